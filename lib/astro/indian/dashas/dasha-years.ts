import { memoize } from '../../../base/memoize.ts';
import { TURN_DEG } from '../../../base/units/angle.ts';
import { type JdUt, jdUt } from '../../../base/units/time.ts';
import { type DirectMotion, findMomentOfLongitude } from '../longitude-search.ts';

/** Moment that lies a number of years, with a fraction and possibly negative, after a birth. Grows with the years. */
export type MomentAfterYears = (years: number) => JdUt;

/** Years of equal length. */
export const countEqualYears =
  (birth: JdUt, yearDays: number): MomentAfterYears =>
  (years) =>
    jdUt(birth + years * yearDays);

/** Mean time in which the Sun returns to a star, days: estimates the true one. */
export const SIDEREAL_YEAR_DAYS = 365.256363;

/**
 * Years as true returns of the Sun to its sidereal longitude at birth. A share of a year is the same share of the Sun's
 * 360°, so that a twelfth is 30° of its way. Each moment is searched once.
 *
 * @param sunAt the Sun in the sidereal zodiac
 * @throws EphemerisRangeError where the returns lie beyond the files
 */
export function countSolarYears(birth: JdUt, sunAt: (moment: JdUt) => DirectMotion): MomentAfterYears {
  const natalDeg = sunAt(birth).longitudeDeg;
  const findReturn = (years: number): JdUt =>
    findMomentOfLongitude(sunAt, natalDeg + years * TURN_DEG, jdUt(birth + years * SIDEREAL_YEAR_DAYS));
  return memoize(findReturn, [[0, birth]]);
}
