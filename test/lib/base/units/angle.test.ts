import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arcDeg, longitudeDeg, separationDeg } from '../../../../lib/base/units/angle.ts';
import { forAll } from '../../../support/for-all.ts';

test.each([
  [0, 0],
  [359.5, 359.5],
  [360, 0],
  [360.25, 0.25],
  [719.5, 359.5],
  [720, 0],
  [1080.5, 0.5],
  [-0.5, 359.5],
  [-360, 0],
  [-360.5, 359.5],
  [-1e-16, 0],
  [-1e-13, 360 - 1e-13],
])('%d° is the longitude %d°', (angleDeg, expected) => {
  expect(longitudeDeg(angleDeg)).toBe(expected);
});

test('the longitude of an angle is never negative zero', () => {
  for (const angleDeg of [-0, -360, -720, 360]) expect(Object.is(longitudeDeg(angleDeg), 0)).toBe(true);
});

test('the longitude of NaN and infinities is NaN', () => {
  for (const angleDeg of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    expect(longitudeDeg(angleDeg)).toBeNaN();
  }
});

test('every angle is wrapped into [0, 360) by a whole number of turns', () => {
  forAll([fc.double({ min: -2000, max: 2000, noNaN: true })], { numRuns: 2000 }, (angleDeg) => {
    const longitude = longitudeDeg(angleDeg);
    expect(longitude).toBeGreaterThanOrEqual(0);
    expect(longitude).toBeLessThan(360);
    const turns = (angleDeg - longitude) / 360;
    expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-12);
  });
});

test('an angle just below zero never becomes 360', () => {
  forAll([fc.double({ min: -1e-8, max: 0, noNaN: true })], { numRuns: 2000 }, (angleDeg) => {
    expect(longitudeDeg(angleDeg)).toBeLessThan(360);
  });
});

test.each([
  [350, 10, 20],
  [10, 350, -20],
  [0, 180, -180],
  [180, 0, -180],
  [90, 90, 0],
])('the arc from %d° to %d° is %d°', (from, to, expected) => {
  expect(arcDeg(from, to)).toBe(expected);
  expect(separationDeg(from, to)).toBe(Math.abs(expected));
});
