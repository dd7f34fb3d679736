import type { GeocodingProvider } from '../domain/places/geocoding.ts';
import { openGeocodingProvider } from '../geo/providers/open.ts';
import { readGeocoderSettings } from './geocoder-settings.ts';
import { openSharedGazetteer, openZoneLookup } from './places.ts';

/** Opens the geocoder that the environment selects, for functions whose requests mostly look up places. */
export function openGeocoderAtStart(): GeocodingProvider {
  return openGeocodingProvider(readGeocoderSettings(process.env), {
    gazetteer: openSharedGazetteer(),
    zoneLookup: openZoneLookup(),
  });
}

/**
 * As {@link openGeocoderAtStart}, but reads the gazetteer at the first look-up, which takes some 60 ms: most requests
 * state coordinates. The settings are checked at once.
 */
export function openGeocoder(): GeocodingProvider {
  readGeocoderSettings(process.env);
  let provider: GeocodingProvider | undefined;
  const open = (): GeocodingProvider => {
    provider ??= openGeocoderAtStart();
    return provider;
  };
  return {
    search: async (...query) => open().search(...query),
    matchName: async (...name) => open().matchName(...name),
    reverse: async (...point) => open().reverse(...point),
  };
}
