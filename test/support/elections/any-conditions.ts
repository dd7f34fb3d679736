import fc from 'fast-check';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import type { Condition } from '../../../lib/requests/conditions/condition.ts';

const BODIES = [
  'sun',
  'moon',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'pluto',
  'true_node',
  'south_node',
];
const PLANETS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'];
const TYPES = ['conjunction', 'sextile', 'square', 'trine', 'opposition', 'quincunx'];

const some = <Item>(items: readonly Item[], maxLength = 4) =>
  fc.uniqueArray(fc.constantFrom(...items), { minLength: 1, maxLength });

const lord = fc.integer({ min: 1, max: 12 }).map((house) => ({ lord_of: { house } }));
const body = fc.oneof({ weight: 6, arbitrary: fc.constantFrom<unknown>(...BODIES) }, lord);
const planet = fc.oneof({ weight: 6, arbitrary: fc.constantFrom<unknown>(...PLANETS) }, lord);
const orb = fc.double({ min: 0.2, max: 12, noNaN: true });
const degree = fc.double({ min: 0, max: 359.99, noNaN: true });
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

const classical = fc.constantFrom(...PLANETS);
const sign = fc.constantFrom(...SIGNS);
const lot = fc.constantFrom('fortune', 'spirit');
const method = fc.constantFrom('secondary', 'tertiary', 'minor');
const direction = fc.constantFrom('direct', 'retrograde');
const eclipse = fc.constantFrom('solar', 'lunar', 'both');
const days = fc.double({ min: 0.5, max: 40, noNaN: true });
const around = { days_before: days, days_after: days };
const numbers = (count: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: count }), { minLength: 1, maxLength: count / 3 });

/** Births before the years that are searched, given in UTC. */
const subject = fc
  .record({
    ms: fc.integer({ min: Date.UTC(1930, 0, 1) / 60_000, max: Date.UTC(1970, 11, 1) / 60_000 }),
    latitude: fc.integer({ min: -55, max: 60 }),
    longitude: fc.integer({ min: -179, max: 179 }),
  })
  .map(({ ms, latitude, longitude }) => ({
    birth_datetime: { iso: `${new Date(ms * 60_000).toISOString().slice(0, 19)}Z` },
    birth_location: {
      latitude: { decimal: latitude },
      longitude: { decimal: longitude },
      timezone: { iana_name: 'UTC' },
    },
  }));

const leaves = {
  in_sign: fc.record({ body, signs: some(SIGNS) }),
  in_house: fc.record({ body, houses: some([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) }),
  aspect: fc
    .record(
      { a: body, b: body, types: some(TYPES), orb, applying: fc.boolean() },
      { requiredKeys: ['a', 'b', 'types', 'orb'] },
    )
    .filter(({ a, b }) => JSON.stringify(a) !== JSON.stringify(b)),
  to_natal: fc.record({ body, longitude: degree, types: some(TYPES), orb }),
  motion: fc.record({
    body: fc.constantFrom('mercury', 'venus', 'mars', 'saturn'),
    direction: fc.constantFrom('direct', 'retrograde'),
  }),
  moon_phase: fc.record({
    phases: some(['new_moon', 'waxing_crescent', 'first_quarter', 'full_moon', 'waning_gibbous', 'last_quarter']),
  }),
  solar_phase: fc.record({
    body: fc.constantFrom('moon', 'mercury', 'venus', 'mars'),
    is: fc.constantFrom('cazimi', 'combust', 'under_beams', 'free'),
  }),
  angle: fc.oneof(
    fc.record({ point: fc.constantFrom('ascendant', 'midheaven', 'descendant', 'imum_coeli'), signs: some(SIGNS, 6) }),
    fc.record({ point: fc.constantFrom('ascendant', 'midheaven'), degrees: fc.record({ from: degree, to: degree }) }),
  ),
  dignity: fc.record({ body: planet, min_score: fc.integer({ min: -9, max: 9 }) }),
  sect: fc.record({ is: fc.constantFrom('day', 'night') }),
  planetary_hour: fc.record({ rulers: some(PLANETS, 3) }),
  weekday: fc.record({ days: some(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']) }),
  time_of_day: fc.record({ from: time, to: time }),
  parallel: fc
    .record({ a: body, b: body, contra: fc.boolean(), orb_deg: fc.double({ min: 0.05, max: 3, noNaN: true }) })
    .filter(({ a, b }) => JSON.stringify(a) !== JSON.stringify(b)),
  eclipse_within: fc.oneof(
    fc.record({ kind: eclipse, ...around }),
    fc.record({ kind: eclipse, ...around, of_longitude: degree, orb_deg: fc.double({ min: 1, max: 15, noNaN: true }) }),
  ),
  station_within: fc.record({
    body: fc.constantFrom('mercury', 'venus', 'mars', 'jupiter', 'saturn', 'pluto'),
    ...around,
  }),
  panchanga: fc.oneof(
    fc.record({ tithi: numbers(30) }),
    fc.record({ nakshatra: numbers(27) }),
    fc.record({ yoga: numbers(27) }),
    fc.record({ karana: fc.oneof(numbers(60), some(['vishti', 'bava', 'gara', 'shakuni'])) }),
    fc.record({ vara: some(['sunday', 'monday', 'tuesday', 'thursday', 'saturday']) }),
  ),
  time_lord: fc.oneof(
    fc.record({ system: fc.constant('profection'), level: fc.integer({ min: 1, max: 3 }), lord: classical, subject }),
    fc.record({ system: fc.constant('profection'), level: fc.integer({ min: 2, max: 3 }), sign, subject }),
    fc.record({ system: fc.constant('firdaria'), level: fc.integer({ min: 1, max: 2 }), lord: classical, subject }),
    fc.record({ system: fc.constant('releasing'), lot, level: fc.integer({ min: 1, max: 4 }), sign, subject }),
    fc.record({
      system: fc.constantFrom('vimshottari', 'ashtottari', 'yogini'),
      level: fc.integer({ min: 1, max: 5 }),
      lord: fc.oneof(classical, fc.constantFrom('rahu', 'ketu')),
      subject,
    }),
  ),
  progressed: fc.oneof(
    fc.record({ body: fc.constantFrom('moon', 'sun', 'mercury', 'mars'), method, signs: some(SIGNS, 6), subject }),
    fc.record({ body: fc.constantFrom('mercury', 'venus', 'mars', 'saturn'), direction, subject }),
    fc.record({
      body: fc.constantFrom('moon', 'sun', 'venus'),
      method,
      types: some(TYPES),
      longitude: degree,
      orb,
      subject,
    }),
    fc.record({
      body: fc.constantFrom('moon', 'sun', 'mercury'),
      ...{ method, types: some(TYPES), points: some(['sun', 'moon', 'ascendant', 'midheaven', 'mars']), orb, subject },
    }),
  ),
};

type Leaves = typeof leaves;

const toLeaf = (kinds: Partial<Leaves>): fc.Arbitrary<Condition> =>
  fc.oneof(
    ...Object.entries(kinds).map(([name, params]) =>
      (params as fc.Arbitrary<unknown>).map((value) => ({ [name]: value }) as Condition),
    ),
  );

const growTree = (leaf: fc.Arbitrary<Condition>): fc.Arbitrary<Condition> =>
  fc.letrec<{ tree: Condition }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true, maxDepth: 3 },
      leaf,
      fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
      fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
      tie('tree').map((not) => ({ not })),
    ),
  })).tree;

const { time_lord: _periods, progressed: _progressions, ...withoutBirths } = leaves;

/** One condition of any kind that the oracle can judge. */
export const anyLeaf = toLeaf(leaves);

/** One condition that names no birth. */
export const anyLeafWithoutBirth = toLeaf(withoutBirths);

/** A tree of conditions that name no birth, which words can say. */
export const anyTreeWithoutBirth = growTree(anyLeafWithoutBirth);

/** A tree of conditions. */
export const anyTree = growTree(anyLeaf);

/** A place with its zone: tropical, temperate, southern, polar, and on the date line. */
const anyElectionPlace = fc.constantFrom(
  { latitude: 52.52, longitude: 13.405, timezone: 'Europe/Berlin' },
  { latitude: -33.87, longitude: 151.21, timezone: 'Australia/Sydney' },
  { latitude: 0.35, longitude: 32.58, timezone: 'Africa/Kampala' },
  { latitude: 40.71, longitude: -74.01, timezone: 'America/New_York' },
  { latitude: -17.8, longitude: 179.9, timezone: 'Pacific/Fiji' },
  { latitude: 64.15, longitude: -21.94, timezone: 'Atlantic/Reykjavik' },
  { latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' },
  { latitude: 78.22, longitude: 15.64, timezone: 'Arctic/Longyearbyen' },
);

/** A request for the years in which time zones are known well. */
export const anyCase = fc.record({
  tree: anyTree,
  place: anyElectionPlace,
  startMs: fc
    .integer({ min: Date.UTC(1971, 0, 1) / 60_000, max: Date.UTC(2035, 0, 1) / 60_000 })
    .map((minutes) => minutes * 60_000),
  days: fc.integer({ min: 1, max: 4 }),
  system: fc.constantFrom('P', 'W', 'R', 'E', 'C'),
  zodiac: fc.constantFrom('tropical', 'tropical', 'sidereal'),
  stepMs: fc.constant(60_000),
});

/** The same tree without lists of one item, which are their item. */
export function unwrapSingles(condition: Condition): Condition {
  const { all, any, not } = condition;
  const [only, ...others] = all ?? any ?? [];
  if (only && others.length === 0) return unwrapSingles(only);
  if (not) return { not: unwrapSingles(not) };
  if (all) return { all: all.map(unwrapSingles) };
  return any ? { any: any.map(unwrapSingles) } : condition;
}
