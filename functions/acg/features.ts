import { roundTo, roundWithinCycle, toZodiacPosition } from '../../lib/answers/rounding.ts';
import type { AcgBody } from '../../lib/astro/chart/acg/bodies.ts';
import type { HalfCircle } from '../../lib/astro/chart/acg/half-circle.ts';
import type { AcgLine } from '../../lib/astro/chart/acg/lines.ts';
import { toPolylines } from '../../lib/astro/chart/acg/polyline.ts';
import type { GeoPoint } from '../../lib/astro/sky/sphere.ts';
import type { LineGeometry } from './geojson.ts';

/** Ten centimeters. @source RFC 7946, section 11.2 */
const POSITION_DECIMALS = 6;

/** How lines are drawn and numbers written. */
export interface Drawing {
  readonly toleranceKm: number;
  readonly decimals: number;
}

/** What the options of a request say of it. */
export function toDrawing(options: { readonly tolerance_km: number; readonly decimal_places: number }): Drawing {
  return { toleranceKm: options.tolerance_km, decimals: options.decimal_places };
}

/** A line on which a body is on an angle. */
export function toAngularFeature(line: AcgLine, { toleranceKm, decimals }: Drawing) {
  return {
    type: 'Feature' as const,
    id: line.id,
    geometry: toLineGeometry(line.half, toleranceKm),
    properties: { line: 'angular' as const, ...toLineMembers(line, decimals) },
  };
}

export function toLineMembers({ angle, body }: AcgLine, decimals: number) {
  return { angle, ...toBodyMembers(body, decimals) };
}

export function toBodyMembers({ id, longitudeDeg, rightAscensionDeg, declinationDeg }: AcgBody, decimals: number) {
  return {
    body: id,
    longitude: toZodiacPosition(longitudeDeg, decimals).longitude,
    right_ascension: roundWithinCycle(360, rightAscensionDeg, decimals),
    declination: roundTo(declinationDeg, decimals),
  };
}

export function toLineGeometry(half: HalfCircle, toleranceKm: number): LineGeometry {
  const parts = toPolylines(half, toleranceKm).map((part) => part.map(roundPosition));
  const [only, ...others] = parts;
  if (only && others.length === 0) return { type: 'LineString', coordinates: only };
  return { type: 'MultiLineString', coordinates: parts };
}

export const position = ({ longitudeDeg, latitudeDeg }: GeoPoint): [number, number] =>
  roundPosition([longitudeDeg, latitudeDeg]);

function roundPosition([longitude, latitude]: readonly [number, number]): [number, number] {
  return [roundTo(longitude, POSITION_DECIMALS), roundTo(latitude, POSITION_DECIMALS)];
}
