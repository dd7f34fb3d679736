import { roundTo, roundWithinCycle, toZodiacPosition } from '../../lib/answers/rounding.ts';
import type { AcgBody } from '../../lib/domain/acg/bodies.ts';
import type { LineCrossing } from '../../lib/domain/acg/crossings.ts';
import type { HalfCircle } from '../../lib/domain/acg/half-circle.ts';
import type { AcgLine } from '../../lib/domain/acg/lines.ts';
import type { LocalSpaceLine } from '../../lib/domain/acg/local-space.ts';
import type { NearbyLine } from '../../lib/domain/acg/nearby-lines.ts';
import { toPolylines } from '../../lib/domain/acg/polyline.ts';
import type { GeoPoint } from '../../lib/domain/acg/sphere.ts';
import type { LineGeometry } from './geojson.ts';

/** Ten centimetres. @source RFC 7946, section 11.2 */
const POSITION_DECIMALS = 6;

/** How lines are drawn and numbers written. */
export interface Drawing {
  readonly toleranceKm: number;
  readonly decimals: number;
}

/** What the options of a request say of it. */
export function drawingOf(options: { readonly tolerance_km: number; readonly decimal_places: number }): Drawing {
  return { toleranceKm: options.tolerance_km, decimals: options.decimal_places };
}

/** A line on which a body is on an angle. */
export function angularFeature(line: AcgLine, { toleranceKm, decimals }: Drawing) {
  return {
    type: 'Feature' as const,
    id: line.id,
    geometry: lineGeometry(line.half, toleranceKm),
    properties: { line: 'angular' as const, ...lineMembers(line, decimals) },
  };
}

/** A line on which a body is in aspect to an angle. */
export function aspectFeature({ id, half, body, angle, aspect }: AcgLine, { toleranceKm, decimals }: Drawing) {
  if (!aspect || (angle !== 'ASC' && angle !== 'MC')) throw new Error(`${id} is no line of an aspect`);
  return {
    type: 'Feature' as const,
    id,
    geometry: lineGeometry(half, toleranceKm),
    properties: {
      line: 'aspect' as const,
      angle,
      aspect: aspect.id,
      offset: aspect.offsetDeg,
      ...bodyMembers(body, decimals),
    },
  };
}

/** A line that passes near a place. */
export function hitFeature({ line, distanceKm, nearest, bearingDeg }: NearbyLine, drawing: Drawing) {
  const feature = angularFeature(line, drawing);
  const { decimals } = drawing;
  const properties = {
    ...feature.properties,
    distance_km: roundTo(distanceKm, decimals),
    bearing: bearingDeg === undefined ? null : roundWithinCycle(360, bearingDeg, decimals),
    nearest_point: position(nearest),
  };
  return { ...feature, properties };
}

/** A crossing, and the parallel of its paran. */
export function crossingFeatures({ id, lines, place }: LineCrossing, decimals: number) {
  const members = {
    lines: lines.map((line) => lineMembers(line, decimals)),
    paran_latitude: roundTo(place.latitudeDeg, decimals),
  };
  const [, latitude] = position(place);
  const crossing = {
    type: 'Feature' as const,
    id,
    geometry: { type: 'Point' as const, coordinates: position(place) },
    properties: { line: 'crossing' as const, ...members },
  };
  const parallel: [number, number][] = [-180, 0, 180].map((longitude) => [longitude, latitude]);
  const paran = {
    type: 'Feature' as const,
    id: `paran:${id}`,
    geometry: { type: 'LineString' as const, coordinates: parallel },
    properties: { line: 'paran' as const, ...members },
  };
  return [crossing, paran] as const;
}

/** A line of local space. */
export function localSpaceFeature(line: LocalSpaceLine, { toleranceKm, decimals }: Drawing) {
  return {
    type: 'Feature' as const,
    id: line.id,
    geometry: lineGeometry(line.half, toleranceKm),
    properties: {
      line: 'local_space' as const,
      direction: line.direction,
      azimuth: roundWithinCycle(360, line.azimuthDeg, decimals),
      altitude: roundTo(line.altitudeDeg, decimals),
      ...bodyMembers(line.body, decimals),
    },
  };
}

function lineMembers({ angle, body }: AcgLine, decimals: number) {
  return { angle, ...bodyMembers(body, decimals) };
}

function bodyMembers({ id, longitudeDeg, rightAscensionDeg, declinationDeg }: AcgBody, decimals: number) {
  return {
    body: id,
    longitude: toZodiacPosition(longitudeDeg, decimals).longitude,
    right_ascension: roundWithinCycle(360, rightAscensionDeg, decimals),
    declination: roundTo(declinationDeg, decimals),
  };
}

function lineGeometry(half: HalfCircle, toleranceKm: number): LineGeometry {
  const parts = toPolylines(half, toleranceKm).map((part) => part.map(roundedPosition));
  const [only, ...others] = parts;
  if (only && others.length === 0) return { type: 'LineString', coordinates: only };
  return { type: 'MultiLineString', coordinates: parts };
}

const position = ({ longitudeDeg, latitudeDeg }: GeoPoint): [number, number] =>
  roundedPosition([longitudeDeg, latitudeDeg]);

function roundedPosition([longitude, latitude]: readonly [number, number]): [number, number] {
  return [roundTo(longitude, POSITION_DECIMALS), roundTo(latitude, POSITION_DECIMALS)];
}
