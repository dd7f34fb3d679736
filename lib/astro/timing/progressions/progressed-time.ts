import { type JdUt, jdUt } from '../../../base/units/time.ts';
import { TROPICAL_YEAR_DAYS } from './rates.ts';

/** A birth and the moment of life to progress to. */
interface BirthAndTarget {
  readonly birth: JdUt;
  /** May lie before the birth: the progression then runs backwards, and the age is negative. */
  readonly target: JdUt;
}

/** Age at the target moment, in tropical years. */
export function ageYears({ birth, target }: BirthAndTarget): number {
  return (target - birth) / TROPICAL_YEAR_DAYS;
}

/**
 * Progressed moment: the moment in the ephemeris that stands for a moment of life.
 *
 * @param ratio days of ephemeris for a day of life; negative where the ephemeris runs backwards, converse
 * @example findProgressedMoment({ birth: jdUt(2451545), target: jdUt(2451545 + 30 * 365.24219) }, 1 / 365.24219) // 2451575
 */
export function findProgressedMoment({ birth, target }: BirthAndTarget, ratio: number): JdUt {
  return jdUt(birth + (target - birth) * ratio);
}

/** The moment of life for which a moment in the ephemeris stands: the inverse of {@link findProgressedMoment}. */
export function findLifeMoment(birth: JdUt, progressed: JdUt, ratio: number): JdUt {
  return jdUt(birth + (progressed - birth) / ratio);
}
