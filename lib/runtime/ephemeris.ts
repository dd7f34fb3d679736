import type { Ephemeris } from '../ephemeris/port.ts';
import { openSwissEphemeris } from '../ephemeris/swiss/open.ts';

/** The Swiss Ephemeris over the folder that the layer brings. */
export function openEphemeris(path = process.env.EPHEMERIS_PATH): Ephemeris {
  if (!path) throw new Error('EPHEMERIS_PATH is not set, so the ephemeris files cannot be found');
  return openSwissEphemeris({ path });
}
