import type { Example } from '../../../lib/contract/endpoint.ts';

const BERLIN = { latitude: { decimal: 52.52 }, longitude: { decimal: 13.405 } };

export const examples: readonly Example[] = [
  { name: 'oneDay', summary: 'The hours of a Thursday in Berlin', body: { location: BERLIN, date: '2024-06-20' } },
  {
    name: 'instant',
    summary: 'The hour of an instant before sunrise, with the hours of the day before',
    body: { location: BERLIN, date_time: { iso: '2024-06-20T03:30:00' } },
  },
  {
    name: 'equalHoursAsRows',
    summary: 'Equal hours from the sunrise of Indian almanacs, as rows',
    query: { format: 'llm_v2' },
    body: {
      location: { latitude: { decimal: 13.0878 }, longitude: { decimal: 80.2785 } },
      date: '2024-07-17',
      definition: 'hindu',
      mode: 'equal',
    },
  },
];
