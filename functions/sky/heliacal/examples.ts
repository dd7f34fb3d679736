import type { Example } from '../../../lib/contract/endpoint.ts';

const CAIRO = { latitude: { decimal: 30.05 }, longitude: { decimal: 31.25 } };

export const examples: readonly Example[] = [
  {
    name: 'venus',
    summary: 'First and last visibilities of Venus in Cairo through two years',
    body: { location: CAIRO, start_date: '2024-01-01', end_date: '2025-12-31', bodies: ['venus'] },
  },
  {
    name: 'newCrescents',
    summary: 'The new crescents of half a year with Yallop’s q',
    body: {
      location: CAIRO,
      start_date: '2024-01-01',
      end_date: '2024-06-30',
      bodies: ['moon'],
      events: ['evening_first'],
    },
  },
  {
    name: 'siriusAsRows',
    summary: 'The heliacal rising of Sirius in humid air, as rows',
    query: { format: 'llm_v2' },
    body: {
      location: CAIRO,
      start_date: '2024-07-01',
      end_date: '2024-09-30',
      star_names: ['Sirius'],
      events: ['morning_first'],
      atmosphere: { humidity_percent: 70 },
    },
  },
];
