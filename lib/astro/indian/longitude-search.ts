import { arcDeg, type LongitudeDeg } from '../../base/units/angle.ts';
import { type JdUt, jdUt } from '../../base/units/time.ts';

/** Longitude of a body that never moves backwards, such as the Sun and the Moon, and its speed. */
export interface DirectMotion {
  readonly longitudeDeg: LongitudeDeg;
  readonly longitudeSpeedDegPerDay: number;
}

const MAX_STEPS = 10;
/** The Moon moves by as much in 0.01 milliseconds. */
const CLOSE_ENOUGH_DEG = 1e-9;

/**
 * The moment at which a body has a longitude, by Newton's steps: the speeds of Sun and Moon change little.
 *
 * @param estimate less than half a turn of the body away
 */
export function findMomentOfLongitude(
  stateAt: (moment: JdUt) => DirectMotion,
  targetDeg: number,
  estimate: JdUt,
): JdUt {
  let moment = estimate;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { longitudeDeg, longitudeSpeedDegPerDay } = stateAt(moment);
    const missingDeg = arcDeg(longitudeDeg, targetDeg);
    moment = jdUt(moment + missingDeg / longitudeSpeedDegPerDay);
    if (Math.abs(missingDeg) < CLOSE_ENOUGH_DEG) break;
  }
  return moment;
}
