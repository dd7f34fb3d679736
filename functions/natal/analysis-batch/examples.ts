import type { Example } from '../../../lib/contract/endpoint.ts';

const chicago = {
  name: 'Chicago',
  birth_datetime: { iso: '1942-07-13T11:41:00' },
  birth_location: { latitude: 41.85, longitude: -87.65, timezone: { iana_name: 'America/Chicago' } },
};

const wellington = {
  name: 'Wellington',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: { latitude: -41.2866, longitude: 174.7756, timezone: { iana_name: 'Pacific/Auckland' } },
};

const beyondTheFiles = { ...wellington, name: 'Too late', birth_datetime: { iso: '4000-06-15T14:30:00' } };

/** Batches that show what the endpoint does. */
export const examples: readonly Example[] = [
  { name: 'two', summary: 'The facts about two charts', body: { subjects: [chicago, wellington] } },
  {
    name: 'oneFails',
    summary: 'A moment outside the ephemeris fails only its own place',
    query: { format: 'llm_v2' },
    body: { subjects: [chicago, beyondTheFiles, wellington] },
  },
];
