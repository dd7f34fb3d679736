import type { Example } from '../../../lib/contract/endpoint.ts';

/** Searches that show what the endpoint does. */
export const signIngressesExamples: readonly Example[] = [
  {
    name: 'aYear',
    summary: 'Sun to Saturn over a year',
    body: {
      planets: ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'],
      start_date: '2025-01-01',
      end_date: '2026-01-01',
    },
  },
  {
    name: 'firstPage',
    summary: 'The first ten of the Moon in the sidereal zodiac',
    body: {
      planets: ['moon'],
      start_date: '2025-01-01',
      end_date: '2026-01-01',
      zodiac_type: 'sidereal',
      limit: 10,
    },
  },
];
