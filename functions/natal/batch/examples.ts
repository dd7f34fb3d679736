import type { Example } from '../../../lib/contract/endpoint.ts';

const ada = {
  name: 'Ada Lovelace',
  birth_datetime: { iso: '1815-12-10T13:00:00' },
  birth_location: {
    latitude: { decimal: 51.5074 },
    longitude: { decimal: -0.1278 },
    timezone: { iana_name: 'Europe/London' },
  },
};

const example = {
  name: 'Example',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: {
    latitude: { decimal: 48.8566 },
    longitude: { decimal: 2.3522 },
    timezone: { iana_name: 'Europe/Paris' },
  },
};

const beyondTheFiles = { ...example, name: 'Too late', birth_datetime: { iso: '4000-06-15T14:30:00' } };

/** Batches that show what the endpoint does. */
export const examples: readonly Example[] = [
  {
    name: 'two',
    summary: 'Two births, one configuration',
    body: { subjects: [ada, example], configuration: { object_set: 'modern_10' } },
  },
  {
    name: 'oneFails',
    summary: 'A moment outside the ephemeris fails only its own place',
    query: { preset: 'simple' },
    body: { subjects: [ada, beyondTheFiles, example] },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Two births as rows',
    query: { format: 'llm_v2' },
    body: { subjects: [ada, example] },
  },
];
