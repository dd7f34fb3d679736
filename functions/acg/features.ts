import type { RecordShape, RecordTable } from '../../lib/answers/record.ts';
import { roundTo } from '../../lib/answers/rounding.ts';
import type { HalfCircle } from '../../lib/astro/chart/acg/half-circle.ts';
import { toPolylines } from '../../lib/astro/chart/acg/polyline.ts';
import type { GeoPoint } from '../../lib/astro/sky/sphere.ts';
import type { LineGeometry } from '../../lib/requests/geojson.ts';

/** Ten centimeters. @source RFC 7946, section 11.2 */
const POSITION_DECIMALS = 6;

/** How the options of a request have lines drawn and numbers written. */
interface DrawingOptions {
  readonly tolerance_km: number;
  readonly decimal_places: number;
}

interface DrawnLine {
  readonly id: string;
  readonly half: HalfCircle;
}

/** Creates the writer of lines as features with these properties. */
export const createLineWriter =
  <Line, Of extends RecordShape>(
    properties: RecordTable<Line & { readonly decimals: number }, Of>,
    { tolerance_km, decimal_places }: DrawingOptions,
  ) =>
  (line: DrawnLine & Line) => ({
    type: 'Feature' as const,
    id: line.id,
    geometry: toLineGeometry(line.half, tolerance_km),
    properties: properties.write({ ...line, decimals: decimal_places }),
  });

function toLineGeometry(half: HalfCircle, toleranceKm: number): LineGeometry {
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
