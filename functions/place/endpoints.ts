import { defineEndpoint, type Endpoint } from '../../lib/contract/endpoint.ts';
import { CIVIL_TIME_SERVICES } from '../../lib/contract/services.ts';

export const timezoneLookup = defineEndpoint({
  method: 'POST',
  path: '/timezone/lookup',
  summary: 'The time zone at a point',
  uses: ['zoneLookup'],
  demo: true,
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./timezone-lookup/contract.ts'),
  load: () => import('./timezone-lookup/handler.ts'),
});

export const timezoneOffset = defineEndpoint({
  method: 'POST',
  path: '/timezone/offset',
  summary: 'The offset from UTC at a point and time',
  uses: CIVIL_TIME_SERVICES,
  demo: true,
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./timezone-offset/contract.ts'),
  load: () => import('./timezone-offset/handler.ts'),
});

export const locationAutocomplete = defineEndpoint({
  method: 'GET',
  path: '/location/autocomplete',
  summary: 'Places by the beginning of their name',
  uses: ['geocoder', 'zoneLookup'],
  demo: true,
  rateLimits: 'autocomplete',
  cache: 'none',
  contract: () => import('./location-autocomplete/contract.ts'),
  load: () => import('./location-autocomplete/handler.ts'),
});

export const locationReverse = defineEndpoint({
  method: 'GET',
  path: '/location/reverse',
  summary: 'The place at or nearest to a point',
  uses: ['geocoder', 'zoneLookup'],
  demo: true,
  rateLimits: 'reverse',
  cache: 'none',
  contract: () => import('./location-reverse/contract.ts'),
  load: () => import('./location-reverse/handler.ts'),
});

export const locationTimezone = defineEndpoint({
  method: 'GET',
  path: '/location/timezone',
  summary: 'The time zone at a point and what its clocks show',
  uses: CIVIL_TIME_SERVICES,
  demo: true,
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./location-timezone/contract.ts'),
  load: () => import('./location-timezone/handler.ts'),
});

export const locationBatch = defineEndpoint({
  method: 'POST',
  path: '/location/batch',
  summary: 'Up to twenty look-ups by name or coordinates',
  uses: ['geocoder', 'zoneLookup'],
  rateLimits: 'location_batch',
  cache: 'none',
  contract: () => import('./location-batch/contract.ts'),
  load: () => import('./location-batch/handler.ts'),
});

export const endpoints: readonly Endpoint<'zones' | 'zoneLookup' | 'localPractice' | 'calendars' | 'geocoder'>[] = [
  timezoneLookup,
  timezoneOffset,
  locationAutocomplete,
  locationReverse,
  locationTimezone,
  locationBatch,
];
