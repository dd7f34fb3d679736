import type * as z from 'zod';
import { roundTo, roundWithinCycle } from '../../../lib/answers/rounding.ts';
import type { NearbyLine } from '../../../lib/astro/chart/acg/nearby-lines.ts';
import { type Drawing, position, toAngularFeature } from '../features.ts';
import { createMapPicture, listParts } from '../picture.ts';
import { ANGLE_LEGEND, lookOfAngle, lookOfBody } from '../picture-lines.ts';
import type { HitFeature } from './contract.ts';

export const hitsPicture = createMapPicture<z.output<typeof HitFeature>>({
  technique: 'Lines nearby',
  shows: 'the lines within the radius over the coastlines of the Earth',
  legend: ANGLE_LEGEND,
  toCurve: ({ id, geometry, properties: { body, angle, distance_km } }) => {
    const look = lookOfAngle(body, angle);
    return {
      ...{ id, parts: listParts(geometry), labeled: 'edge', ...lookOfBody(body), ...look },
      title: `${look.title}, ${Math.round(distance_km)} km away`,
      data: { 'data-body': body, 'data-angle': angle, 'data-distance-km': distance_km },
    };
  },
});

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
