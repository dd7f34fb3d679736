import type { GeocodingProvider } from '../domain/places/geocoding.ts';
import { openGeocodingProvider } from '../geo/providers/open.ts';
import { readGeocoderSettings } from './geocoder-settings.ts';
import { openSharedGazetteer, openZoneLookup } from './places.ts';

/** The geocoder that the environment names. */
export function openGeocoder(): GeocodingProvider {
  return openGeocodingProvider(readGeocoderSettings(process.env), {
    gazetteer: openSharedGazetteer(),
    zoneLookup: openZoneLookup(),
  });
}
