import type { GeocodingProvider } from '../domain/places/geocoding.ts';
import { openGeocodingProvider } from '../geo/providers/open.ts';
import { readGeocoderSettings } from './geocoder-settings.ts';
import { openSharedGazetteer, openZoneLookup } from './places.ts';

/** Opens the geocoder that the environment selects, with the gazetteer. */
export function openGeocoder(): GeocodingProvider {
  return openGeocodingProvider(readGeocoderSettings(process.env), {
    gazetteer: openSharedGazetteer(),
    zoneLookup: openZoneLookup(),
  });
}

/**
 * Opens the geocoder at its first look-up, for functions whose requests mostly state coordinates: reading the gazetteer
 * takes some 50 ms. The settings are checked at once.
 */
export function openGeocoderOnDemand(): GeocodingProvider {
  readGeocoderSettings(process.env);
  let provider: GeocodingProvider | undefined;
  const open = (): GeocodingProvider => {
    provider ??= openGeocoder();
    return provider;
  };
  return {
    search: async (...query) => open().search(...query),
    matchName: async (...name) => open().matchName(...name),
    reverse: async (...point) => open().reverse(...point),
  };
}
