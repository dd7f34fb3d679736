import type { Example } from '../../../lib/contract/endpoint.ts';

/** Tables that show what the endpoint does. */
export const tableExamples: readonly Example[] = [
  {
    name: 'aMonth',
    summary: 'Daily longitudes of Sun to Pluto at midnight UTC',
    body: { start_date: '2025-01-01', end_date: '2025-01-31' },
  },
  {
    name: 'localNoon',
    summary: 'Sun and Moon at noon in Paris, across the change to summer time',
    body: {
      start_date: '2025-03-28',
      end_date: '2025-04-02',
      time_of_day: '12:00',
      timezone: { iana_name: 'Europe/Paris' },
      bodies: ['sun', 'moon'],
      columns: ['longitude', 'sign', 'longitude_speed', 'motion'],
    },
  },
  {
    name: 'aNight',
    summary: 'Where Jupiter and Saturn stand over Berlin, hour by hour',
    body: {
      start_date: '2020-12-21T15:00:00Z',
      end_date: '2020-12-21T18:00:00Z',
      step: { value: 1, unit: 'hour' },
      bodies: ['jupiter', 'saturn'],
      columns: ['azimuth', 'altitude', 'magnitude', 'house'],
      house_system: 'W',
      location: { latitude: { decimal: 52.52 }, longitude: { decimal: 13.405 } },
    },
  },
  {
    name: 'siderealRows',
    summary: 'Monthly sidereal longitudes as rows for a language model',
    query: { format: 'llm_v2' },
    body: {
      start_date: '2025-01-31',
      end_date: '2025-12-31',
      step: { unit: 'month' },
      bodies: ['mars', 'jupiter', 'saturn', 'true_node'],
      columns: ['longitude', 'declination'],
      zodiac_type: 'sidereal',
      ayanamsa: 'lahiri',
    },
  },
];
