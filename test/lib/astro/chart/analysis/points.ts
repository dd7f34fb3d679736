import type { AnalysisPoint } from '../../../../../lib/astro/chart/analysis/point.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';

/** Points named a, b, c … at these longitudes. */
export function pointsAt(...longitudes: readonly number[]): readonly AnalysisPoint[] {
  return longitudes.map((longitude, index) => ({
    id: String.fromCharCode('a'.charCodeAt(0) + index),
    longitudeDeg: longitudeDeg(longitude),
  }));
}
