import { arcDeg, type LongitudeDeg } from '../../base/units/angle.ts';
import { type JdUt, jdUt, SECONDS_PER_DAY } from '../../base/units/time.ts';
import { solveZero } from '../search/zeros.ts';

/** Longitude of a body that never moves backwards, such as the Sun and the Moon, and its speed. */
export interface DirectMotion {
  readonly longitudeDeg: LongitudeDeg;
  readonly longitudeSpeedDegPerDay: number;
}

/** A step no longer than this is the last one, days: 50 ms, after which the error is below 1e-9°. */
const TOLERANCE_DAYS = 50e-3 / SECONDS_PER_DAY;
/** How far from a straight estimate the moment is searched: more than the speeds of Sun and Moon can shift it. */
const REACH_DEG = 90;

/**
 * The moment at which a body has a longitude.
 *
 * @param near less than half a turn of the body away
 */
export function findMomentOfLongitude(stateAt: (moment: JdUt) => DirectMotion, targetDeg: number, near: JdUt): JdUt {
  const { longitudeDeg, longitudeSpeedDegPerDay: slope } = stateAt(near);
  const at = near + arcDeg(longitudeDeg, targetDeg) / slope;
  const [low, high] = [at - REACH_DEG / slope, at + REACH_DEG / slope];
  const valueAt = (moment: number): number => arcDeg(targetDeg, stateAt(jdUt(moment)).longitudeDeg);
  const estimate = { at, slope, isRising: true };
  return jdUt(solveZero(valueAt, { low, high, estimate, tolerance: TOLERANCE_DAYS }));
}
