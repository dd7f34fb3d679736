import { expect, it } from 'vitest';
import { findTajikaYogas } from '../../../../../lib/astro/indian/tajika/yogas.ts';
import { TAJIKA_YOGA_IDS, type TajikaYoga } from '../../../../../lib/base/catalog/tajika.ts';
import { at, chartOf, type Places, WORKED_YEAR } from './chart-of.ts';

type Longitude = ReturnType<typeof at>;
type Case = readonly [yoga: TajikaYoga, places: Partial<Places>, lagna: Longitude, spoiled: Partial<Places>];

const SCORPIO = at(7, 9, 26);
const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
const all = (...longitudes: readonly Longitude[]) =>
  Object.fromEntries(SEVEN.map((id, index) => [id, longitudes[index]])) as Places;

/** Mars in Leo and Venus in Sagittarius, five degrees behind him, for a Lagna in Aries; nobody afflicts them. */
const CLEAN = all(at(0, 10), at(3, 10), at(4, 10), at(0, 20), at(3, 20), at(8, 5), at(6, 10));
/** The Moon in Aries, aspected by nobody, beside ithasalas of Mars for a Lagna in Scorpio, and Jupiter in his own sign. */
const LONELY = all(at(5, 5), at(0, 14), at(7, 10), at(1, 12), at(11, 5), at(11, 8), at(7, 25));
/** Mercury and the Moon without dignities in the 12th and the 7th of a Lagna in Virgo. */
const WEAK = all(at(9, 20), at(4, 23), at(10, 24), at(11, 14), at(8, 25), at(5, 20), at(7, 0));
const VIRGO = at(5, 20);

/** A chart with each yoga, and one in which a single planet stands elsewhere. */
const CASES: readonly Case[] = [
  ['ikkavala', all(at(0, 5), at(1, 5), at(3, 5), at(4, 5), at(6, 5), at(7, 5), at(9, 5)), at(0, 5), { moon: at(2, 5) }],
  [
    'induvara',
    all(at(2, 5), at(2, 9), at(5, 5), at(2, 7), at(8, 5), at(2, 8), at(11, 5)),
    at(0, 5),
    { moon: at(1, 5) },
  ],
  ['ithasala', {}, SCORPIO, { sun: at(6, 3, 50) }],
  ['ishrafa', {}, SCORPIO, { moon: at(1, 7) }],
  ['nakta', {}, SCORPIO, { jupiter: at(8, 25) }],
  ['yamaya', { moon: at(0, 10), venus: at(1, 12), saturn: at(3, 16) }, at(1, 5), { saturn: at(3, 22) }],
  ['manau', { saturn: at(4, 10) }, SCORPIO, { saturn: at(5, 10) }],
  ['kamboola', { moon: at(10, 1) }, SCORPIO, { moon: at(10, 20) }],
  ['rudda', { ...CLEAN, saturn: at(7, 10) }, at(0, 5), { saturn: at(6, 10) }],
  ['khallasara', LONELY, SCORPIO, { moon: at(1, 3) }],
  ['gairi_kamboola', { ...LONELY, moon: at(0, 29, 30) }, SCORPIO, { moon: at(0, 14) }],
  ['duhphali_kuttha', { ...CLEAN, mars: at(4, 28), venus: at(8, 25) }, at(0, 5), { venus: at(8, 14) }],
  ['dutthottha_davira', WEAK, VIRGO, { jupiter: at(9, 2), sun: at(5, 1) }],
  ['durapha', WEAK, VIRGO, { moon: at(3, 23) }],
  ['tambira', { mars: at(1, 5), venus: at(0, 29, 30), jupiter: at(3, 4) }, at(0, 5), { venus: at(0, 28, 30) }],
  ['kuttha', {}, SCORPIO, { saturn: at(1, 17) }],
];

const find = (places: Partial<Places>, lagna: Longitude, states: Parameters<typeof chartOf>[2] = {}) =>
  findTajikaYogas(
    chartOf({ ...WORKED_YEAR, ...places }, lagna, { retrograde: ['mercury', 'jupiter'], ...states }),
    'mean',
  );

it.each<Case>(CASES)(
  '%s is there with its facts, and not where a planet stands elsewhere',
  (yoga, places, lagna, spoiled) => {
    const found = find(places, lagna).filter((candidate) => candidate.yoga === yoga);
    expect(found.length).toBeGreaterThan(0);
    for (const { because } of found) expect(because.length).toBeGreaterThan(0);
    const left = find({ ...places, ...spoiled }, lagna).filter((candidate) => candidate.yoga === yoga);
    expect(left.length).toBeLessThan(found.length);
  },
);

it('a retrograde swifter planet has no ithasala', () => {
  expect(find({}, SCORPIO, { retrograde: ['sun'] }).some(({ yoga }) => yoga === 'ithasala')).toBe(false);
});

it('an ithasala from the next sign says so, and not that the signs of now have an aspect', () => {
  const found = find({ sun: at(2, 29, 30), mars: at(7, 0, 30) }, SCORPIO).find(
    ({ yoga, lords }) => yoga === 'ithasala' && lords.includes('sun'),
  );
  const facts = ['in_last_degree', 'in_next_sign', 'aspect', 'swifter_behind'];
  expect(found?.because.map(({ fact }) => fact)).toEqual(facts);
  expect(found?.because.at(-1)?.degrees).toBeCloseTo(1, 9);
});

it('each of the sixteen has a chart with it and one without', () => {
  expect(new Set(CASES.map(([yoga]) => yoga))).toEqual(new Set(TAJIKA_YOGA_IDS));
});
