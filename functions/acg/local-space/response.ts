import type * as z from 'zod';
import { roundTo, roundWithinCycle } from '../../../lib/answers/rounding.ts';
import type { LocalSpaceLine } from '../../../lib/astro/chart/acg/local-space.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { type Drawing, toBodyMembers, toLineGeometry } from '../features.ts';
import { createMapPicture, listParts } from '../picture.ts';
import { lookOfBody } from '../picture-lines.ts';
import type { LocalSpaceFeature } from './contract.ts';

export const localSpacePicture = createMapPicture<z.output<typeof LocalSpaceFeature>>({
  technique: 'Local space',
  shows: 'the lines of local space over the coastlines of the Earth',
  legend: [{ text: 'toward the body' }, { dashes: '7 5', text: 'away from it' }],
  toCurve: ({ id, geometry, properties: { body, direction, azimuth } }) => ({
    ...{ id, parts: listParts(geometry), ...lookOfBody(body), label: '' },
    ...(direction === 'away' ? { dashes: '7 5' } : { labeled: 'start' as const }),
    title: `${namePoint(body)}, azimuth ${Math.round(azimuth)}°, ${direction}`,
    data: { 'data-body': body, 'data-direction': direction },
  }),
});

/** A line of local space. */
export function toLocalSpaceFeature(line: LocalSpaceLine, { toleranceKm, decimals }: Drawing) {
  return {
    type: 'Feature' as const,
    id: line.id,
    geometry: toLineGeometry(line.half, toleranceKm),
    properties: {
      line: 'local_space' as const,
      direction: line.direction,
      azimuth: roundWithinCycle(360, line.azimuthDeg, decimals),
      altitude: roundTo(line.altitudeDeg, decimals),
      ...toBodyMembers(line.body, decimals),
    },
  };
}
