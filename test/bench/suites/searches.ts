import { constants, lun_eclipse_how, lun_eclipse_when, sol_eclipse_when_glob, sol_eclipse_where } from 'sweph';
import { CATALOG_BODY_IDS, type CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
import { openPositions } from '../../support/positions.ts';
import { birth } from '../births.ts';
import { dateOf, jdOf, YEAR_DAYS } from '../dates.ts';
import { type Span, scan, scanForReturn, scanRows } from '../engine.ts';
import { measureRatios, type Subject, type Subjects } from '../measure.ts';
import { nextRun, nextSubject, request } from '../request.ts';
import { ROWS } from '../rows.ts';

const EVERYBODY_BUT_MOON = CATALOG_BODY_IDS.filter((body) => body !== 'moon');
const EIGHT = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune'] as const;
const NINE = [...EIGHT, 'pluto'] as const;
const TEN = ['moon', ...NINE] as const;
const SLOW = NINE.slice(3);

/** Each run begins on a day of its own, so that the engine never answers from its memory. */
function nextSpan(years: number): Span {
  const fromJdUt = jdOf('1900-01-01') + (nextRun() % 20_000);
  return { fromJdUt, toJdUt: fromJdUt + years * YEAR_DAYS };
}

const datesOf = ({ fromJdUt, toJdUt }: Span) => ({ start_date: dateOf(fromJdUt), end_date: dateOf(toJdUt) });

const search = (path: string, next: () => object): Subject =>
  request('predictive', () => ({ path: `/predictive/${path}`, body: next() }));

const BYPASSING = { id: 'somebody', scopes: ['cache:bypass'] };

/** With the positions of the runs before, but without their answers. */
function searchAgain(path: string, next: () => object): Subject {
  const headers = { 'Cache-Control': 'no-store' };
  const sent = () => ({ path: `/predictive/${path}`, body: next(), headers, principal: BYPASSING });
  return request('predictive', sent, { positions: openPositions() });
}

const engine =
  (years: number, run: (span: Span) => void): Subject =>
  () => {
    const span = nextSpan(years);
    return () => run(span);
  };

const points = (count: number): Readonly<Record<string, number>> => {
  const run = nextRun();
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`P${index}`, (run * 7.77 + index * 36.3) % 360]),
  );
};

const transits =
  (bodies: readonly string[], years: number, count = 10) =>
  () => ({
    natal_planets: points(count),
    transiting_planets: bodies,
    ...datesOf(nextSpan(years)),
  });

const PROGRESSED_YEARS = 90;
const progressions =
  (options: object = {}) =>
  () => ({
    subject: nextSubject(),
    points: TEN,
    target_points: TEN,
    ...datesOf(nextSpan(PROGRESSED_YEARS)),
    ...options,
  });

const ingresses = (years: number) => () => ({ planets: NINE, ...datesOf(nextSpan(years)) });
const events =
  (years: number, options: object = {}) =>
  () => ({ ...datesOf(nextSpan(years)), ...options });

/** The same span in every run: what was fitted for it before stays. */
const KEPT_SPAN = { start_date: '2025-01-01', end_date: '2035-01-01' };
const KEPT_YEAR = { ...KEPT_SPAN, end_date: '2026-01-01' };
const keptTransits = () => ({ natal_planets: points(10), transiting_planets: EIGHT, ...KEPT_SPAN });

/** Years from a date, or some days later: an answer that was given before would be read from the cache. */
function datesFrom(date: string, years: number) {
  const fromJdUt = jdOf(date) + (nextRun() % 300);
  return datesOf({ fromJdUt, toJdUt: fromJdUt + years * YEAR_DAYS });
}

/** The dearest requests that are accepted; in other zodiacs and centuries a tenth of them. */
const dearTransits = (years: number, zodiac: object) => () => ({
  natal_planets: points(14),
  transiting_planets: EVERYBODY_BUT_MOON,
  ...datesFrom('1850-01-01', years),
  ...zodiac,
});
const dearEvents = () => ({
  planets: EVERYBODY_BUT_MOON,
  event_types: ['station', 'ingress', 'apsis', 'node_crossing'],
  ...datesFrom('1850-01-01', 199),
});

/** Two years after the last birth of the bench: near a birth there is no return. */
const MIDDLE_JD = jdOf('2028-01-01');

const birthOfCentury = (): number => birth(nextRun()).jdUt;
/** A birth before a window of 250 years. */
const birthLongAgo = (): number => jdOf('1700-01-01') + ((nextRun() * 7.77) % 70_000);

/** A return near a date, for each run to another degree. */
const returnNear =
  (body: CatalogBodyId, windowDays: number, nextBirth = birthOfCentury) =>
  () => ({
    body,
    birth_datetime: { julian_day: nextBirth() },
    target_datetime: { julian_day: MIDDLE_JD },
    location: { latitude: 48.8566, longitude: 2.3522, timezone: { utc_offset_seconds: 0 } },
    search_window_days: windowDays / 2,
    include_chart: false,
  });

const returnScan = (body: CatalogBodyId, days: number, stepDays = 1) =>
  engine(days / YEAR_DAYS, (span) => scanForReturn(body, span, stepDays));

/** The engine's own search from one eclipse to the next, with what it says of each. */
const eclipses = (greatestAfter: (moment: number) => number, describeAt: (moment: number) => void): Subject =>
  engine(100, ({ fromJdUt, toJdUt }) => {
    for (let moment = greatestAfter(fromJdUt); moment < toJdUt; moment = greatestAfter(moment + 1)) describeAt(moment);
  });

const FROM_FILES = constants.SEFLG_SWIEPH;

/** Conditions of which each holds for a part of the time. */
const SKY_CONDITIONS = [
  { in_sign: { body: 'moon', signs: ['Taurus', 'Cancer', 'Pisces'] } },
  { aspect: { a: 'moon', b: 'venus', types: ['trine', 'sextile', 'conjunction'], orb: 8, applying: true } },
  { not: { void_of_course: {} } },
  { motion: { body: 'mercury', direction: 'direct' } },
  { moon_phase: { phases: ['waxing_crescent', 'first_quarter', 'waxing_gibbous'] } },
  { solar_phase: { body: 'venus', is: 'free' } },
];
const PLACE_CONDITIONS = [
  { angle: { point: 'ascendant', signs: ['Taurus', 'Leo', 'Libra'] } },
  { in_house: { body: 'jupiter', houses: [1, 10, 11] } },
];

const SEARCHES: Subjects = {
  'transits of 8 bodies, 10 years': search('transits/search', transits(EIGHT, 10)),
  'transits of 8 bodies, 10 years, positions kept': searchAgain('transits/search', keptTransits),
  'transits of the Moon, 1 year': search('transits/search', transits(['moon'], 1)),
  'ingresses, 100 years': search('transits/sign-ingresses', ingresses(100)),
  'ingresses, 10 years': search('transits/sign-ingresses', ingresses(10)),
  'all events of a year': search('events', events(1)),
  'all events of a year, positions kept': searchAgain('events', () => KEPT_YEAR),
  'stations and ingresses, 100 years': search(
    'events',
    events(100, { planets: NINE, event_types: ['station', 'ingress'] }),
  ),
  'solar eclipses, 100 years': search('events', events(100, { event_types: ['eclipse_solar'] })),
  'lunar eclipses, 100 years': search('events', events(100, { event_types: ['eclipse_lunar'] })),
  'solar eclipses at a place, 100 years': search(
    'events',
    events(100, {
      event_types: ['eclipse_solar'],
      location: { latitude: { decimal: 52.52 }, longitude: { decimal: 13.405 } },
    }),
  ),
  'paths of 5 solar eclipses': request('sky', () => ({
    path: '/sky/eclipses',
    body: { start_date: datesOf(nextSpan(10)).start_date, kind: 'solar', count: 5, include_path: true },
  })),
  'solar return': search('returns', returnNear('sun', 366)),
  'lunar return': search('returns', returnNear('moon', 28)),
  'Saturn return': search('returns', returnNear('saturn', 10_958, birthLongAgo)),
  'Saturn return, positions kept': searchAgain('returns', returnNear('saturn', 10_958, birthLongAgo)),
  'Pluto return': search('returns', returnNear('pluto', 91_312, birthLongAgo)),
  'solar returns, 10 years': search('returns', returnNear('sun', 3652)),
  'solar returns, 100 years': search('returns', returnNear('sun', 36_524)),
  'progressions of 90 years, 10 bodies to 10 points': search('progressions/search', progressions()),
  'solar arcs of 90 years': search('progressions/search', progressions({ method: 'solar_arc' })),
  'transits of 18 bodies, 199 years': search('transits/search', dearTransits(199, {})),
  'transits of 18 bodies, 20 years, sidereal': search('transits/search', dearTransits(20, { zodiac_type: 'sidereal' })),
  'ingresses of 18 bodies, 20 years before 1700': search('transits/sign-ingresses', () => ({
    planets: EVERYBODY_BUT_MOON,
    ...datesFrom('1000-01-01', 20),
  })),
  'stations, ingresses, apsides and nodes of 18 bodies, 199 years': search('events', dearEvents),
  'transits of 6 bodies, 10 years': search('transits/search', transits(SLOW, 10)),
  'transits of 6 bodies, 100 years': search('transits/search', transits(SLOW, 100)),
  'transits to 10 points': search('transits/search', transits(SLOW, 1, 10)),
  'table of ten bodies, 10 years of days': request('sky', () => ({
    path: '/ephemeris/table',
    body: datesOf(nextSpan(10)),
  })),
  'elections, 6 conditions at a place, 1 year': search('elections', () => ({
    location: { latitude: { decimal: 52.52 }, longitude: { decimal: 13.405 } },
    conditions: { all: [...SKY_CONDITIONS.slice(0, 4), ...PLACE_CONDITIONS] },
    ...datesOf(nextSpan(1)),
  })),
  'elections, 6 conditions, 5 years': search('elections', () => ({
    conditions: { all: SKY_CONDITIONS },
    ...datesOf(nextSpan(4.99)),
  })),
  'birth time, 40 events in 24 hours': search('birth-time', () => birthTimes(nextRun())),
  'transits to 100 points': search('transits/search', transits(SLOW, 1, 100)),
};

/** Forty days of a life, each with a transit to the angles of the birth or a period of it, and a fourth of them with both. */
const birthTimes = (minute: number) => {
  const angles = { points: ['ascendant', 'midheaven'], types: ['conjunction', 'square'], orb: 1 };
  const transit = { to_natal: { body: 'saturn', ...angles } };
  const period = { time_lord: { system: 'profection', level: 2, lord: 'saturn' } };
  return {
    subject: {
      birth_datetime: { iso: `1975-08-21T05:${String(minute % 60).padStart(2, '0')}:00` },
      birth_location: { latitude: { decimal: 48.8566 }, longitude: { decimal: 2.3522 } },
    },
    window_minutes: 720,
    life_events: Array.from({ length: 40 }, (_, index) => ({
      date: `${1990 + (index % 30)}-0${(index % 9) + 1}-15`,
      conditions: [transit, period, transit, { any: [transit, period] }][index % 4],
    })),
  };
};

const SCANS: Subjects = {
  'a daily scan of 10 years': engine(10, (span) => scan(EIGHT, span)),
  'an hourly scan of the Moon': engine(1, (span) => scan(['moon'], span, 1 / 24)),
  'a daily scan of 100 years': engine(100, (span) => scan(NINE, span)),
  'the engine calls of every row': engine(10, (span) => scanRows(TEN, span)),
  'a daily scan of the year': engine(1, (span) => scan(TEN, span)),
  'a daily scan of 366 days': returnScan('sun', 366),
  'a scan of 28 days every 6 hours': returnScan('moon', 28, 0.25),
  'a daily scan of 30 years': returnScan('saturn', 10_958),
  'a daily scan of 250 years': returnScan('pluto', 91_312),
  "the engine's search for solar eclipses": eclipses(
    (moment) => sol_eclipse_when_glob(moment, FROM_FILES, 0, false).data[0],
    (moment) => sol_eclipse_where(moment, FROM_FILES),
  ),
  "the engine's search for lunar eclipses": eclipses(
    (moment) => lun_eclipse_when(moment, FROM_FILES, 0, false).data[0],
    (moment) => lun_eclipse_how(moment, FROM_FILES, [0, 0, 0]),
  ),
};

export const measure = () => measureRatios(ROWS.searches, { ...SEARCHES, ...SCANS }, { rounds: 9, shareMs: 150 });
