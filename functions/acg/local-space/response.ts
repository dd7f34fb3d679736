import * as z from 'zod';
import { roundTo, roundWithinCycle } from '../../../lib/answers/rounding.ts';
import { LOCAL_SPACE_DIRECTIONS, type LocalSpaceLine } from '../../../lib/astro/chart/acg/local-space.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { type Drawing, toBodyMembers, toLineGeometry } from '../features.ts';
import { featureSchema, LineGeometry, mapSchema } from '../geojson.ts';
import { createMapPicture, listParts } from '../picture.ts';
import { lookOfBody } from '../picture-lines.ts';
import { bodyShape, kind } from '../properties.ts';

const LocalSpaceProperties = z
  .object({
    line: kind('local_space', 'The great circle along a body’s azimuth'),
    direction: z.enum(LOCAL_SPACE_DIRECTIONS).meta({
      description: '`toward`: along the azimuth of the body; `away`: the other way',
      example: 'toward',
    }),
    azimuth: z.number().meta({ description: 'Azimuth of the body, degrees from north through east', example: 143.2 }),
    altitude: z
      .number()
      .meta({ description: 'Altitude of the body above the horizon, degrees, without refraction', example: 27.9 }),
    ...bodyShape,
  })
  .meta({ id: 'AcgLocalSpaceProperties', description: 'A line of local space' });

const LocalSpaceFeature = featureSchema(LineGeometry, LocalSpaceProperties).meta({
  id: 'AcgLocalSpaceLine',
  description: 'Half of a great circle, from the place to its antipode',
});

export const LocalSpaceResponse = mapSchema(
  LocalSpaceFeature,
  'For each body the line toward it and the line away from it',
)
  .extend({ location: LocationInfo })
  .meta({ id: 'AcgLocalSpace', description: 'A map of local space as GeoJSON' });

export const localSpacePicture = createMapPicture<z.output<typeof LocalSpaceFeature>>({
  technique: 'Local space',
  shows: 'the lines of local space over the coastlines of the Earth',
  legend: [{ text: 'toward the body' }, { dashes: '7 5', text: 'away from it' }],
  toCurve: ({ id, geometry, properties: { body, direction, azimuth } }) => ({
    ...{ id, parts: listParts(geometry), ...lookOfBody(body), label: '' },
    ...(direction === 'away' ? { dashes: '7 5' } : { labelled: 'start' as const }),
    title: `${namePoint(body)}, azimuth ${Math.round(azimuth)}°, ${direction}`,
    data: { 'data-body': body, 'data-direction': direction },
  }),
});

export type LocalSpaceResponse = z.output<typeof LocalSpaceResponse>;

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
