import type { Endpoint } from '../../lib/http/endpoint.ts';
import type { Services } from '../../lib/http/services.ts';
import { locationAutocomplete } from './location-autocomplete.ts';
import { locationBatch } from './location-batch.ts';
import { locationReverse } from './location-reverse.ts';
import { locationTimezone } from './location-timezone.ts';
import { timezoneLookup } from './timezone-lookup.ts';
import { timezoneOffset } from './timezone-offset.ts';

export const endpoints: readonly Endpoint<Pick<Services, 'zones' | 'zoneLookup' | 'geocoder'>>[] = [
  timezoneLookup,
  timezoneOffset,
  locationAutocomplete,
  locationReverse,
  locationTimezone,
  locationBatch,
];
