import { calc_ut, constants } from 'sweph';
import type { GroupName } from '../../../functions/api.ts';
import { DEFAULT_ACG_BODY_IDS } from '../../../lib/astro/chart/acg/bodies.ts';
import { VARGAS } from '../../../lib/base/catalog/vargas.ts';
import { AFTER_TUNING, BEFORE_TUNING } from '../../golden/places/quality.ts';
import { birth } from '../births.ts';
import { dateOf, jdOf, YEAR_DAYS } from '../dates.ts';
import { measureRatios, type Subject } from '../measure.ts';
import { nextRun, nextSubject, request } from '../request.ts';
import { ROWS } from '../rows.ts';

const post = (group: GroupName, path: `/${string}`, next: () => object): Subject =>
  request(group, () => ({ path, body: next() }));

const chart = post('natal', '/ephemeris/natal-chart', () => ({ subject: nextSubject() }));

/** Born in a summer whose clock in Houston is that of a rule of local practice. */
const nextHoustonian = () => {
  const run = nextRun();
  const date = `07-${String(1 + (run % 31)).padStart(2, '0')}`;
  const time = new Date((run % 86_400) * 1000).toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:mm:ss'.length);
  return {
    name: 'Bench',
    birth_datetime: { iso: `1955-${date}T${time}` },
    birth_location: { latitude: 29.7604, longitude: -95.3698, timezone: { iana_name: 'America/Chicago' } },
  };
};

const fiftyCharts: Subject = () => {
  const runs = Array.from({ length: 50 }, chart);
  return async () => {
    for (const run of runs) await run();
  };
};

const CHARTS = {
  'natal chart': chart,
  'natal chart of 1955 in Houston': post('natal', '/ephemeris/natal-chart', () => ({ subject: nextHoustonian() })),
  'natal chart as a picture': request('natal', () => ({
    path: '/ephemeris/natal-chart',
    query: { format: 'svg' },
    body: { subject: nextSubject() },
  })),
  'fifty natal charts': fiftyCharts,
  'batch of fifty': post('natal', '/ephemeris/natal/batch', () => ({
    subjects: Array.from({ length: 50 }, nextSubject),
  })),
  'natal chart with its facts': post('natal', '/ephemeris/natal-chart', () => ({
    subject: nextSubject(),
    options: { include_analysis: true },
  })),
  'facts of a birth with Moon and stations': post('natal', '/ephemeris/analysis', () => ({ subject: nextSubject() })),
  'Indian chart with every varga': post('vedic', '/vedic/chart', () => ({
    subject: nextSubject(),
    vargas: VARGAS,
  })),
  relocation: post('natal', '/ephemeris/relocation', () => ({
    subject: nextSubject(),
    relocation_location: { latitude: 35.6762, longitude: 139.6503, timezone: { iana_name: 'Asia/Tokyo' } },
  })),
  'progressed chart': post('natal', '/ephemeris/progressed', () => ({
    subject: nextSubject(),
    progressed_datetime: { iso: '2026-11-21T00:00:00Z' },
  })),
  'chart by solar arc': post('natal', '/ephemeris/progressed', () => ({
    subject: nextSubject(),
    progressed_datetime: { iso: '2026-11-21T00:00:00Z' },
    configuration: { progression_method: 'solar_arc' },
  })),
  'profections of 120 years, levels 1 and 2': post('timelords', '/timelords/profections', () => ({
    subject: nextSubject(),
    start_age: 0,
    end_age: 120,
    levels: 2,
  })),
  'releasing of a year to level 4': post('timelords', '/timelords/zodiacal-releasing', () => ({
    subject: nextSubject(),
    start_age: 30,
    end_age: 31,
    levels: 4,
  })),
  synastry: post('comparative', '/comparative/synastry', () => ({
    subject_a: nextSubject(),
    subject_b: nextSubject(),
  })),
  'composite of two': post('comparative', '/comparative/composite', () => ({
    subjects: [nextSubject(), nextSubject()],
  })),
  'primary directions of a life': post('predictive', '/predictive/directions/primary', () => ({
    subject: nextSubject(),
  })),
  'primary directions, all contacts by the Sun’s own arc': post('predictive', '/predictive/directions/primary', () => ({
    subject: nextSubject(),
    space: 'zodiaco',
    motion: 'both',
    include: ['aspects', 'parallels', 'antiscia', 'terms'],
    key: 'solar_arc_ra',
    speculum: true,
  })),
  'transits to a birth': post('comparative', '/comparative/natal-transits', () => ({ subject: nextSubject() })),
  'three charts': post('comparative', '/comparative/tri-wheel', () => ({ subject: nextSubject() })),
};

const date_time = () => ({ julian_day: birth(nextRun()).jdUt });
const UNKNOWN_STARS = Array.from({ length: 2000 }, (_, index) => `No star of number ${index}`);

const OVER_BERLIN = { location: { latitude: 52.52, longitude: 13.405, timezone: { iana_name: 'Europe/Berlin' } } };

/** A year that begins on a day of its own, as the engine keeps positions of the year before. */
const yearOverBerlin = (body: 'sun' | 'moon') => () => {
  const fromJdUt = jdOf('1950-01-01') + (nextRun() % 30_000);
  const dates = { start_date: dateOf(fromJdUt), end_date: dateOf(fromJdUt + 365) };
  return { ...OVER_BERLIN, ...dates, bodies: [body], events: ['rise', 'set'] };
};

const SKY = {
  'sunrise and sunset of a year': post('sky', '/sky/rise-set', yearOverBerlin('sun')),
  'moonrise and moonset of a year': post('sky', '/sky/rise-set', yearOverBerlin('moon')),
  'planetary hours of a day': post('sky', '/sky/planetary-hours', () => ({
    ...OVER_BERLIN,
    date: dateOf(jdOf('1950-01-01') + (nextRun() % 30_000)),
  })),
  'first evening of Venus': post('sky', '/sky/heliacal', () => {
    const fromJdUt = jdOf('1950-01-01') + (nextRun() % 30_000);
    const dates = { start_date: dateOf(fromJdUt), end_date: dateOf(fromJdUt + 1200) };
    return { ...OVER_BERLIN, ...dates, events: ['evening_first'], limit: 1 };
  }),
};

/** A whole cycle: 819, 584 or 584 periods. */
const dashas = (system: string): Subject =>
  post('vedic', '/vedic/dashas', () => ({
    subject: nextSubject(),
    target_datetime: { iso: '2026-11-21T00:00:00Z' },
    ...{ system, levels: 3 },
  }));

const INDIAN = {
  'vimshottari to level 3': dashas('vimshottari'),
  'ashtottari to level 3': dashas('ashtottari'),
  'yogini to level 3': dashas('yogini'),
  'panchanga of a month': post('vedic', '/vedic/panchanga', () => {
    const fromJdUt = jdOf('1950-01-01') + (nextRun() % 30_000);
    return { ...OVER_BERLIN, start_date: dateOf(fromJdUt), end_date: dateOf(fromJdUt + 30) };
  }),
};

const STANDALONE = {
  'phase of the Moon': post('standalone', '/ephemeris/lunar-phase', () => ({ date_time: date_time() })),
  'every fixed star': post('standalone', '/ephemeris/fixed-stars', () => ({ date_time: date_time() })),
  midpoints: post('standalone', '/ephemeris/midpoints', () => ({ date_time: date_time() })),
  'every lot': post('standalone', '/ephemeris/hermetic-lots', () => ({
    ...{ date_time: date_time(), latitude: 48.86, longitude: 2.35 },
    ...{ include_optional: true, include_legacy: true },
  })),
  '2000 unknown stars, refused': request(
    'standalone',
    () => ({ path: '/ephemeris/fixed-stars', body: { date_time: date_time(), star_names: UNKNOWN_STARS } }),
    { status: 400 },
  ),
};

const bodies = [...DEFAULT_ACG_BODY_IDS, 'ceres'];
const map = (kind: string, options: object = {}): Subject =>
  post('acg', `/acg/${kind}`, () => ({ subject: nextSubject(), bodies, ...options }));

const MAPS = {
  'lines of a map': map('lines'),
  'lines near a place': map('hits', { location: { latitude: 38.72, longitude: -9.14 }, radius_km: 1000 }),
  'crossings of a map': map('crossings'),
  'local space': map('local-space'),
  'aspect lines of a map': map('aspects'),
};

const SIXTY_YEARS = 60 * YEAR_DAYS;
const nextStart = (): number => jdOf('1930-01-01') + (nextRun() % 20_000);

const venusDaily: Subject = () => {
  const from = nextStart();
  return () => {
    const flags = constants.SEFLG_SWIEPH | constants.SEFLG_SPEED;
    for (let day = from; day < from + SIXTY_YEARS; day += 1) calc_ut(day, constants.SE_VENUS, flags);
  };
};

const venus = (path: string): Subject =>
  post('venus', `/ephemeris/venus-star-points/${path}`, () => {
    const from = nextStart();
    return { start_date: dateOf(from), end_date: dateOf(from + SIXTY_YEARS) };
  });

const VENUS = {
  'Venus, an engine call a day of 60 years': venusDaily,
  'conjunctions of Venus': venus('conjunctions'),
  'stations of Venus': venus('stations'),
  'elongations of Venus': venus('elongations'),
};

const QUERIES = [...BEFORE_TUNING, ...AFTER_TUNING].map(({ query }) => query);
const nextQuery = (): string => QUERIES[nextRun() % QUERIES.length] ?? 'Basel';

const nextPlace = () => {
  const { latitudeDeg, longitudeDeg } = birth(nextRun());
  return { latitude: latitudeDeg, longitude: longitudeDeg };
};

const place = (path: string, next: () => Readonly<Record<string, string>>): Subject =>
  request('place', () => ({ path: `/location/${path}`, query: next() }));

const PLACES = {
  'place by its name': place('autocomplete', () => ({ query: nextQuery() })),
  'place by its first letters': place('autocomplete', () => ({
    query: nextQuery()
      .slice(0, 1 + (nextRun() % 4))
      .trim(),
  })),
  'place by its coordinates': place('reverse', () => {
    const { latitude, longitude } = nextPlace();
    return { lat: String(latitude), lng: String(longitude) };
  }),
  'time zone of a place': post('place', '/timezone/lookup', nextPlace),
  'clock of a place': post('place', '/timezone/offset', () => ({
    ...nextPlace(),
    datetime: { iso: '1945-07-01T12:00:00' },
  })),
};

const subjects = { ...CHARTS, ...SKY, ...INDIAN, ...STANDALONE, ...MAPS, ...VENUS, ...PLACES };

export const measure = () => measureRatios(ROWS.requests, subjects, { rounds: 15, shareMs: 50 });
