import type { Example } from '../../../lib/contract/endpoint.ts';

export const examples: readonly Example[] = [
  {
    name: 'eightYears',
    summary: 'The ten conjunctions of eight years, two transits among them',
    body: { start_date: '2004-06-01', end_date: '2012-06-07' },
  },
  {
    name: 'none',
    summary: 'A month without one',
    body: { start_date: '2024-01-01', end_date: '2024-02-01T12:00:00+01:00' },
  },
];
