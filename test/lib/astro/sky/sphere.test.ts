import { describe, expect, test } from 'vitest';
import { bearingDeg, bearingToVector } from '../../../../lib/astro/chart/acg/bearing.ts';
import { createHalfCircle, findIntersections, findNearestPoint } from '../../../../lib/astro/chart/acg/half-circle.ts';
import {
  angleBetweenDeg,
  arcLengthKm,
  type GeoPoint,
  heightDeg,
  oppositeVector,
  rotateToward,
  toGeoPoint,
  toUnitVector,
  tryNormalize,
} from '../../../../lib/astro/sky/sphere.ts';
import { cross, dot, perpendicularPart } from '../../../../lib/astro/sky/vector.ts';

const near = ({ latitudeDeg, longitudeDeg: east }: GeoPoint) => ({
  latitudeDeg: expect.closeTo(latitudeDeg, 8),
  longitudeDeg: expect.closeTo(east, 8),
});
const at = (latitudeDeg: number, east: number): GeoPoint => ({ latitudeDeg, longitudeDeg: east });

describe('bearings', () => {
  test.each([
    ['north', at(50, 10), at(60, 10), 0],
    ['east', at(0, 10), at(0, 20), 90],
    ['south', at(50, 10), at(40, 10), 180],
    ['west', at(0, 10), at(0, 5), 270],
    ['over the pole', at(80, 0), at(80, 180), 0],
  ])('lead %s', (_where, from, to, expected) => {
    const bearing = bearingDeg(from, toUnitVector(to));
    expect(Math.abs(((bearing ?? Number.NaN) - expected + 540) % 360) - 180).toBeCloseTo(0, 8);
  });

  test.each([
    [at(0, 0), 0, at(90, 0)],
    [at(0, 0), 90, at(0, 90)],
    [at(0, 30), 270, at(0, -60)],
    [at(40, 20), 180, at(-50, 20)],
  ])('from %o under %d° lead a quarter of the way round to %o', (from, bearing, to) => {
    expect(angleBetweenDeg(bearingToVector(from, bearing), toUnitVector(to))).toBeCloseTo(0, 8);
  });
});

describe('the sphere', () => {
  const EAST = toUnitVector(at(0, 90));
  const NORTH = toUnitVector(at(90, 0));
  const GREENWICH = toUnitVector(at(0, 0));

  test('has axes through 0° N 0° E, 0° N 90° E and the north pole', () => {
    const axis = (x: number, y: number, z: number) => ({
      x: expect.closeTo(x, 12),
      y: expect.closeTo(y, 12),
      z: expect.closeTo(z, 12),
    });
    expect([GREENWICH, EAST, NORTH]).toEqual([axis(1, 0, 0), axis(0, 1, 0), axis(0, 0, 1)]);
    expect(cross(GREENWICH, EAST)).toEqual(axis(0, 0, 1));
    expect(cross(EAST, GREENWICH)).toEqual(axis(0, 0, -1));
    expect(oppositeVector(EAST)).toEqual(axis(0, -1, 0));
    expect(rotateToward(GREENWICH, EAST, 30)).toEqual(axis(Math.sqrt(3) / 2, 0.5, 0));
    expect(perpendicularPart({ x: 1, y: 2, z: 3 }, NORTH)).toEqual(axis(1, 2, 0));
    expect(tryNormalize({ x: 0, y: 3, z: 4 })).toEqual(axis(0, 0.6, 0.8));
    expect(tryNormalize({ x: 1e-10, y: 0, z: 0 })).toBeUndefined();
    expect(dot({ x: 1, y: 2, z: 3 }, { x: 4, y: 5, z: 6 })).toBe(32);
  });

  test('measures angles in degrees', () => {
    expect(angleBetweenDeg(GREENWICH, EAST)).toBeCloseTo(90, 9);
    expect(angleBetweenDeg(GREENWICH, oppositeVector(GREENWICH))).toBeCloseTo(180, 9);
    expect(heightDeg(toUnitVector(at(35, 12)), NORTH)).toBeCloseTo(35, 9);
    expect(arcLengthKm(360)).toBeCloseTo(40_030.2, 1);
  });
});

describe('half circles', () => {
  /** From the south to the north pole through Greenwich. */
  const meridian = createHalfCircle(toUnitVector(at(0, 0)), toUnitVector(at(90, 0)));

  test('have their nearest point below a place, at an end, or in the middle where all points are equally near', () => {
    const nearest = (place: GeoPoint) => toGeoPoint(findNearestPoint(meridian, toUnitVector(place)));
    expect(nearest(at(20, 40)).longitudeDeg).toBeCloseTo(0, 8);
    expect(nearest(at(20, 170)).latitudeDeg).toBeCloseTo(90, 8);
    expect(nearest(at(-20, 170)).latitudeDeg).toBeCloseTo(-90, 8);
    expect(nearest(at(0, 90))).toEqual(near(at(0, 0)));
  });

  test('intersect at one point, at none, or at both ends', () => {
    const equator = createHalfCircle(toUnitVector(at(0, 10)), toUnitVector(at(0, 100)));
    expect(findIntersections(meridian, equator).map(toGeoPoint)).toEqual([near(at(0, 0))]);
    const farSide = createHalfCircle(toUnitVector(at(0, 180)), toUnitVector(at(0, 270)));
    expect(findIntersections(meridian, farSide)).toEqual([]);
    const other = createHalfCircle(toUnitVector(at(0, 50)), toUnitVector(at(90, 0)));
    expect(findIntersections(meridian, other).length).toBe(2);
    expect(findIntersections(meridian, meridian)).toEqual([]);
  });
});
