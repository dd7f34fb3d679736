import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TooManyPatternsError } from '../../../../../lib/astro/chart/analysis/errors.ts';
import { type AspectPattern, findPatterns } from '../../../../../lib/astro/chart/analysis/patterns.ts';
import { PATTERN_ORBS_DEG, PATTERN_TYPES, type PatternType } from '../../../../../lib/base/catalog/patterns.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';
import { listFigures, toFigureText } from './brute-force.ts';
import { pointsAt } from './points.ts';

const toTexts = (patterns: readonly AspectPattern[]) =>
  patterns.map(({ type, bodies, apex, tail }) => toFigureText(type, bodies, apex, tail));

/** Moves the bodies of a chart apart, so that no separation is at the limit of an orb, where rounding decides. */
const NO_TIE_DEG = 0.00137;

/** Ten bodies near the corners of a regular polygon, so that figures of all types occur. */
const chartNear = (stepDeg: number) =>
  fc
    .tuple(
      fc.integer({ min: 0, max: 3599 }),
      fc.array(fc.tuple(fc.nat(35), fc.integer({ min: -60, max: 60 })), { minLength: 10, maxLength: 10 }),
    )
    .map(([turn, bodies]) => {
      const offsets = bodies.map(([step, noise], index) => step * stepDeg + noise / 10 + index * NO_TIE_DEG);
      return pointsAt(...offsets.map((offset) => turn / 10 + offset));
    });
const anyChart = fc.oneof(...[30, 45, 60, 72, 90, 10].map(chartNear));

describe('every figure of a chart', () => {
  test('is listed once, as trying all bodies in all roles finds it, in 1000 charts with figures of all types', () => {
    const seen = new Set<PatternType>();
    forAll([anyChart], { numRuns: 1000 }, (points) => {
      const patterns = findPatterns(points, PATTERN_ORBS_DEG);
      expect(toTexts(patterns).sort()).toEqual([...listFigures(points)].sort());
      for (const { type } of patterns) seen.add(type);
    });
    expect(PATTERN_TYPES.filter((type) => !seen.has(type))).toEqual([]);
  });

  test('names the largest figure that has all its bodies and more', () => {
    forAll([anyChart], (points) => {
      const patterns = findPatterns(points, PATTERN_ORBS_DEG);
      for (const { bodies, containedIn } of patterns) {
        const larger = patterns.filter(
          (other) => other.bodies.length > bodies.length && bodies.every((id) => other.bodies.includes(id)),
        );
        expect(containedIn).toBe(larger[0]?.type ?? null);
        expect(larger.every((other) => other.bodies.length <= (larger[0]?.bodies.length ?? 0))).toBe(true);
      }
    });
  });

  test('comes before figures of fewer bodies, and of each type the closest comes first', () => {
    forAll([anyChart], (points) => {
      const ranks = findPatterns(points, PATTERN_ORBS_DEG).map(
        ({ type, bodies, largestOrbDeg }) => [-bodies.length, PATTERN_TYPES.indexOf(type), largestOrbDeg] as const,
      );
      const sorted = ranks.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
      expect(ranks).toEqual(sorted);
    });
  });

  test('is the same wherever the zodiac begins, but for signs', () => {
    forAll([anyChart, fc.integer({ min: 0, max: 359 })], (points, turn) => {
      const turned = points.map((point) => ({ ...point, longitudeDeg: longitudeDeg(point.longitudeDeg + turn) }));
      expect(toTexts(findPatterns(turned, PATTERN_ORBS_DEG)).sort()).toEqual(
        toTexts(findPatterns(points, PATTERN_ORBS_DEG)).sort(),
      );
    });
  });
});

describe('a pattern', () => {
  test('follows the orbs of the request, one aspect at a time', () => {
    const points = pointsAt(0, 60, 210.5);
    expect(findPatterns(points, { ...PATTERN_ORBS_DEG, quincunx: 0.4 })).toEqual([]);
    expect(findPatterns(points, { ...PATTERN_ORBS_DEG, quincunx: 0.6, sextile: 0 })).toHaveLength(1);
  });
});

describe('a sky of too many figures', () => {
  /** Bodies in six groups 60° apart: each choice of one body of each group is a grand sextile. */
  const inSixGroups = (count: number) => pointsAt(...Array.from({ length: count }, (_, index) => (index % 6) * 60));

  test('is refused with the number that it has, which is none too many at the maximum', () => {
    expect(() => findPatterns(inSixGroups(33), PATTERN_ORBS_DEG)).toThrow(new TooManyPatternsError(43_901, 5000));
    expect(findPatterns(inSixGroups(20), PATTERN_ORBS_DEG)).toHaveLength(3837);
  });
});
