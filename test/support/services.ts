import { fileURLToPath } from 'node:url';
import type { Gazetteer } from '../../lib/domain/places/gazetteer.ts';
import type { GeocodingProvider } from '../../lib/domain/places/geocoding.ts';
import { openSwissEphemeris } from '../../lib/ephemeris/swiss/open.ts';
import { openGazetteer } from '../../lib/geo/gazetteer/open.ts';
import { embeddedProvider } from '../../lib/geo/providers/embedded.ts';
import { openZoneHistories } from '../../lib/geo/zone-history/open.ts';
import { openLandZones } from '../../lib/geo/zone-lookup/land-zones.ts';
import { openZoneLookup } from '../../lib/geo/zone-lookup/open.ts';
import { openPieceStore } from '../../lib/runtime/positions.ts';

const inRepository = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The real engine and the real zone table, opened once for a test file. */
export const ephemeris = openSwissEphemeris({ path: inRepository('layers/swisseph/ephe') });
export const zones = openZoneHistories(inRepository('layers/places/time-zones.json'));

let openedGazetteer: Gazetteer | undefined;

/** Opened when it is first asked: most tests need none. */
function gazetteer(): Gazetteer {
  openedGazetteer ??= openGazetteer(inRepository('layers/places/gazetteer.bin'));
  return openedGazetteer;
}

export const zoneLookup = openZoneLookup({
  landZonesAt: openLandZones(inRepository('layers/places')),
  nearest: (...asked) => gazetteer().nearest(...asked),
});

export const geocoder: GeocodingProvider = {
  search: (...asked) => embeddedProvider(gazetteer()).search(...asked),
  reverse: (...asked) => embeddedProvider(gazetteer()).reverse(...asked),
};

/** As the predictive function opens it. */
export const positions = openPieceStore();
