import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnalysisPoint } from '../../../../../lib/astro/chart/analysis/point.ts';
import { findStelliums, type Stellium } from '../../../../../lib/astro/chart/analysis/stelliums.ts';
import { arcDeg, longitudeDeg, separationDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';
import { pointsAt } from './points.ts';

const ofKind = (stelliums: readonly Stellium[], kind: Stellium['kind']) =>
  stelliums.filter((stellium) => stellium.kind === kind);
const clustersOf = (points: readonly AnalysisPoint[], minimumSize = 3) =>
  ofKind(findStelliums(points, minimumSize), 'cluster').map(({ bodies }) => bodies.join(''));

describe('stelliums of signs and houses', () => {
  test('are the houses that hold enough points, in the order of the houses', () => {
    const houses = [10, 2, 10, 2, 10, 2, 1, undefined, undefined, undefined];
    const points = pointsAt(...houses.map((_, index) => index * 36)).map((point, index) => {
      const house = houses[index];
      return house === undefined ? point : { ...point, house };
    });
    expect(findStelliums(points, 3)).toEqual([
      { kind: 'house', house: 2, bodies: ['b', 'd', 'f'], size: 3 },
      { kind: 'house', house: 10, bodies: ['a', 'c', 'e'], size: 3 },
    ]);
  });
});

describe('clusters', () => {
  test('are the sets of bodies within 15° that no further body can join, by all subsets of seven bodies', () => {
    forAll(
      [fc.array(fc.integer({ min: 0, max: 359 }), { minLength: 1, maxLength: 7 })],
      { numRuns: 1000 },
      (degrees) => {
        const points = pointsAt(...degrees.map((degree) => (degree % 60) * 6.1));
        const expected = listRuns(points).map(sortIds);
        expect(clustersOf(points, 1).map(sortIds).toSorted()).toEqual(expected.toSorted());
      },
    );
  });
});

const sortIds = (ids: string): string => [...ids].sort().join('');

/** Every set of points that is a run within the limits, and that no larger such set contains. */
function listRuns(points: readonly AnalysisPoint[]): string[] {
  const subsets = Array.from({ length: 2 ** points.length - 1 }, (_, bits) =>
    points.filter((_point, index) => (bits + 1) & (1 << index)),
  );
  const runs = subsets.filter(isRun).map((subset) => subset.map(({ id }) => id).join(''));
  return runs.filter(
    (run) => !runs.some((other) => other.length > run.length && [...run].every((id) => other.includes(id))),
  );
}

/** A set is a run if all are within 15° of each other, and steps of at most 8° lead from the first to the last. */
function isRun(subset: readonly AnalysisPoint[]): boolean {
  const isNarrow = subset.every((one) =>
    subset.every((other) => separationDeg(one.longitudeDeg, other.longitudeDeg) <= 15),
  );
  const [origin] = subset;
  const offsets = subset
    .map((one) => arcDeg(origin?.longitudeDeg ?? 0, longitudeDeg(one.longitudeDeg)))
    .sort((a, b) => a - b);
  return isNarrow && offsets.every((offset, index) => index === 0 || offset - (offsets[index - 1] as number) <= 8);
}
