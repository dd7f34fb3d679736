import { openSwissEphemeris } from '../adapters/swiss/open.ts';
import type { Ephemeris } from '../astro/port.ts';

/** Opens the Swiss Ephemeris with the files of the layer (EPHEMERIS_PATH). */
export function openEphemeris(path = process.env.EPHEMERIS_PATH): Ephemeris {
  if (!path) throw new Error('EPHEMERIS_PATH is not set, so the ephemeris files cannot be found');
  return openSwissEphemeris({ path });
}
