import type { Endpoint } from '../../lib/contract/endpoint.ts';
import { locationAutocomplete } from './location-autocomplete/endpoint.ts';
import { locationBatch } from './location-batch/endpoint.ts';
import { locationReverse } from './location-reverse/endpoint.ts';
import { locationTimezone } from './location-timezone/endpoint.ts';
import { timezoneLookup } from './timezone-lookup/endpoint.ts';
import { timezoneOffset } from './timezone-offset/endpoint.ts';

export const endpoints: readonly Endpoint<'zones' | 'zoneLookup' | 'localPractice' | 'calendars' | 'geocoder'>[] = [
  timezoneLookup,
  timezoneOffset,
  locationAutocomplete,
  locationReverse,
  locationTimezone,
  locationBatch,
];
