import type { Example } from '../../../lib/contract/endpoint.ts';

const subject = {
  name: 'Ada Lovelace',
  birth_datetime: { iso: '1815-12-10T13:00:00' },
  birth_location: { latitude: 51.5074, longitude: -0.1278 },
};

export const examples: readonly Example[] = [
  {
    name: 'wheel',
    summary: 'The wheel of a birth, for a year',
    body: { path: '/ephemeris/natal-chart', query: { format: 'svg' }, body: { subject }, expires_in: 31_536_000 },
  },
  {
    name: 'calendar',
    summary: 'A calendar of lunations and eclipses',
    body: {
      path: '/predictive/events',
      query: { format: 'ics' },
      body: {
        start_date: '2027-01-01',
        end_date: '2027-12-31',
        event_types: ['lunation', 'eclipse_solar', 'eclipse_lunar'],
      },
      expires_in: 31_536_000,
    },
  },
  {
    name: 'table',
    summary: 'A table for a spreadsheet, for thirty days',
    body: {
      path: '/ephemeris/table',
      query: { format: 'csv' },
      body: { start_date: '2027-01-01', end_date: '2027-01-31', bodies: ['sun', 'moon'] },
    },
  },
];
