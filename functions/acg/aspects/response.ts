import type * as z from 'zod';
import { countAspectLines } from '../../../lib/astro/chart/acg/aspect-lines.ts';
import { DEFAULT_ACG_BODY_IDS } from '../../../lib/astro/chart/acg/bodies.ts';
import type { AcgLine } from '../../../lib/astro/chart/acg/lines.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { ASPECT_GLYPHS } from '../../../lib/draw/kit/glyphs.ts';
import { type Drawing, toBodyMembers, toLineGeometry } from '../features.ts';
import { createMapPicture, listParts } from '../picture.ts';
import { lookOfBody } from '../picture-lines.ts';
import type { AspectFeature } from './contract.ts';
import type { AspectsRequest } from './request.ts';

/** The picture of the lines; a label states the longitude of the angle minus that of the body, or has the symbol of the aspect. */
export const aspectsPicture = createMapPicture<z.output<typeof AspectFeature>, AspectsRequest>({
  technique: 'Aspects to the angles',
  shows: 'the lines over the coastlines of the Earth',
  legend: [{ text: 'aspect to the Midheaven' }, { dashes: '7 5', text: 'aspect to the Ascendant' }],
  countLines: ({ bodies = DEFAULT_ACG_BODY_IDS, options }) => countAspectLines(bodies, options.aspects),
  toCurve: ({ id, geometry, properties: { body, angle, aspect, offset } }) => ({
    ...{ id, parts: listParts(geometry), labeled: 'edge', ...lookOfBody(body) },
    ...(angle === 'ASC' && { dashes: '7 5' }),
    label: `${offset}°`,
    sign: ASPECT_GLYPHS[aspect],
    title: `${namePoint(body)} ${aspect.replaceAll('_', '-')} ${angle === 'ASC' ? 'Ascendant' : 'Midheaven'}`,
    data: { 'data-body': body, 'data-angle': angle, 'data-aspect': aspect, 'data-offset': offset },
  }),
});

/** A line on which a body is in aspect to an angle. */
export function toAspectFeature({ id, half, body, angle, aspect }: AcgLine, { toleranceKm, decimals }: Drawing) {
  if (!aspect || (angle !== 'ASC' && angle !== 'MC')) throw new Error(`${id} is no line of an aspect`);
  return {
    type: 'Feature' as const,
    id,
    geometry: toLineGeometry(half, toleranceKm),
    properties: {
      line: 'aspect' as const,
      angle,
      aspect: aspect.id,
      offset: aspect.offsetDeg,
      ...toBodyMembers(body, decimals),
    },
  };
}
