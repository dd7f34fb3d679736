import type { Example } from '../../../lib/contract/endpoint.ts';

export const examples: readonly Example[] = [
  {
    name: 'oneRetrograde',
    summary: 'The retrograde of 2020',
    body: { start_date: '2020-01-01', end_date: '2021-01-01' },
  },
  {
    name: 'sidereal',
    summary: 'The same with sidereal longitudes',
    body: { start_date: '2020-01-01', end_date: '2021-01-01', zodiac_type: 'sidereal' },
  },
];
