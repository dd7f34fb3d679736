import { constants, deltat_ex, sidtime } from 'sweph';
import { EphemerisUnavailableError } from '../../astro/errors.ts';
import type { EarthOrientation } from '../../astro/port.ts';
import { DEG_PER_HOUR, longitudeDeg } from '../../base/units/angle.ts';
import { SECONDS_PER_DAY } from '../../base/units/time.ts';
import { calculate } from './calculate.ts';

/** Rotation and axis of the Earth: ΔT, obliquity, nutation, sidereal time. */
export function computeEarthOrientation(moment: number): EarthOrientation {
  const [trueObliquityDeg, meanObliquityDeg, nutationLongitudeDeg] = calculate(
    moment,
    constants.SE_ECL_NUT,
    constants.SEFLG_SWIEPH,
  );
  return {
    deltaTSeconds: computeDeltaTDays(moment) * SECONDS_PER_DAY,
    trueObliquityDeg,
    meanObliquityDeg,
    nutationLongitudeDeg,
    siderealTimeDeg: longitudeDeg(sidtime(moment) * DEG_PER_HOUR),
  };
}

/** Terrestrial Time minus Universal Time, days. */
export function computeDeltaTDays(moment: number): number {
  const { data, error } = deltat_ex(moment, constants.SEFLG_SWIEPH);
  if (error !== '') throw new EphemerisUnavailableError(`The engine has no ΔT: ${error}`);
  return data;
}
