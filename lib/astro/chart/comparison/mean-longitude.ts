import { arcDeg, atan2Deg, cosDeg, type LongitudeDeg, longitudeDeg, sinDeg } from '../../../base/units/angle.ts';
import { SHORTEST_MEAN_VECTOR } from './mean.ts';

/** Mean of longitudes. */
interface MeanLongitude {
  readonly longitudeDeg: LongitudeDeg;
  /** True where the longitudes cancel each other out and have no mean; the longitude is then 90° after the first. */
  readonly isAmbiguous: boolean;
}

const QUARTER_DEG = 90;
/** Far below the effect of a birth time's uncertainty, far above rounding. */
const OPPOSITION_TOLERANCE_DEG = 1e-9;

/**
 * The nearer midpoint of two longitudes; for more of them the circular mean, which is the direction of the sum of their
 * unit vectors. For two longitudes both agree, but halving the arc returns two equal longitudes unrounded.
 *
 * @param longitudes at least one
 * @source circular mean: SciPy 1.14, scipy.stats.circmean, the argument of the mean of exp(i·x); R package circular,
 * mean.circular
 */
export function computeMeanLongitude(longitudes: readonly number[]): MeanLongitude {
  const [first = 0, second = first] = longitudes;
  const mean = longitudes.length > 2 ? vectorMean(longitudes) : nearerMidpoint(first, second);
  if (mean !== undefined) return { longitudeDeg: longitudeDeg(mean), isAmbiguous: false };
  return { longitudeDeg: longitudeDeg(first + QUARTER_DEG), isAmbiguous: true };
}

/** @returns undefined for an exact opposition */
function nearerMidpoint(first: number, second: number): number | undefined {
  const arc = arcDeg(first, second);
  const areOpposite = Math.abs(arc) > 180 - OPPOSITION_TOLERANCE_DEG;
  return areOpposite ? undefined : first + arc / 2;
}

/** @returns undefined where the vectors cancel out */
function vectorMean(longitudes: readonly number[]): number | undefined {
  const meanOf = (part: (angleDeg: number) => number) =>
    longitudes.reduce((sum, longitude) => sum + part(longitude), 0) / longitudes.length;
  const [x, y] = [meanOf(cosDeg), meanOf(sinDeg)];
  return Math.hypot(x, y) < SHORTEST_MEAN_VECTOR ? undefined : atan2Deg(y, x);
}
