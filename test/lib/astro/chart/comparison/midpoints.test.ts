import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  computeMidpoints,
  type MidpointPoint,
  type MidpointSettings,
} from '../../../../../lib/astro/chart/comparison/midpoints.ts';
import { longitudeDeg, separationDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';

const point = (id: string, longitude: number, canOccupy = true): MidpointPoint => ({
  id,
  longitudeDeg: longitudeDeg(longitude),
  canOccupy,
});

const SHORT: MidpointSettings = { arcs: ['short'], orbDeg: 1, occupiedOnly: false, order: 'degree' };
const BOTH: MidpointSettings = { ...SHORT, arcs: ['short', 'long'] };

const anyPoints = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 2 })
  .chain((ids) =>
    fc.tuple(...ids.map((id) => fc.double({ min: 0, max: 359.999, noNaN: true }).map((at) => point(id, at)))),
  );

describe('midpoints', () => {
  test('are equally far from both points, and the two are opposite each other', () => {
    forAll([anyPoints], (points) => {
      const places = new Map(points.map(({ id, longitudeDeg: at }) => [id, at]));
      for (const { first, second, arc, longitudeDeg: at } of computeMidpoints(points, BOTH)) {
        const [a, b] = [places.get(first) as number, places.get(second) as number];
        expect(separationDeg(a, at)).toBeCloseTo(separationDeg(b, at), 8);
        expect(separationDeg(a, at) <= 90 + 1e-8).toBe(arc === 'short' || separationDeg(a, at) === 90);
      }
    });
  });

  test('are one for each pair and arc, sorted', () => {
    forAll([anyPoints], (points) => {
      const found = computeMidpoints(points, BOTH);
      expect(found.length).toBe(points.length * (points.length - 1));
      const degrees = found.map(({ longitudeDeg: at }) => at);
      expect(degrees).toEqual(degrees.toSorted((a, b) => a - b));
    });
  });
});

test('occupation is by a body within the orb, never by one of the pair or by an angle', () => {
  const points = [point('sun', 0), point('moon', 90), point('venus', 46), point('mc', 45, false)];

  const [first] = computeMidpoints(points, { ...SHORT, occupiedOnly: true });
  expect(first).toMatchObject({ first: 'sun', second: 'moon', occupants: ['venus'] });
  expect(computeMidpoints(points, { ...SHORT, occupiedOnly: true, orbDeg: 0.99 })).toEqual([]);
  expect(computeMidpoints([point('a', 0), point('b', 0)], SHORT)[0]?.occupants).toEqual([]);
});
