import { fileURLToPath } from 'node:url';
import { openSwissEphemeris } from '../../lib/adapters/swiss/open.ts';
import type { Ephemeris } from '../../lib/astro/port.ts';

/**
 * The real engine, opened once for a test file. Tests that need only the engine import it from here, because all
 * services together take twice as long to load.
 */
export const ephemeris = openSwissEphemeris({
  path: fileURLToPath(new URL('../../layers/swisseph/ephe', import.meta.url)),
});

/** The same engine, on which searches find every event: they read none that was found ahead. */
export const searchedEphemeris: Ephemeris = { ...ephemeris, compiledMoments: () => undefined };
