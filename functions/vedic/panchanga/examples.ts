import type { Example } from '../../../lib/contract/endpoint.ts';

const BANGALORE = {
  latitude: { decimal: 12.972 },
  longitude: { decimal: 77.594 },
  timezone: { iana_name: 'Asia/Kolkata' },
};

/** Days that show what the endpoint does. */
export const panchangaExamples: readonly Example[] = [
  { name: 'oneDay', summary: 'One day in Bangalore', body: { location: BANGALORE, date: '2013-01-18' } },
  {
    name: 'sunriseOfAlmanacs',
    summary: 'True places, the sunrise of western almanacs, tropical seasons, and horas',
    body: {
      location: BANGALORE,
      date: '2013-01-18',
      positions: 'true',
      definition: 'apparent_limb',
      seasons: 'tropical',
      hora: 'unequal',
    },
  },
  {
    name: 'weekAsRows',
    summary: 'A week as rows',
    query: { format: 'llm_v2' },
    body: { location: BANGALORE, start_date: '2013-01-14', end_date: '2013-01-20' },
  },
];
