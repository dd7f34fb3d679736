import { fileURLToPath } from 'node:url';
import { openSwissEphemeris } from '../../lib/ephemeris/swiss/open.ts';

/**
 * The real engine, opened once for a test file. Tests that need nothing else take it from here: what the endpoints run on
 * beside it takes twice as long to load.
 */
export const ephemeris = openSwissEphemeris({
  path: fileURLToPath(new URL('../../layers/swisseph/ephe', import.meta.url)),
});
