import type { GroupName } from '../../../functions/api.ts';

/** A request whose estimate is compared with what it takes. */
export interface EstimatedRequest {
  readonly title: string;
  readonly group: GroupName;
  readonly path: `/${string}`;
  readonly body: object;
}

const TEN = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
const MANY = [...TEN.filter((body) => body !== 'moon'), 'true_node', 'chiron', 'ceres', 'pallas', 'juno', 'vesta'];
const EVERYBODY_BUT_MOON = [...MANY, 'mean_node', 'mean_lilith', 'true_lilith'];
const PLACE = { latitude: 48.8566, longitude: 2.3522 };

const points = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`P${index}`, (index * 36.3) % 360]));

const span = (years: number, from = 1900) => ({ start_date: `${from}-01-01`, end_date: `${from + years}-01-01` });

const subject = (index: number) => ({
  name: '',
  birth_datetime: { julian_day: 2_430_000.5 + index * 977.13 },
  birth_location: PLACE,
});

const predictive = (title: string, path: string, body: object): EstimatedRequest => ({
  title,
  group: 'predictive',
  path: `/predictive/${path}`,
  body,
});

const transits = (bodies: readonly string[], years: number, count: number, rest: object = {}) =>
  predictive(
    `transits of ${bodies.length} to ${count} points, ${years} years ${JSON.stringify(rest)}`,
    'transits/search',
    {
      natal_planets: points(count),
      transiting_planets: bodies,
      ...span(years),
      ...rest,
    },
  );

const SIDEREAL = { zodiac_type: 'sidereal', ayanamsa: 'lahiri' };
const ANGLES = ['ascendant', 'midheaven', 'descendant', 'imum_coeli'];

const directions = (names: readonly string[], rest: object) =>
  predictive(`directions of ${names.length} points`, 'directions/primary', {
    subject: subject(7),
    promissors: names,
    significators: names,
    include: ['aspects', 'parallels', 'terms'],
    motion: 'both',
    max_age: 150,
    ...rest,
  });

const events = (types: readonly string[] | undefined, years: number, planets = TEN) =>
  predictive(`${types?.join(', ') ?? 'all events'} of ${planets.length}, ${years} years`, 'events', {
    ...span(years),
    planets,
    ...(types && { event_types: types }),
  });

const returns = (body: string, days: number) =>
  predictive(`returns of ${body}, ${days} days`, 'returns', {
    body,
    birth_datetime: { julian_day: 2_400_977.63 },
    target_datetime: { julian_day: 2_440_000 },
    location: PLACE,
    search_window_days: days / 2,
    include_chart: false,
  });

const progressions = (method: string, years: number, rest: object = {}) =>
  predictive(`progressions by ${method}, ${years} years ${JSON.stringify(rest)}`, 'progressions/search', {
    subject: subject(1),
    method,
    ...span(years, 1940),
    ...rest,
  });

const timelords = (path: string, rest: object): EstimatedRequest => ({
  title: `${path} ${JSON.stringify(rest)}`,
  group: 'timelords',
  path: `/timelords/${path}`,
  body: { subject: subject(1), ...rest },
});

const venus = (kind: string, years: number): EstimatedRequest => ({
  title: `${kind} of Venus, ${years} years`,
  group: 'venus',
  path: `/ephemeris/venus-star-points/${kind}`,
  body: span(years, 1500),
});

const table = (columns: readonly string[], years: number, options: object = {}): EstimatedRequest => ({
  title: `table of ${columns.join(', ')}, ${years} years ${JSON.stringify(options)}`,
  group: 'sky',
  path: '/ephemeris/table',
  body: { columns, location: { latitude: 48.86, longitude: 2.35 }, ...span(years), ...options },
});

const curves = (years: readonly number[]): readonly EstimatedRequest[] =>
  years.map((year) => ({
    title: `paths and curves of 5 eclipses from ${year}`,
    group: 'sky',
    path: '/sky/eclipses',
    body: {
      ...{ start_date: `${year}-01-01`, kind: 'solar', count: 5, location: PLACE },
      ...{ include_path: true, magnitudes: [0.2, 0.4, 0.6, 0.8] },
    },
  }));

const batch = (count: number, options: object = {}): EstimatedRequest => ({
  title: `${count} charts ${JSON.stringify(options)}`,
  group: 'natal',
  path: '/ephemeris/natal/batch',
  body: { subjects: Array.from({ length: count }, (_, index) => subject(index)), options },
});

/** Bodies × years × targets of every kind of calculation that takes 50 ms of a processor or more. */
export const ESTIMATED_REQUESTS: readonly EstimatedRequest[] = [
  transits(['sun'], 50, 1),
  transits(['moon'], 20, 1),
  transits(['moon'], 50, 10),
  transits(['moon'], 50, 30, { limit: 100 }),
  transits(['pluto'], 200, 100),
  transits(['true_lilith'], 50, 10),
  transits(MANY, 10, 10),
  transits(MANY, 100, 10),
  transits(MANY, 50, 50, { aspects: ['conjunction'] }),
  predictive('ingresses of 10, 50 years', 'transits/sign-ingresses', { planets: TEN, ...span(50) }),
  predictive('ingresses of 15, 100 years', 'transits/sign-ingresses', { planets: MANY, ...span(100) }),
  transits(MANY, 50, 10, SIDEREAL),
  transits(['moon'], 50, 10, SIDEREAL),
  transits(EVERYBODY_BUT_MOON, 199, 14),
  predictive('ingresses of 15, 100 years from 1000', 'transits/sign-ingresses', { planets: MANY, ...span(100, 1000) }),
  predictive('1000 crossings of the Moon', 'transits/planet-to-degree', {
    planet_name: 'moon',
    target_degree: 10,
    start_date: '1900-01-01',
    max_crossings: 1000,
  }),
  predictive('crossings of Pluto', 'transits/planet-to-degree', {
    planet_name: 'pluto',
    target_degree: 10,
    start_date: '1900-01-01',
  }),
  events(undefined, 1),
  events(undefined, 10),
  events(undefined, 50),
  events(['station'], 50),
  events(['lunation'], 50),
  events(['aspect'], 50),
  events(['void_of_course'], 50),
  events(['apsis', 'node_crossing'], 100, MANY),
  events(['eclipse_solar', 'eclipse_lunar'], 200),
  events(['station', 'ingress', 'aspect'], 50, MANY),
  returns('sun', 100_000),
  returns('moon', 10_000),
  returns('saturn', 100_000),
  returns('true_lilith', 50_000),
  progressions('secondary', 120, { targets: 'both', include: ['aspects', 'declinations'] }),
  progressions('secondary', 90, { angle_method: 'mean_quotidian' }),
  progressions('tertiary', 90),
  progressions('minor', 20),
  progressions('lunar_arc', 120),
  timelords('profections', { start_age: 0, end_age: 120, levels: 2 }),
  timelords('zodiacal-releasing', { start_age: 30, end_age: 31, levels: 4 }),
  venus('conjunctions', 600),
  venus('stations', 600),
  venus('elongations', 600),
  table(['longitude'], 10),
  table(['longitude', 'declination'], 10, { bodies: MANY }),
  table(['house', 'azimuth'], 5),
  table(['magnitude'], 10),
  table(['longitude'], 5, { coordinate_system: 'topocentric', timezone: 'Europe/Paris' }),
  table(['sign'], 1, { bodies: ['moon'], step: { value: 10, unit: 'minute' } }),
  ...curves([1952, 2026]),
  directions([...MANY, ...ANGLES], {}),
  directions([...MANY, ...ANGLES], { space: 'zodiaco', key: 'solar_arc_ra' }),
  batch(50, { time_uncertainty_minutes: 720 }),
  batch(50, { time_uncertainty_minutes: 120 }),
];
