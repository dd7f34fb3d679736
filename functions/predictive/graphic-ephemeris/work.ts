import { MEAN_MOTION_DEG_PER_DAY } from '../../../lib/base/catalog/mean-motions.ts';
import { estimateEventSeconds, estimateFollowingSeconds, followedYearsOf, yearsOf } from '../work.ts';
import type { GraphicEphemerisRequest } from './request.ts';

const DAYS_PER_YEAR = 365.25;
/** Processor time of a year of one curve in the answer, CPU-seconds. */
const SECONDS_PER_CURVE_YEAR = 0.0015;
/** Natal points of a birth. */
const NATAL_POINTS = 14;

/** Estimates the curves, their crossings, and those of natal lines, CPU-seconds. */
export function estimateGraphicEphemeris(request: GraphicEphemerisRequest): number {
  const { bodies, modulus, subject } = request;
  const years = yearsOf(request);
  const laps = bodies.reduce(
    (sum, body) => sum + (Math.abs(MEAN_MOTION_DEG_PER_DAY[body]) * DAYS_PER_YEAR * years) / modulus,
    0,
  );
  const count = laps * (bodies.length + (subject ? NATAL_POINTS : 0));
  const curves = bodies.length * years * SECONDS_PER_CURVE_YEAR;
  return curves + 2 * estimateFollowingSeconds(bodies, followedYearsOf(request)) + estimateEventSeconds(count, count);
}
