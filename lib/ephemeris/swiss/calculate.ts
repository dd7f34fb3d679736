import { calc_ut, constants } from 'sweph';
import { isConfirmed, markConfirmed } from './engine-state.ts';
import { createEphemerisUnavailable } from './ephemeris-unavailable.ts';

export type SixNumbers = ReturnType<typeof calc_ut>['data'];

const ANY_EPHEMERIS = constants.SEFLG_JPLEPH | constants.SEFLG_SWIEPH | constants.SEFLG_MOSEPH;

/** From the files, places only. */
export const FROM_FILES_WITHOUT_SPEEDS = constants.SEFLG_SWIEPH;

/**
 * From the files, with speeds.
 *
 * Nutation is computed, not interpolated (`set_interpolate_nut` stays off): interpolating is a third faster in a fine
 * scan, 4 % slower in single charts, and its window of days depends on what was asked before, by up to 0.003″.
 */
export const FROM_FILES = FROM_FILES_WITHOUT_SPEEDS | constants.SEFLG_SPEED;

/** Whether the flag that came back has every bit asked for and no other ephemeris; the engine adds bits of its own. */
export function hasRequestedFlags(flag: number, requestedFlags: number): boolean {
  return (flag & (requestedFlags | ANY_EPHEMERIS)) === requestedFlags;
}

/**
 * One position, with everything refused that is not exactly what was asked for.
 *
 * Without its files the engine answers all the same: from the Moshier series, flag 4 in place of 2. It also adds
 * flags of its own (a heliocentric place is without aberration), so only the asked bits and the ephemeris bits count.
 *
 * @throws Problem `EphemerisUnavailable`
 */
export function calculate(moment: number, engineId: number, flags: number): SixNumbers {
  const { flag, error, data } = calc_ut(moment, engineId, flags);
  const isAsRequested = hasRequestedFlags(flag, flags);
  const isNumber = Number.isFinite(data[0] + data[1] + data[2] + data[3] + data[4] + data[5]);
  if (isAsRequested && isNumber && error === '') return data;
  throw createEphemerisUnavailable(
    `The engine did not answer from its files: asked ${flags}, got ${flag} ${error.trim()}`,
  );
}

/**
 * Makes sure that the files answer at a moment, for results whose flag does not tell: lunar nodes and apogees, and
 * zero points that hang on a star. The Sun needs the planets' file and the Moon's; after a chart's first body it is
 * in the engine's cache.
 */
export function confirmFiles(moment: number): void {
  if (isConfirmed(moment)) return;
  calculate(moment, constants.SE_SUN, FROM_FILES);
  markConfirmed(moment);
}
