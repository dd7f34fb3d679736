import type { GeocodingProvider } from '../astro/clock/places/geocoding.ts';
import { readGeocoderSettings } from './geocoder-settings.ts';

/**
 * Opens the geocoder that the environment selects. Its code and the gazetteer are read at the first look-up, which takes
 * some 60 ms: most requests state coordinates. The settings are checked at once.
 */
export function openGeocoder(): GeocodingProvider {
  readGeocoderSettings(process.env);
  let provider: Promise<GeocodingProvider> | undefined;
  const open = (): Promise<GeocodingProvider> => {
    provider ??= import('./geocoder-at-start.ts').then(({ openGeocoderAtStart }) => openGeocoderAtStart());
    provider.catch(() => {
      provider = undefined;
    });
    return provider;
  };
  return {
    search: async (...query) => (await open()).search(...query),
    matchName: async (...name) => (await open()).matchName(...name),
    reverse: async (...point) => (await open()).reverse(...point),
  };
}
