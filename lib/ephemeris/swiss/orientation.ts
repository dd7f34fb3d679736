import { constants, deltat_ex, get_ayanamsa_ex_ut, sidtime } from 'sweph';
import { AYANAMSAS_OF_AN_EPOCH, type Ayanamsa, formatAyanamsa } from '../../catalog/ayanamsas.ts';
import { DEG_PER_HOUR, longitudeDeg } from '../../units/angle.ts';
import { SECONDS_PER_DAY } from '../../units/time.ts';
import { EphemerisUnavailableError } from '../errors.ts';
import type { EarthOrientation, SearchZodiac } from '../port.ts';
import { calculate, confirmZeroPoint } from './calculate.ts';
import { useSiderealMode } from './engine-state.ts';

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

/** Zero point of a zodiac on the ecliptic of date, counted from the mean equinox; undefined on another ecliptic. */
export function computeZeroPointDeg(moment: number, zodiac: SearchZodiac): number | undefined {
  if (zodiac.type === 'tropical') return -calculate(moment, constants.SE_ECL_NUT, constants.SEFLG_SWIEPH)[2];
  if (AYANAMSAS_OF_AN_EPOCH.has(zodiac.ayanamsa)) return undefined;
  return computeAyanamsaDeg(moment, zodiac.ayanamsa, constants.SEFLG_NONUT);
}

/**
 * Difference that the engine subtracts from a tropical longitude of date, nutation included.
 *
 * @param nutationFlag that of the engine, for a difference without nutation
 */
export function computeAyanamsaDeg(moment: number, ayanamsa: Ayanamsa, nutationFlag = 0): number {
  useSiderealMode(ayanamsa);
  confirmZeroPoint(moment);
  const { flag, error, data } = get_ayanamsa_ex_ut(moment, constants.SEFLG_SWIEPH | nutationFlag);
  const isFromFiles = (flag & constants.SEFLG_SWIEPH) !== 0 && flag > 0;
  if (isFromFiles && error === '' && Number.isFinite(data)) return data;
  throw new EphemerisUnavailableError(
    `The engine has no ${formatAyanamsa(ayanamsa)} zero point: flag ${flag} ${error}`,
  );
}
