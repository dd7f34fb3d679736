import { openGeocodingProvider } from '../adapters/places/providers/open.ts';
import type { GeocodingProvider } from '../astro/clock/places/geocoding.ts';
import { readGeocoderSettings } from './geocoder-settings.ts';
import { openSharedGazetteer, openZoneLookup } from './places.ts';

/** Opens the geocoder that the environment selects, for functions whose requests mostly look up places. */
export function openGeocoderAtStart(): GeocodingProvider {
  return openGeocodingProvider(readGeocoderSettings(process.env), {
    gazetteer: openSharedGazetteer(),
    zoneLookup: openZoneLookup(),
  });
}
