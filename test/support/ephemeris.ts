import { fileURLToPath } from 'node:url';
import { openSwissEphemeris } from '../../lib/adapters/swiss/open.ts';

/**
 * The real engine, opened once for a test file. Tests that need only the engine import it from here, because all
 * services together take twice as long to load.
 */
export const ephemeris = openSwissEphemeris({
  path: fileURLToPath(new URL('../../layers/swisseph/ephe', import.meta.url)),
});
