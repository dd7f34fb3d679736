import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TooManyPatternsError } from '../../../../../lib/astro/chart/analysis/errors.ts';
import { type AspectPattern, findPatterns } from '../../../../../lib/astro/chart/analysis/patterns.ts';
import { PATTERN_ORBS_DEG, PATTERN_TYPES, type PatternType } from '../../../../../lib/base/catalog/patterns.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { toDomainProblem } from '../../../../../lib/charts/domain-problems.ts';
import { forAll } from '../../../../support/for-all.ts';
import { listFigures, toFigureText } from './brute-force.ts';
import { pointsAt } from './points.ts';

const find = (...longitudes: readonly number[]) => findPatterns(pointsAt(...longitudes), PATTERN_ORBS_DEG);
const toTexts = (patterns: readonly AspectPattern[]) =>
  patterns.map(({ type, bodies, apex, tail }) => toFigureText(type, bodies, apex, tail));
/** Number of figures of each type, and of those in larger ones by the larger one’s type. */
const countTypes = (patterns: readonly AspectPattern[]) =>
  Object.fromEntries(
    [...Map.groupBy(patterns, ({ type, containedIn }) => (containedIn ? `${type} in ${containedIn}` : type))].map(
      ([name, list]) => [name, list.length],
    ),
  );

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
  const none = { apex: null, tail: null, element: null, modality: null, isDissociate: false, containedIn: null };

  test('of three bodies states type, bodies in the order of the points, apex, modality and widest orb', () => {
    expect(find(105, 10, 193)).toEqual([
      { ...none, type: 't_square', bodies: ['a', 'b', 'c'], apex: 'a', modality: 'cardinal', largestOrbDeg: 5 },
    ]);
  });

  test('of a kite states the apex, the corner opposite it as the tail, and the element of the trine', () => {
    expect(find(181, 0, 120, 240)[0]).toEqual({
      ...none,
      type: 'kite',
      bodies: ['a', 'b', 'c', 'd'],
      apex: 'a',
      tail: 'b',
      element: 'fire',
      largestOrbDeg: 1,
    });
  });

  test.each([
    ['grand_trine', [29, 151, 271], { element: null }],
    ['grand_cross', [29, 121, 210, 301], { modality: null }],
    ['t_square', [1, 181, 89], { modality: null }],
    ['yod', [0, 60, 209], {}],
  ] as const)('with one body over the border of its sign is dissociate: %s', (type, longitudes, qualities) => {
    expect(find(...longitudes)[0]).toMatchObject({ type, isDissociate: true, ...qualities });
  });

  test('ends exactly at the orb', () => {
    expect(find(0, 127, 240)).toHaveLength(1);
    expect(find(0, 127.001, 240)).toEqual([]);
  });

  test('has an aspect of its own for each body: bodies at one longitude make one figure each', () => {
    expect(toTexts(find(0, 0, 120, 240))).toEqual(['grand_trine acd - -', 'grand_trine bcd - -']);
  });

  test('shares bodies with others: one opposition has two apexes, on one side or on both', () => {
    expect(countTypes(find(0, 180, 90, 92))).toEqual({ t_square: 2 });
    expect(countTypes(find(0, 180, 90, 263))).toEqual({ grand_cross: 1, 't_square in grand_cross': 4 });
    expect(countTypes(find(0, 180, 84, 275))).toEqual({ t_square: 2 });
  });

  test('follows the orbs of the request, one aspect at a time', () => {
    const points = pointsAt(0, 60, 210.5);
    expect(findPatterns(points, { ...PATTERN_ORBS_DEG, quincunx: 0.4 })).toEqual([]);
    expect(findPatterns(points, { ...PATTERN_ORBS_DEG, quincunx: 0.6, sextile: 0 })).toHaveLength(1);
  });

  test('has no leg between points at a fixed angle, such as the two nodes', () => {
    const at = (id: string, longitude: number) => ({ id, longitudeDeg: longitudeDeg(longitude) });
    const nodes = [at('south_node', 180), at('true_node', 0)];
    expect(findPatterns([...nodes, at('mars', 90)], PATTERN_ORBS_DEG)).toEqual([]);
    expect(findPatterns([...nodes, at('mars', 90), at('venus', 270)], PATTERN_ORBS_DEG)).toMatchObject([
      { type: 't_square', bodies: ['south_node', 'mars', 'venus'], apex: 'south_node' },
      { type: 't_square', bodies: ['true_node', 'mars', 'venus'], apex: 'true_node' },
    ]);
  });
});

describe('a sky of too many figures', () => {
  /** Bodies in six groups 60° apart: each choice of one body of each group is a grand sextile. */
  const inSixGroups = (count: number) => pointsAt(...Array.from({ length: count }, (_, index) => (index % 6) * 60));

  test('is refused with the number that it has, which is none too many at the maximum', () => {
    expect(() => findPatterns(inSixGroups(33), PATTERN_ORBS_DEG)).toThrow(new TooManyPatternsError(43_901, 5000));
    expect(findPatterns(inSixGroups(20), PATTERN_ORBS_DEG)).toHaveLength(3837);
  });

  test('is a problem at the bodies, which names both ways out', () => {
    const locations = { patternBodies: 'body.options.pattern_bodies' };
    const problem = toDomainProblem(new TooManyPatternsError(43_901, 5000), locations);
    expect([problem?.code, problem?.issues[0]?.location]).toEqual(['AnswerTooLarge', locations.patternBodies]);
    expect(problem?.message).toMatch(/43901 aspect patterns .* 5000 are possible; name fewer bodies, or send smaller/);
  });
});
