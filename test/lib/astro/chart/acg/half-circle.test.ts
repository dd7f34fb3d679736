import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACG_ANGLES, buildAngleLine } from '../../../../../lib/astro/chart/acg/angles.ts';
import { bearingDeg } from '../../../../../lib/astro/chart/acg/bearing.ts';
import { findIntersections, findNearestPoint, pointAt } from '../../../../../lib/astro/chart/acg/half-circle.ts';
import { angleBetweenDeg, arcLengthKm, toGeoPoint, toUnitVector } from '../../../../../lib/astro/sky/sphere.ts';
import { forAll } from '../../../../support/for-all.ts';
import { altitudeDeg, anyPlace, haversineKm } from '../../../../support/great-circles.ts';

const anyAngle = fc.constantFrom(...ACG_ANGLES);
const alongLine = fc.double({ min: -90, max: 90, noNaN: true });
const within = (value: number): number => ((((value + 180) % 360) + 360) % 360) - 180;

describe('angle lines', () => {
  test('on ASC and DSC lines the altitude is 0°; the point rises on ASC and sets on DSC', () => {
    forAll([anyPlace, fc.constantFrom('ASC', 'DSC'), alongLine], { numRuns: 2000 }, (zenith, angle, along) => {
      const { latitudeDeg, longitudeDeg } = toGeoPoint(pointAt(buildAngleLine(angle, zenith), along));
      const hourAngle = within(longitudeDeg - zenith.longitudeDeg);
      expect(Math.abs(altitudeDeg(latitudeDeg, zenith.latitudeDeg, hourAngle))).toBeLessThan(1e-7);
      const isAtEnd = Math.abs(Math.sin((hourAngle * Math.PI) / 180)) < 1e-6;
      if (!isAtEnd) expect(hourAngle < 0).toBe(angle === 'ASC');
    });
  });

  test('horizon lines reach the latitude beyond which the point neither rises nor sets', () => {
    forAll([anyPlace, fc.constantFrom('ASC', 'DSC')], (zenith, angle) => {
      const line = buildAngleLine(angle, zenith);
      const farthest = 90 - Math.abs(zenith.latitudeDeg);
      expect(toGeoPoint(pointAt(line, 90)).latitudeDeg).toBeCloseTo(farthest, 9);
      expect(toGeoPoint(pointAt(line, -90)).latitudeDeg).toBeCloseTo(-farthest, 9);
    });
  });

  test('on MC and IC lines the point culminates, from pole to pole', () => {
    forAll([anyPlace, fc.constantFrom('MC', 'IC'), alongLine], { numRuns: 1000 }, (zenith, angle, along) => {
      const { latitudeDeg, longitudeDeg } = toGeoPoint(pointAt(buildAngleLine(angle, zenith), along));
      expect(latitudeDeg).toBeCloseTo(along, 9);
      const hourAngle = within(longitudeDeg - zenith.longitudeDeg - (angle === 'IC' ? 180 : 0));
      if (Math.abs(along) < 89.999) expect(Math.abs(hourAngle)).toBeLessThan(1e-7);
    });
  });
});

describe('the nearest point', () => {
  test('is as near as the nearest of ten thousand points of the curve, within the step of these points', () => {
    forAll([anyPlace, anyAngle, anyPlace], { numRuns: 200 }, (zenith, angle, place) => {
      const line = buildAngleLine(angle, zenith);
      const distanceKm = arcLengthKm(angleBetweenDeg(toUnitVector(place), findNearestPoint(line, toUnitVector(place))));
      let bruteKm = Number.POSITIVE_INFINITY;
      for (let step = 0; step <= 10_000; step += 1) {
        bruteKm = Math.min(bruteKm, haversineKm(place, toGeoPoint(pointAt(line, -90 + step * 0.018))));
      }
      // The steps are two kilometers, so the nearest of them is at most one kilometer along from the nearest point.
      expect(distanceKm).toBeLessThan(bruteKm + 1e-3);
      expect(bruteKm).toBeLessThan(distanceKm + 1.01);
    });
  });

  test('lies on the line; for a place on the line it is the place itself', () => {
    forAll([anyPlace, anyAngle, alongLine], { numRuns: 1000 }, (zenith, angle, along) => {
      const line = buildAngleLine(angle, zenith);
      const point = pointAt(line, along);
      expect(arcLengthKm(angleBetweenDeg(point, findNearestPoint(line, point)))).toBeLessThan(1e-5);
    });
  });

  test('of a place 90° from every point of the curve is the middle of the curve', () => {
    const zenith = { latitudeDeg: 20, longitudeDeg: 30 };
    const line = buildAngleLine('ASC', zenith);
    expect(angleBetweenDeg(findNearestPoint(line, toUnitVector(zenith)), line.middle)).toBeLessThan(1e-9);
  });
});

describe('intersections', () => {
  test('lie on both lines', () => {
    forAll([anyPlace, anyAngle, anyPlace, anyAngle], { numRuns: 1000 }, (zenith, angle, otherZenith, otherAngle) => {
      const [a, b] = [buildAngleLine(angle, zenith), buildAngleLine(otherAngle, otherZenith)];
      for (const point of findIntersections(a, b)) {
        for (const line of [a, b]) expect(angleBetweenDeg(point, findNearestPoint(line, point))).toBeLessThan(1e-6);
      }
    });
  });

  test('none is missed where one line passes from one side of the other to its other side', () => {
    forAll(
      [anyPlace, anyPlace, fc.constantFrom('MC', 'IC', 'ASC')],
      { numRuns: 1000 },
      (zenith, otherZenith, angle) => {
        const [a, b] = [buildAngleLine('DSC', zenith), buildAngleLine(angle, otherZenith)];
        const isOver = (along: number) => dotSign(pointAt(a, along), b.pole);
        const steps = Array.from({ length: 181 }, (_, index) => -90 + index);
        const passed = steps.find((along, index) => index > 0 && isOver(along) !== isOver(steps[index - 1] as number));
        const tiltDeg = angleBetweenDeg(a.pole, b.pole);
        fc.pre(tiltDeg > 0.001 && tiltDeg < 179.999);
        const isOnHalf = passed !== undefined && angleBetweenDeg(pointAt(a, passed), b.middle) < 88;
        if (isOnHalf) expect(findIntersections(a, b).length).toBeGreaterThan(0);
      },
    );
  });

  test('do not exist for lines on one great circle', () => {
    const north = buildAngleLine('ASC', { latitudeDeg: 12, longitudeDeg: 50 });
    const south = buildAngleLine('DSC', { latitudeDeg: -12, longitudeDeg: -130 });
    expect(findIntersections(north, south)).toEqual([]);
  });
});

test('bearings are undefined to the place itself and to its antipode', () => {
  const here = { latitudeDeg: 40, longitudeDeg: 20 };
  expect(bearingDeg(here, toUnitVector(here))).toBeUndefined();
  expect(bearingDeg(here, toUnitVector({ latitudeDeg: -40, longitudeDeg: -160 }))).toBeUndefined();
});

const dotSign = (a: { x: number; y: number; z: number }, b: { x: number; y: number; z: number }): boolean =>
  a.x * b.x + a.y * b.y + a.z * b.z > 0;
