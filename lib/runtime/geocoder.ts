import type { GeocodingProvider } from '../domain/places/geocoding.ts';
import { openGeocoder as openProvider } from '../geo/providers/open.ts';
import { geocoderSettings } from './geocoder-settings.ts';
import { openZoneLookup, theGazetteer } from './places.ts';

/** The geocoder that the environment names. */
export function openGeocoder(): GeocodingProvider {
  return openProvider(geocoderSettings(process.env), { gazetteer: theGazetteer(), zoneLookup: openZoneLookup() });
}
