import { describe, expect, test } from 'vitest';
import type { SearchZodiac } from '../../../../../lib/astro/port.ts';
import type { VoidOfCourseEvent, VoidTradition } from '../../../../../lib/astro/sky/events/event.ts';
import { findVoidOfCourseEvents } from '../../../../../lib/astro/sky/events/void-of-course.ts';
import type { BodyId } from '../../../../../lib/base/catalog/bodies.ts';
import { SIGNS } from '../../../../../lib/base/catalog/signs.ts';
import { arcDeg } from '../../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { openSearchedPositions } from '../../../../support/positions.ts';

const TROPICAL: SearchZodiac = { type: 'tropical' };
const LAHIRI: SearchZodiac = { type: 'sidereal', ayanamsa: 'lahiri' };
const VOID_ENDING_BODIES = {
  modern: ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
  traditional: ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'],
} as const;
const ANGLES = [0, 60, 90, 120, 180, 240, 270, 300];
const STEP_DAYS = 1 / 12;

type AngleAt = (moment: number) => number;

const toLongitudeCurve =
  (body: BodyId, zodiac: SearchZodiac): AngleAt =>
  (moment) =>
    ephemeris.position(body, jdUt(moment), { zodiac, center: { type: 'geocentric' } }).longitudeDeg;

/** Moments at which an angle, sampled at regular steps, rises past a degree. */
function findRisings(angleAt: AngleAt, samples: readonly (readonly [moment: number, angle: number])[], degree: number) {
  return samples.slice(1).flatMap(([to, after], index) => {
    const [from, before] = samples[index] as (typeof samples)[number];
    const rises = arcDeg(degree, before) < 0 && arcDeg(degree, after) >= 0 && arcDeg(before, after) > 0;
    const isNear = Math.abs(arcDeg(degree, after)) < 90;
    return rises && isNear ? [bisect((moment) => arcDeg(degree, angleAt(moment)), from, to)] : [];
  });
}

function sampleAngle(angleAt: AngleAt, from: number, to: number): readonly (readonly [number, number])[] {
  const count = Math.ceil((to - from) / STEP_DAYS);
  return Array.from({ length: count + 1 }, (_, index) => {
    const moment = from + index * STEP_DAYS;
    return [moment, angleAt(moment)] as const;
  });
}

function bisect(gapAt: AngleAt, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let halving = 0; halving < 30; halving += 1) {
    const middle = (low + high) / 2;
    if (gapAt(middle) < 0) low = middle;
    else high = middle;
  }
  return high;
}

interface DenseVoid {
  readonly begins: number;
  readonly ends: number;
  readonly sign: string;
  readonly last: string | undefined;
}

/** A void period for every sign that the Moon passes through completely, from her last aspect in it or from entering it. */
function findVoidsDensely(
  from: number,
  to: number,
  tradition: VoidTradition,
  zodiac: SearchZodiac,
): readonly DenseVoid[] {
  const moonAt = toLongitudeCurve('moon', zodiac);
  const moonSamples = sampleAngle(moonAt, from, to);
  const borders = SIGNS.flatMap((sign, index) =>
    findRisings(moonAt, moonSamples, 30 * index).map((moment) => ({ moment, sign })),
  ).sort((a, b) => a.moment - b.moment);
  const aspects = VOID_ENDING_BODIES[tradition].flatMap((body) => {
    const separationAt: AngleAt = (moment) =>
      toLongitudeCurve('moon', TROPICAL)(moment) - toLongitudeCurve(body, TROPICAL)(moment);
    const separationSamples = sampleAngle(separationAt, from, to);
    return ANGLES.flatMap((angle) =>
      findRisings(separationAt, separationSamples, angle).map((moment) => ({ moment, body })),
    );
  });
  return borders.slice(1).map(({ moment: ends }, index) => {
    const entered = borders[index] as (typeof borders)[number];
    const within = aspects.filter(({ moment }) => moment > entered.moment && moment < ends);
    const last = within.sort((a, b) => a.moment - b.moment).at(-1);
    return { begins: last?.moment ?? entered.moment, ends, sign: entered.sign, last: last?.body };
  });
}

function searchVoids(
  from: number,
  to: number,
  tradition: VoidTradition,
  zodiac: SearchZodiac,
): readonly VoidOfCourseEvent[] {
  const sky = { ephemeris, zodiac, store: openSearchedPositions() };
  const window = { fromJdUt: jdUt(from), toJdUt: jdUt(to) };
  return findVoidOfCourseEvents({ sky, window, aspects: [], tradition }).map(({ refine }) => refine());
}

const CASES: readonly (readonly [from: number, days: number, tradition: VoidTradition, zodiac: SearchZodiac])[] = [
  [2_460_676.5, 365, 'modern', TROPICAL],
  [2_460_676.5, 365, 'traditional', TROPICAL],
  [2_415_020.5, 120, 'traditional', LAHIRI],
];

describe('void periods are those that two-hourly samples of the engine have', () => {
  test.each(CASES)('from %d for %d days, %s, %o', { timeout: 120_000 }, (from, days, tradition, zodiac) => {
    const expected = findVoidsDensely(from - 3, from + days + 3, tradition, zodiac).filter(
      ({ begins, ends }) => begins <= from + days && ends >= from,
    );
    const voids = searchVoids(from, from + days, tradition, zodiac);
    expect(voids.map(({ sign, last }) => [sign, last?.body])).toEqual(expected.map(({ sign, last }) => [sign, last]));
    for (const [index, { moment, endsAt }] of voids.entries()) {
      const { begins, ends } = expected[index] as DenseVoid;
      expect(Math.abs(moment - begins) * 86_400).toBeLessThan(0.002);
      expect(Math.abs(endsAt - ends) * 86_400).toBeLessThan(0.002);
    }
  });

  test('a sign without any aspect is void from entering to leaving', () => {
    const voids = searchVoids(2_451_545, 2_451_545 + 18_000, 'traditional', TROPICAL);
    const withoutAspect = voids.filter(({ last }) => last === undefined);
    expect(withoutAspect.length).toBeGreaterThan(0);
    for (const { moment, endsAt } of withoutAspect) expect(endsAt - moment).toBeGreaterThan(1.9);
  });
});

test('at the ends of the files periods that begin or end outside them are left out, all others are found', () => {
  const { fromJdUt, toJdUt } = ephemeris.coverage();

  const first = searchVoids(fromJdUt, fromJdUt + 10, 'modern', TROPICAL);
  const last = searchVoids(toJdUt - 10, toJdUt, 'modern', TROPICAL);
  for (const voids of [first, last]) {
    expect(voids.length).toBeGreaterThanOrEqual(3);
    for (const { moment, endsAt } of voids) {
      expect(moment).toBeGreaterThanOrEqual(fromJdUt);
      expect(endsAt).toBeLessThanOrEqual(toJdUt);
    }
  }
});
