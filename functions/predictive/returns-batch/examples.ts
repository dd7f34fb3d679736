import type { Example } from '../../../lib/contract/endpoint.ts';
import { RETURN_EXAMPLE_BIRTH, RETURN_EXAMPLE_LOCATION } from '../return/example-birth.ts';

const paris = {
  name: 'Paris',
  birth_datetime: RETURN_EXAMPLE_BIRTH.birth_datetime,
  birth_location: RETURN_EXAMPLE_LOCATION,
};

const sydney = {
  name: 'Sydney',
  birth_datetime: { iso: '1985-01-20T07:05:00' },
  birth_location: {
    latitude: { decimal: -33.8688 },
    longitude: { decimal: 151.2093 },
    timezone: { iana_name: 'Australia/Sydney' },
  },
};

const beyondTheFiles = { ...paris, name: 'Too late', birth_datetime: { iso: '4000-06-15T14:30:00' } };

/** Batches that show what the endpoint does. */
export const returnBatchExamples: readonly Example[] = [
  {
    name: 'solarReturns',
    summary: 'The solar returns of two births with their charts',
    body: {
      body: 'sun',
      subjects: [paris, sydney],
      target_datetime: { iso: '2026-06-15' },
      include_chart: true,
      configuration: { object_set: 'modern_10' },
    },
  },
  {
    name: 'oneFails',
    summary: 'A birth outside the ephemeris fails only its own place; no charts',
    body: {
      body: 'saturn',
      subjects: [paris, beyondTheFiles, sydney],
      target_datetime: { iso: '2019-06-01T00:00:00Z' },
      include_chart: false,
    },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Charts of lunar returns as rows',
    query: { format: 'llm_v2' },
    body: {
      body: 'moon',
      subjects: [paris, sydney],
      target_datetime: { iso: '2026-06-15T00:00:00Z' },
      include_chart: true,
    },
  },
];
