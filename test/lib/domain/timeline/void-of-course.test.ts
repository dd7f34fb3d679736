import { describe, expect, test } from 'vitest';
import type { BodyId } from '../../../../lib/catalog/bodies.ts';
import { SIGNS } from '../../../../lib/catalog/signs.ts';
import type { VoidOfCourseEvent, VoidTradition } from '../../../../lib/domain/timeline/event.ts';
import { findVoidOfCourseEvents } from '../../../../lib/domain/timeline/void-of-course.ts';
import type { Zodiac } from '../../../../lib/ephemeris/port.ts';
import { openPieceStore } from '../../../../lib/runtime/piece-store.ts';
import { arcDeg } from '../../../../lib/units/angle.ts';
import { jdUt } from '../../../../lib/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';

const TROPICAL: Zodiac = { type: 'tropical' };
const LAHIRI: Zodiac = { type: 'sidereal', ayanamsa: 'lahiri' };
const KEEPERS = {
  modern: ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
  traditional: ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'],
} as const;
const ANGLES = [0, 60, 90, 120, 180, 240, 270, 300];
const LOOK_DAYS = 1 / 12;

type AngleAt = (moment: number) => number;

const longitudeOf =
  (body: BodyId, zodiac: Zodiac): AngleAt =>
  (moment) =>
    ephemeris.position(body, jdUt(moment), { zodiac, center: { type: 'geocentric' } }).longitudeDeg;

/** Moments at which an angle, of which it is known what it is at regular looks, rises past a degree. */
function risings(angleAt: AngleAt, looks: readonly (readonly [moment: number, angle: number])[], degree: number) {
  return looks.slice(1).flatMap(([to, after], index) => {
    const [from, before] = looks[index] as (typeof looks)[number];
    const passes = arcDeg(degree, before) < 0 && arcDeg(degree, after) >= 0 && arcDeg(before, after) > 0;
    const isNear = Math.abs(arcDeg(degree, after)) < 90;
    return passes && isNear ? [halved((moment) => arcDeg(degree, angleAt(moment)), from, to)] : [];
  });
}

function looksAt(angleAt: AngleAt, from: number, to: number): readonly (readonly [number, number])[] {
  const count = Math.ceil((to - from) / LOOK_DAYS);
  return Array.from({ length: count + 1 }, (_, index) => {
    const moment = from + index * LOOK_DAYS;
    return [moment, angleAt(moment)] as const;
  });
}

function halved(gapAt: AngleAt, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let halving = 0; halving < 30; halving += 1) {
    const middle = (low + high) / 2;
    if (gapAt(middle) < 0) low = middle;
    else high = middle;
  }
  return high;
}

interface Seen {
  readonly begins: number;
  readonly ends: number;
  readonly sign: string;
  readonly last: string | undefined;
}

/** Every sign that the Moon passes through as a whole, and when she has made her last aspect in it. */
function bruteForce(from: number, to: number, tradition: VoidTradition, zodiac: Zodiac): readonly Seen[] {
  const moonAt = longitudeOf('moon', zodiac);
  const moonLooks = looksAt(moonAt, from, to);
  const borders = SIGNS.flatMap((sign, index) =>
    risings(moonAt, moonLooks, 30 * index).map((moment) => ({ moment, sign })),
  ).sort((a, b) => a.moment - b.moment);
  const aspects = KEEPERS[tradition].flatMap((body) => {
    const leadAt: AngleAt = (moment) => longitudeOf('moon', TROPICAL)(moment) - longitudeOf(body, TROPICAL)(moment);
    const leadLooks = looksAt(leadAt, from, to);
    return ANGLES.flatMap((angle) => risings(leadAt, leadLooks, angle).map((moment) => ({ moment, body })));
  });
  return borders.slice(1).map(({ moment: ends }, index) => {
    const entered = borders[index] as (typeof borders)[number];
    const within = aspects.filter(({ moment }) => moment > entered.moment && moment < ends);
    const last = within.sort((a, b) => a.moment - b.moment).at(-1);
    return { begins: last?.moment ?? entered.moment, ends, sign: entered.sign, last: last?.body };
  });
}

function found(from: number, to: number, tradition: VoidTradition, zodiac: Zodiac): readonly VoidOfCourseEvent[] {
  const sky = { ephemeris, zodiac, store: openPieceStore() };
  const window = { fromJdUt: jdUt(from), toJdUt: jdUt(to) };
  return findVoidOfCourseEvents({ sky, window, aspects: [], tradition }).map(({ refine }) => refine());
}

const CASES: readonly (readonly [from: number, days: number, tradition: VoidTradition, zodiac: Zodiac])[] = [
  [2_460_676.5, 365, 'modern', TROPICAL],
  [2_460_676.5, 365, 'traditional', TROPICAL],
  [2_415_020.5, 120, 'traditional', LAHIRI],
];

describe('voids of course are those that a two-hourly look at the engine has', () => {
  test.each(CASES)('from %d for %d days, %s, %o', { timeout: 120_000 }, (from, days, tradition, zodiac) => {
    const seen = bruteForce(from - 3, from + days + 3, tradition, zodiac).filter(
      ({ begins, ends }) => begins <= from + days && ends >= from,
    );
    const voids = found(from, from + days, tradition, zodiac);
    expect(voids.map(({ sign, last }) => [sign, last?.body])).toEqual(seen.map(({ sign, last }) => [sign, last]));
    for (const [index, { moment, endsAt }] of voids.entries()) {
      const { begins, ends } = seen[index] as Seen;
      expect(Math.abs(moment - begins) * 86_400).toBeLessThan(0.002);
      expect(Math.abs(endsAt - ends) * 86_400).toBeLessThan(0.002);
    }
  });

  test('some signs have no aspect at all: void from entering to leaving', () => {
    const centuries = found(2_451_545, 2_451_545 + 18_000, 'traditional', TROPICAL);
    const without = centuries.filter(({ last }) => last === undefined);
    expect(without.length).toBeGreaterThan(0);
    for (const { moment, endsAt } of without) expect(endsAt - moment).toBeGreaterThan(1.9);
  });
});

describe('at the ends of the files', () => {
  const { fromJdUt, toJdUt } = ephemeris.coverage();

  test('what begins or ends beyond them is left out, all else is there', () => {
    const first = found(fromJdUt, fromJdUt + 10, 'modern', TROPICAL);
    const last = found(toJdUt - 10, toJdUt, 'modern', TROPICAL);
    for (const voids of [first, last]) {
      expect(voids.length).toBeGreaterThanOrEqual(3);
      for (const { moment, endsAt } of voids) {
        expect(moment).toBeGreaterThanOrEqual(fromJdUt);
        expect(endsAt).toBeLessThanOrEqual(toJdUt);
      }
    }
  });
});
