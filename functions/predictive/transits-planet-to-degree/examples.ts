import type { Example } from '../../../lib/contract/endpoint.ts';

/** Searches that show what the endpoint does. */
export const planetToDegreeExamples: readonly Example[] = [
  {
    name: 'saturnIntoAries',
    summary: 'Saturn crosses 0° Aries three times',
    body: { planet_name: 'saturn', target_degree: 0, start_date: '2025-01-01', end_date: '2027-01-01' },
  },
  {
    name: 'nextOfTheMoon',
    summary: 'The next crossing of the Moon in the sidereal zodiac',
    body: {
      planet_name: 'moon',
      target_degree: 211.5,
      start_date: '2026-01-01T12:00:00Z',
      max_crossings: 1,
      zodiac_type: 'sidereal',
      ayanamsa: 'lahiri',
    },
  },
];
