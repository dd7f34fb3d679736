import { fileURLToPath } from 'node:url';
import { openSwissEphemeris } from '../../lib/ephemeris/swiss/open.ts';
import { openZoneHistories } from '../../lib/geo/zone-history/open.ts';

const inRepository = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The real engine and the real zone table, opened once for a test file. */
export const ephemeris = openSwissEphemeris({ path: inRepository('layers/swisseph/ephe') });
export const zones = openZoneHistories(inRepository('layers/places/time-zones.json'));
