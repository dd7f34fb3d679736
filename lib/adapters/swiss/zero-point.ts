import { constants, get_ayanamsa_ex_ut } from 'sweph';
import { EphemerisUnavailableError } from '../../astro/errors.ts';
import type { SearchZodiac } from '../../astro/port.ts';
import { AYANAMSAS_OF_AN_EPOCH, type Ayanamsa, formatAyanamsa } from '../../base/catalog/ayanamsas.ts';
import { confirmZeroPoint } from './calculate.ts';
import { useSiderealMode } from './engine-state.ts';
import { computeNutationDeg } from './nutation.ts';

/** Zero point of a zodiac on the ecliptic of date, counted from the mean equinox; undefined on another ecliptic. */
export function computeZeroPointDeg(moment: number, zodiac: SearchZodiac): number | undefined {
  if (zodiac.type === 'tropical') return -computeNutationDeg(moment);
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
