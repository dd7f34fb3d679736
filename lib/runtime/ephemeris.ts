import { openSwissEphemeris } from '../adapters/swiss/open.ts';
import type { Ephemeris } from '../astro/port.ts';

/** @returns folder of the ephemeris files (EPHEMERIS_PATH) */
export function requireEphemerisPath(): string {
  const path = process.env.EPHEMERIS_PATH;
  if (!path) throw new Error('EPHEMERIS_PATH is not set, so the ephemeris files cannot be found');
  return path;
}

/** Opens the Swiss Ephemeris with the files of the layer. */
export const openEphemeris = (): Ephemeris => openSwissEphemeris({ path: requireEphemerisPath() });
