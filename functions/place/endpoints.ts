import type { Endpoint } from '../../lib/contract/endpoint.ts';
import { defineReadingFamily } from '../../lib/contract/endpoint-family.ts';
import { CIVIL_TIME_SERVICES } from '../../lib/contract/services.ts';

const defineLookup = defineReadingFamily({
  contract: () => import('./contract.ts'),
  load: () => import('./handlers.ts'),
});

const PLACES = ['geocoder', 'zoneLookup'] as const;

export const timezoneLookup = defineLookup('zone', {
  method: 'POST',
  path: '/timezone/lookup',
  summary: 'The time zone at a point',
  uses: ['zoneLookup'],
  demo: true,
});

export const timezoneOffset = defineLookup('offset', {
  method: 'POST',
  path: '/timezone/offset',
  summary: 'The offset from UTC at a point and time',
  uses: CIVIL_TIME_SERVICES,
  demo: true,
});

export const locationAutocomplete = defineLookup('autocomplete', {
  path: '/location/autocomplete',
  summary: 'Places by the beginning of their name',
  uses: PLACES,
  demo: true,
  rateLimits: 'autocomplete',
});

export const locationReverse = defineLookup('reverse', {
  path: '/location/reverse',
  summary: 'The place at or nearest to a point',
  uses: PLACES,
  demo: true,
  rateLimits: 'reverse',
});

export const locationTimezone = defineLookup('clock', {
  path: '/location/timezone',
  summary: 'The time zone at a point and what its clocks show',
  uses: CIVIL_TIME_SERVICES,
  demo: true,
});

export const locationBatch = defineLookup('batch', {
  method: 'POST',
  path: '/location/batch',
  summary: 'Up to twenty look-ups by name or coordinates',
  uses: PLACES,
  rateLimits: 'location_batch',
});

export const endpoints: readonly Endpoint<'zones' | 'zoneLookup' | 'localPractice' | 'calendars' | 'geocoder'>[] = [
  timezoneLookup,
  timezoneOffset,
  locationAutocomplete,
  locationReverse,
  locationTimezone,
  locationBatch,
];
