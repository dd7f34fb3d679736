import { calc_ut, constants } from 'sweph';
import { EphemerisUnavailableError } from '../../astro/errors.ts';
import { isConfirmed, markConfirmed, needsFilesForZeroPoint } from './engine-state.ts';

export type SixNumbers = ReturnType<typeof calc_ut>['data'];

const ANY_EPHEMERIS = constants.SEFLG_JPLEPH | constants.SEFLG_SWIEPH | constants.SEFLG_MOSEPH;

/** Flags for positions from the files, without speeds. */
export const FROM_FILES_WITHOUT_SPEEDS = constants.SEFLG_SWIEPH;

/**
 * Flags for positions from the files, with speeds.
 *
 * Nutation is computed, not interpolated (`set_interpolate_nut` stays off): interpolation is a third faster in a fine
 * scan, 4 % slower in single charts, and its window of days, and so the result, depends on earlier calls by up to
 * 0.003″.
 */
export const FROM_FILES = FROM_FILES_WITHOUT_SPEEDS | constants.SEFLG_SPEED;

/** Whether the returned flag has every requested bit and names no other ephemeris; the engine adds bits of its own. */
export function hasRequestedFlags(flag: number, requestedFlags: number): boolean {
  return (flag & (requestedFlags | ANY_EPHEMERIS)) === requestedFlags;
}

/**
 * Computes one position and refuses any result that differs from the request.
 *
 * Without its files the engine still answers, from the Moshier series, with flag 4 instead of 2. It also adds flags of
 * its own (a heliocentric position is without aberration), so only the requested bits and the ephemeris bits are
 * compared.
 *
 * @throws EphemerisUnavailableError
 */
export function calculate(moment: number, engineId: number, flags: number): SixNumbers {
  const { flag, error, data } = calc_ut(moment, engineId, flags);
  const isAsRequested = hasRequestedFlags(flag, flags);
  const isNumber = Number.isFinite(data[0] + data[1] + data[2] + data[3] + data[4] + data[5]);
  if (isAsRequested && isNumber && error === '') return data;
  throw new EphemerisUnavailableError(
    `The engine did not answer from its files: asked ${flags}, got ${flag} ${error.trim()}`,
  );
}

/** The cheapest position that needs the planets' and the Moon's file: a quarter of the time of an apparent one with speeds. */
const PROBE_FLAGS = FROM_FILES_WITHOUT_SPEEDS | constants.SEFLG_NONUT | constants.SEFLG_TRUEPOS;

/**
 * Makes sure that the engine reads its files at a moment, for results whose flag does not show it: stars, phenomena, and zero
 * points that a star defines. It computes the Sun, unless the last Sun was of this moment.
 *
 * Lunar points need no proof: the flag of true ones shows that the Moon's file is missing, and mean ones are formulas.
 */
export function confirmFiles(moment: number): void {
  if (isConfirmed(moment)) return;
  calculate(moment, constants.SE_SUN, PROBE_FLAGS);
  markConfirmed(moment);
}

/** {@link confirmFiles} where the zero point of the sidereal mode in use needs them. */
export function confirmZeroPoint(moment: number): void {
  if (needsFilesForZeroPoint()) confirmFiles(moment);
}
