import { constants, get_ayanamsa_ex_ut } from 'sweph';
import { EphemerisUnavailableError } from '../../astro/errors.ts';
import { type Ayanamsa, formatAyanamsa } from '../../base/catalog/ayanamsas.ts';
import { confirmZeroPoint } from './calculate.ts';
import { useSiderealMode } from './engine-state.ts';

/** Difference that the engine subtracts from a tropical longitude of date, nutation included. */
export function computeAyanamsaDeg(moment: number, ayanamsa: Ayanamsa): number {
  useSiderealMode(ayanamsa);
  confirmZeroPoint(moment);
  const { flag, error, data } = get_ayanamsa_ex_ut(moment, constants.SEFLG_SWIEPH);
  const isFromFiles = (flag & constants.SEFLG_SWIEPH) !== 0 && flag > 0;
  if (isFromFiles && error === '' && Number.isFinite(data)) return data;
  throw new EphemerisUnavailableError(
    `The engine has no ${formatAyanamsa(ayanamsa)} zero point: flag ${flag} ${error}`,
  );
}
