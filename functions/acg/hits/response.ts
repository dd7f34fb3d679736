import * as z from 'zod';
import { roundTo, roundWithinCycle } from '../../../lib/answers/rounding.ts';
import type { NearbyLine } from '../../../lib/astro/chart/acg/nearby-lines.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { type Drawing, position, toAngularFeature } from '../features.ts';
import { featureSchema, GeoPosition, LineGeometry, mapSchema } from '../geojson.ts';
import { createMapPicture, listParts } from '../picture.ts';
import { ANGLE_LEGEND, lookOfAngle, lookOfBody } from '../picture-lines.ts';
import { angularShape } from '../properties.ts';

const HitProperties = z
  .object({
    ...angularShape,
    distance_km: z.number().meta({
      description: 'From the place to the nearest point of the curve itself, on a sphere of radius 6371.0088 km',
      example: 123.4,
    }),
    bearing: z.number().nullable().meta({
      description:
        'Initial bearing from the place to that point, degrees from north through east; null if the place is on the line',
      example: 271.5,
    }),
    nearest_point: GeoPosition.meta({ description: 'Nearest point of the curve: longitude and latitude' }),
  })
  .meta({ id: 'AcgHitProperties', description: 'A line that passes near a place' });

const HitFeature = featureSchema(LineGeometry, HitProperties).meta({
  id: 'AcgHit',
  description: 'A line that passes near the place, in its full length',
});

export const HitsResponse = mapSchema(HitFeature, 'Lines that pass within the radius, nearest first')
  .extend({ location: LocationInfo })
  .meta({ id: 'AcgHits', description: 'Lines that pass near a place as GeoJSON' });

export const hitsPicture = createMapPicture<z.output<typeof HitFeature>>({
  technique: 'Lines nearby',
  shows: 'the lines within the radius over the coastlines of the Earth',
  legend: ANGLE_LEGEND,
  toCurve: ({ id, geometry, properties: { body, angle, distance_km } }) => {
    const look = lookOfAngle(body, angle);
    return {
      ...{ id, parts: listParts(geometry), labelled: 'edge', ...lookOfBody(body), ...look },
      title: `${look.title}, ${Math.round(distance_km)} km away`,
      data: { 'data-body': body, 'data-angle': angle, 'data-distance-km': distance_km },
    };
  },
});

export type HitsResponse = z.output<typeof HitsResponse>;

/** A line that passes near a place. */
export function toHitFeature({ line, distanceKm, nearest, bearingDeg }: NearbyLine, drawing: Drawing) {
  const feature = toAngularFeature(line, drawing);
  const { decimals } = drawing;
  const properties = {
    ...feature.properties,
    distance_km: roundTo(distanceKm, decimals),
    bearing: bearingDeg === undefined ? null : roundWithinCycle(360, bearingDeg, decimals),
    nearest_point: position(nearest),
  };
  return { ...feature, properties };
}
