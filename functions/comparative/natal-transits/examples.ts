import type { Example } from '../../../lib/contract/endpoint.ts';
import { EXAMPLE_BIRTHS } from '../example-births.ts';

const { london } = EXAMPLE_BIRTHS;

/** Transits that show what the endpoint does. */
export const examples: readonly Example[] = [
  {
    name: 'atAMoment',
    summary: 'Transits of a moment in UTC',
    body: {
      subject: london,
      transit_datetime: { iso: '2026-01-01T12:00:00Z' },
      configuration: { object_set: 'modern_10' },
    },
  },
  {
    name: 'now',
    summary: 'Transits of this moment',
    body: { subject: london, configuration: { object_set: 'traditional_7' } },
  },
  {
    name: 'elsewhere',
    summary: 'Transits of a local time at another place',
    body: {
      subject: london,
      transit_datetime: { iso: '2026-01-01T12:00:00' },
      location: {
        latitude: { decimal: 35.6762 },
        longitude: { decimal: 139.6503 },
        timezone: { iana_name: 'Asia/Tokyo' },
      },
      configuration: { object_set: 'modern_10' },
    },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Transits as rows',
    query: { format: 'llm_v2' },
    body: {
      subject: london,
      transit_datetime: { iso: '2026-01-01T12:00:00Z' },
      configuration: { object_set: 'modern_10' },
    },
  },
];
