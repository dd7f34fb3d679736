import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findVenusConjunctions, LONGEST_GAP_DAYS } from '../../../../../lib/astro/sky/venus/conjunctions.ts';
import { driftDeg, findEightYearStar } from '../../../../../lib/astro/sky/venus/eight-year-star.ts';
import { classifySolarPhase } from '../../../../../lib/astro/sky/venus/solar-phase.ts';
import { findStarPoints } from '../../../../../lib/astro/sky/venus/star-points.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { forAll } from '../../../../support/for-all.ts';
import { tropicalSky as sky } from '../../../../support/tropical-sky.ts';

const anyMoment = fc.double({ min: 630_000, max: 2_812_000, noNaN: true }).map(jdUt);

test.each([
  [17, { underBeams: true, combust: false, cazimi: false }],
  [17.0001, { underBeams: false, combust: false, cazimi: false }],
  [8.5, { underBeams: true, combust: true, cazimi: false }],
  [8.5001, { underBeams: true, combust: false, cazimi: false }],
  [17 / 60, { underBeams: true, combust: true, cazimi: true }],
  [0.2834, { underBeams: true, combust: true, cazimi: false }],
  [0, { underBeams: true, combust: true, cazimi: true }],
])('nearness to the Sun: %d° on either side', (apartDeg, expected) => {
  const sunDeg = longitudeDeg(0);
  expect(classifySolarPhase(longitudeDeg(apartDeg), sunDeg)).toEqual(expected);
  if (apartDeg !== 17 / 60) expect(classifySolarPhase(longitudeDeg(-apartDeg), sunDeg)).toEqual(expected);
});

describe('at any moment', () => {
  test('the birth star has the three consecutive conjunctions up to the birth and the two after it', () => {
    forAll([anyMoment], { numRuns: 50 }, (birth) => {
      const points = findStarPoints(sky, birth);
      expect(points.map(({ order }) => order)).toEqual([-3, -2, -1, 1, 2]);
      points.forEach(({ conjunction, order }, index) => {
        expect(conjunction.moment <= birth).toBe(order < 0);
        const previous = points[index - 1]?.conjunction;
        if (!previous) return;
        expect(conjunction.type).not.toBe(previous.type);
        expect(conjunction.moment - previous.moment).toBeLessThan(LONGEST_GAP_DAYS);
      });
    });
  });

  test('the eight-year star has the five nearest of its kind, and drifts back by about two and a half degrees', () => {
    forAll([anyMoment, fc.constantFrom('inferior', 'superior')], { numRuns: 30 }, (moment, type) => {
      const vertices = findEightYearStar(sky, moment, type);
      expect(vertices.length).toBe(5);
      const moments = vertices.map(({ conjunction }) => conjunction.moment);
      const [first = 0, last = 0] = [moments[0], moments.at(-1)];
      expect(Math.abs(moment - first)).toBeLessThan(584 * 3);
      expect(Math.abs(last - moment)).toBeLessThan(584 * 3);
      for (const vertex of vertices) {
        const drift = driftDeg(vertex, sky);
        expect(vertex.conjunction.type).toBe(type);
        expect(drift).toBeGreaterThan(-3.5);
        expect(drift).toBeLessThan(-1);
      }
    });
  });
});

test('a birth at the moment of a conjunction has it as its last one', () => {
  const window = { fromJdUt: jdUt(2453100), toJdUt: jdUt(2453200) };
  const [conjunction] = findVenusConjunctions(sky, window);
  const points = findStarPoints(sky, conjunction?.moment ?? jdUt(0));
  expect(points.find(({ order }) => order === -1)?.conjunction.moment).toBe(conjunction?.moment);
});
