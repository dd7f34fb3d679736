import { arcDeg } from '../../../base/units/angle.ts';
import { clipRange, type JdRange, type JdUt, rangeAround } from '../../../base/units/time.ts';

/** Half-width of the difference quotient, days: at a turn a day its error is 0.002° a day, at the Sun's pace 1e-7°. */
const HALF_STEP_DAYS = 1 / 1024;

/** Speed of a longitude, degrees per day: a difference quotient, one-sided at an end of the coverage. */
export function measureSpeed(longitudeAt: (moment: JdUt) => number, moment: JdUt, coverage: JdRange): number {
  const { fromJdUt, toJdUt } = clipRange(rangeAround(moment, HALF_STEP_DAYS), coverage);
  return arcDeg(longitudeAt(fromJdUt), longitudeAt(toJdUt)) / (toJdUt - fromJdUt);
}
