import { expect, test } from 'vitest';
import { postTo } from '../support/any-endpoint.ts';
import { BUSH } from '../support/timelords.ts';

const BERLIN = { latitude: 52.52, longitude: 13.405 };
const DEGREE = { planet_name: 'saturn', target_degree: 0, start_date: '2025-01-01' };
const SEARCH = { natal_planets: { Sun: 0.5 }, transiting_planets: ['saturn'], start_date: '2025-01-01' };
const VISIBLE = { location: { latitude: 30.05, longitude: 31.25 }, start_date: '2024-01-01' };
const RISING = { location: BERLIN, bodies: ['sun'] };
const TEN_BODIES = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
const SIX_EVENTS = ['rise', 'set', 'upper_transit', 'lower_transit', 'civil_dawn', 'civil_dusk'];
const FIRDARIA = '/timelords/firdaria';
const LIFE = { subject: BUSH, target_datetime: '1990-01-01' };
const bornIn = (year: number) => ({ subject: { ...BUSH, birth_datetime: { iso: `${year}-01-01T12:00:00Z` } } });

type Row = readonly [path: string, sent: object, location: string, message: RegExp];

const OF_VENUS = ['conjunctions', 'stations', 'elongations'].flatMap((name): Row[] => {
  const path = `/ephemeris/venus-star-points/${name}`;
  return [
    [path, { start_date: '2020-01-02', end_date: '2020-01-01' }, 'end_date', /not lie before start_date/],
    [path, { start_date: '1400-01-01', end_date: '2000-01-01T00:00:01Z' }, 'end_date', /600 years/],
  ];
});

test.each<Row>([
  ['/predictive/transits/planet-to-degree', { ...DEGREE, end_date: '2025-01-01' }, 'end_date', /after start_date/],
  ['/predictive/transits/planet-to-degree', { ...DEGREE, end_date: '2225-01-03' }, 'end_date', /200 years/],
  [
    '/predictive/transits/planet-to-degree',
    { ...DEGREE, planet_name: 'moon', end_date: '2075-01-03' },
    'end_date',
    /50 years.* Moon/,
  ],
  ['/predictive/transits/search', { ...SEARCH, end_date: '2024-01-01' }, 'end_date', /after start_date/],
  ['/predictive/transits/search', { ...SEARCH, end_date: '7025-01-01' }, 'end_date', /200 years/],
  [
    '/predictive/transits/sign-ingresses',
    { planets: ['sun', 'moon'], start_date: '2025-01-01', end_date: '2076-01-01' },
    'end_date',
    /50 years.* Moon/,
  ],
  ...OF_VENUS,
  ['/sky/heliacal', { ...VISIBLE, end_date: '2023-01-01' }, 'end_date', /after start_date/],
  ['/sky/heliacal', { ...VISIBLE, end_date: '2040-01-01' }, 'end_date', /3653 days/],
  ['/sky/heliacal', { ...VISIBLE, start_date: '2995-01-01', end_date: '2996-01-01' }, 'end_date', /twelve years/],
  ['/sky/rise-set', { ...RISING, start_date: '2024-01-01', end_date: '2025-01-01' }, 'end_date', /366 days/],
  ['/sky/rise-set', { ...RISING, start_date: '2024-01-02', end_date: '2024-01-01' }, 'end_date', /before start_date/],
  ['/sky/rise-set', { ...RISING, start_date: '2999-12-01', end_date: '3000-01-31' }, 'end_date', /ephemeris files/],
  // From one first of January of the Julian calendar to the next these are 367 days, as 1900 has a leap day there.
  [
    '/sky/rise-set',
    { ...RISING, start_date: '1900-01-01', end_date: '1901-01-01', calendar: 'julian' },
    'end_date',
    /366 days/,
  ],
  [
    '/sky/rise-set',
    {
      ...{ location: BERLIN, start_date: '2024-01-01', end_date: '2024-12-31' },
      ...{ bodies: TEN_BODIES, events: SIX_EVENTS },
    },
    'events',
    /gives \d+ events/,
  ],
  ['/vedic/panchanga', { location: BERLIN, start_date: '2024-01-01', end_date: '2025-06-01' }, 'end_date', /days/],
  [
    '/vedic/panchanga',
    { location: BERLIN, start_date: '2024-01-01', end_date: '2024-12-01', hora: 'equal' },
    'hora',
    /./,
  ],
  [FIRDARIA, { ...LIFE, target_datetime: '1946-07-06T11:25:00Z' }, 'target_datetime', /before the birth/],
  [FIRDARIA, { ...LIFE, target_datetime: '2150-08-01' }, 'target_datetime', /150 years/],
  [FIRDARIA, { ...LIFE, start_date: '1900-01-01', end_date: '1910-01-01' }, 'end_date', /before the birth/],
  [FIRDARIA, { ...LIFE, start_age: 10, end_age: 5 }, 'end_age', /after start_age/],
  [FIRDARIA, bornIn(1700), 'target_datetime', /its default is now, and it must lie within 150 years/],
  [FIRDARIA, bornIn(2900), 'target_datetime', /its default is now, and it must not lie before the birth/],
  ['/timelords/profections', { ...LIFE, levels: 3, start_age: 0, end_age: 100 }, 'levels', /asks for 15700 periods/],
  [
    '/timelords/zodiacal-releasing',
    { ...LIFE, levels: 4, start_age: 0, end_age: 90 },
    'levels',
    /asks for \d+ periods/,
  ],
  ['/vedic/dashas', { ...LIFE, levels: 5, start_age: 0, end_age: 120 }, 'levels', /asks for \d{5} periods/],
  [
    '/vedic/dashas',
    { ...LIFE, year_days: 'solar', levels: 5, start_age: 0, end_age: 120 },
    'levels',
    /asks for \d{5} periods/,
  ],
])('400 %s %j is refused at %s', async (path, sent, location, message) => {
  const { status, body } = await postTo(path, sent);
  expect([status, body.errors]).toEqual([
    400,
    [expect.objectContaining({ location: `body.${location}`, message: expect.stringMatching(message) })],
  ]);
});
