import { constants, deltat_ex, sidtime0 } from 'sweph';
import { EphemerisUnavailableError } from '../../astro/errors.ts';
import type { EarthOrientation } from '../../astro/port.ts';
import { DEG_PER_HOUR, longitudeDeg } from '../../base/units/angle.ts';
import { SECONDS_PER_DAY } from '../../base/units/time.ts';
import { calculate, FROM_FILES } from './calculate.ts';

/**
 * Rotation and axis of the Earth: ΔT, obliquity, nutation, sidereal time.
 *
 * The engine computes nutation for each question, unless the last one was about the same moment and with speeds as well. So speeds
 * are asked for, which bodies of the same moment need, and sidereal time is made of the nutation that is known.
 */
export function computeEarthOrientation(moment: number): EarthOrientation {
  const [trueObliquityDeg, meanObliquityDeg, nutationLongitudeDeg] = calculate(
    moment,
    constants.SE_ECL_NUT,
    FROM_FILES,
  );
  return {
    deltaTSeconds: computeDeltaTDays(moment) * SECONDS_PER_DAY,
    trueObliquityDeg,
    meanObliquityDeg,
    nutationLongitudeDeg,
    siderealTimeDeg: longitudeDeg(sidtime0(moment, trueObliquityDeg, nutationLongitudeDeg) * DEG_PER_HOUR),
  };
}

/** Terrestrial Time minus Universal Time, days. */
export function computeDeltaTDays(moment: number): number {
  const { data, error } = deltat_ex(moment, constants.SEFLG_SWIEPH);
  if (error !== '') throw new EphemerisUnavailableError(`The engine has no ΔT: ${error}`);
  return data;
}
