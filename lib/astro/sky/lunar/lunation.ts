import { ARCSEC_PER_DEG, type LongitudeDeg, longitudeDeg } from '../../../base/units/angle.ts';
import { clipRange, type JdUt, jdUt, rangeAround } from '../../../base/units/time.ts';
import { findPairAspects } from '../../motion/exact-aspects.ts';
import { type GeocentricSky, toTropicalSky } from '../../motion/geocentric-sky.ts';
import { separationOffsetDeg } from '../../motion/separation.ts';

/**
 * Mean new moon number 0, the first of 2000, Julian day (UT). Mean new moon `n` is at `FIRST_NEW_MOON_JD +
 * n · SYNODIC_MONTH_DAYS`. True new moons are within 14.3 hours of it from 1600 to 2160, and up to 25 hours before it in
 * 3001 BCE, where the files begin, so rounding gives the number.
 *
 * @source Jean Meeus, Astronomical Algorithms, 1998, equation 49.1, p. 349, as moonphase.js of npm astronomia 4.2.0 has it; in
 * Terrestrial Time, which was ahead of UT by 63.8 s in 2000
 */
const FIRST_NEW_MOON_JD = 2_451_550.09766 - 63.8 / 86_400;
export const SYNODIC_MONTH_DAYS = 29.530588861;
/** @source TIME Almanac 1993, The Sun and Moon 1994: the new moon of 11 January begins lunation 879, 74 before the first of 2000 */
const FIRST_BROWN_LUNATION = 953;

const MEAN_PHASE_DEG_PER_DAY = 360 / SYNODIC_MONTH_DAYS;

/**
 * Half-width of the search for a phase around its estimate, days.
 *
 * The elongation stays within some 10.5° of the mean one, so the estimate is wrong by 21° at most, and it grows by 10.5°
 * to 15° a day.
 */
const PHASE_SEARCH_DAYS = 2.25;

/** At the moment of a phase the engine has the Moon within this of it, degrees: 0.001″. */
const REACHED_WITHIN_DEG = 0.001 / ARCSEC_PER_DEG;

const MOON_AND_SUN = { first: 'moon', second: 'sun' } as const;

/** Excess of the Moon's tropical longitude over the Sun's, degrees in `[0, 360)`: 0 new, 90 first quarter, 180 full. */
export function moonPhaseDeg(sky: GeocentricSky, moment: JdUt): LongitudeDeg {
  return longitudeDeg(separationOffsetDeg(toTropicalSky(sky), MOON_AND_SUN, 0, moment));
}

/** The Moon's phase angle at a moment. */
interface PhaseAtMoment {
  readonly moment: JdUt;
  readonly phaseDeg: LongitudeDeg;
}

/**
 * First moment after a given one at which the Moon reaches a phase: a whole millisecond.
 *
 * @param targetDeg excess of her longitude over the Sun's
 * @returns undefined outside the ephemeris files
 */
export function findNextPhase(sky: GeocentricSky, { moment, phaseDeg }: PhaseAtMoment, targetDeg: number) {
  const aheadDeg = longitudeDeg(targetDeg - phaseDeg) || 360;
  const next = findPhaseNear(sky, jdUt(moment + aheadDeg / MEAN_PHASE_DEG_PER_DAY), targetDeg);
  // At the moment of a phase she may still be short of it.
  return next === undefined || next > moment ? next : findPhaseNear(sky, jdUt(next + SYNODIC_MONTH_DAYS), targetDeg);
}

/** Last moment at or before a given one at which the Moon reached a phase. */
export function findLastPhase(sky: GeocentricSky, { moment, phaseDeg }: PhaseAtMoment, targetDeg: number) {
  const behindDeg = longitudeDeg(phaseDeg - targetDeg + REACHED_WITHIN_DEG) - REACHED_WITHIN_DEG;
  const last = findPhaseNear(sky, jdUt(moment - behindDeg / MEAN_PHASE_DEG_PER_DAY), targetDeg);
  return last === undefined || last <= moment ? last : findPhaseNear(sky, jdUt(last - SYNODIC_MONTH_DAYS), targetDeg);
}

/** Last moment before a given one at which the Moon reached a phase. */
export function findPhaseBefore(sky: GeocentricSky, moment: JdUt, targetDeg: number): JdUt | undefined {
  const last = findLastPhase(sky, { moment, phaseDeg: moonPhaseDeg(sky, moment) }, targetDeg);
  const isBefore = last === undefined || last < moment;
  return isBefore ? last : findPhaseNear(sky, jdUt(last - SYNODIC_MONTH_DAYS), targetDeg);
}

function findPhaseNear(sky: GeocentricSky, estimate: JdUt, targetDeg: number): JdUt | undefined {
  const window = clipRange(rangeAround(estimate, PHASE_SEARCH_DAYS), sky.ephemeris.coverage());
  const [phase] = findPairAspects({ sky: toTropicalSky(sky), pair: MOON_AND_SUN, angles: [targetDeg], window });
  return phase?.refine();
}

/** Mean new moon with a number, 0 for the first of 2000. A fraction adds that share of a mean month. */
export function meanNewMoon(number: number): JdUt {
  return jdUt(FIRST_NEW_MOON_JD + number * SYNODIC_MONTH_DAYS);
}

/** Inverse of {@link meanNewMoon}. */
export function newMoonNumber(moment: JdUt): number {
  return (moment - FIRST_NEW_MOON_JD) / SYNODIC_MONTH_DAYS;
}

/** Brown lunation number of the lunation that a new moon begins. */
export function brownLunationOf(newMoon: JdUt): number {
  return Math.round(newMoonNumber(newMoon)) + FIRST_BROWN_LUNATION;
}
