import { arcDeg, type LongitudeDeg, TURN_DEG } from '../../../units/angle.ts';
import { type JdUt, jdUt } from '../../../units/time.ts';

/** Moment that lies a number of years, with a fraction and possibly negative, after a birth. Grows with the years. */
export type MomentAfterYears = (years: number) => JdUt;

/** Years of equal length. */
export const countEqualYears =
  (birth: JdUt, yearDays: number): MomentAfterYears =>
  (years) =>
    jdUt(birth + years * yearDays);

/** The Sun in the sidereal zodiac. */
export interface SunState {
  readonly longitudeDeg: LongitudeDeg;
  readonly longitudeSpeedDegPerDay: number;
}

/** Mean time in which the Sun returns to a star, days: estimates the true one. */
export const SIDEREAL_YEAR_DAYS = 365.256363;

const MAX_STEPS = 8;
/** The Sun moves by as much in a tenth of a millisecond. */
const CLOSE_ENOUGH_DEG = 1e-9;

/**
 * Years as true returns of the Sun to its sidereal longitude at birth. A share of a year is the same share of the Sun's
 * 360°, so that a twelfth is 30° of its way. Each moment is searched once.
 *
 * @throws EphemerisRangeError where the returns lie beyond the files
 */
export function countSolarYears(birth: JdUt, sunAt: (moment: JdUt) => SunState): MomentAfterYears {
  const natalDeg = sunAt(birth).longitudeDeg;
  const known = new Map<number, JdUt>([[0, birth]]);
  return (years) => {
    const moment =
      known.get(years) ?? findReturn(jdUt(birth + years * SIDEREAL_YEAR_DAYS), natalDeg + years * TURN_DEG);
    known.set(years, moment);
    return moment;
  };

  /** Newton's steps: the Sun is never more than some degrees from its mean place, and hardly changes its speed. */
  function findReturn(estimate: JdUt, targetDeg: number): JdUt {
    let moment = estimate;
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const { longitudeDeg, longitudeSpeedDegPerDay } = sunAt(moment);
      const missingDeg = arcDeg(longitudeDeg, targetDeg);
      moment = jdUt(moment + missingDeg / longitudeSpeedDegPerDay);
      if (Math.abs(missingDeg) < CLOSE_ENOUGH_DEG) break;
    }
    return moment;
  }
}
