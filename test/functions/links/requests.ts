/** Requests to make links for, one for each kind of answer. */

const subject = {
  name: 'Ada Lovelace',
  birth_datetime: { iso: '1815-12-10T13:00:00' },
  birth_location: { latitude: 51.5074, longitude: -0.1278 },
};

export const WHEEL = { path: '/ephemeris/natal-chart', query: { format: 'svg', theme: 'dark' }, body: { subject } };

export const CALENDAR = {
  path: '/predictive/events',
  query: { format: 'ics' },
  body: { start_date: '2027-01-01', end_date: '2027-03-01', event_types: ['lunation'] },
};

export const TABLE = {
  path: '/ephemeris/table',
  query: { format: 'csv' },
  body: { start_date: '2027-01-01', end_date: '2027-01-03', bodies: ['sun'] },
};
