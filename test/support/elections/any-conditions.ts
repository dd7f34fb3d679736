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
};

/** One condition of any kind that the oracle can judge. */
export const anyLeaf: fc.Arbitrary<Condition> = fc.oneof(
  ...Object.entries(leaves).map(([name, params]) =>
    (params as fc.Arbitrary<unknown>).map((value) => ({ [name]: value })),
  ),
);

const { tree } = fc.letrec<{ tree: Condition }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true, maxDepth: 3 },
    anyLeaf,
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
    tie('tree').map((not) => ({ not })),
  ),
}));

/** A tree of conditions. */
export const anyTree = tree;

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
