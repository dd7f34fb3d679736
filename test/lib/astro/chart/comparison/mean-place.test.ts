import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  computeMeanPlace,
  PLACE_METHODS,
  type PlaceMethod,
} from '../../../../../lib/astro/chart/comparison/mean-place.ts';
import { cosDeg, separationDeg, sinDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';

const place = (latitudeDeg: number, longitudeDeg: number, elevationM = 0) => ({
  latitudeDeg,
  longitudeDeg,
  elevationM,
});
type Place = ReturnType<typeof place>;

const anyPlace = fc
  .tuple(fc.double({ min: -89, max: 89, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }))
  .map(([latitudeDeg, longitudeDeg]) => place(latitudeDeg, longitudeDeg));

/** Cosine of the angle between two places at the Earth's center. */
const closeness = (a: Place, b: Place): number =>
  sinDeg(a.latitudeDeg) * sinDeg(b.latitudeDeg) +
  cosDeg(a.latitudeDeg) * cosDeg(b.latitudeDeg) * cosDeg(a.longitudeDeg - b.longitudeDeg);

describe('the arithmetic mean', () => {
  test.each<[string, Place[], Place]>([
    ['across Greenwich', [place(10, -5), place(20, 7)], place(15, 1)],
    ['across the date line', [place(-18, 178), place(-14, -172)], place(-16, -177)],
    ['on the date line from both sides', [place(0, 180), place(0, -180)], place(0, -180)],
    ['of three', [place(0, 170), place(30, 180), place(60, -170)], place(30, -180)],
    ['with elevations', [place(0, 0, 100), place(0, 0, 300)], place(0, 0, 200)],
  ])('%s', (_, places, expected) => {
    const found = computeMeanPlace(places, 'arithmetic');
    expect(found.isAmbiguous).toBe(false);
    expect(found.place.latitudeDeg).toBeCloseTo(expected.latitudeDeg, 10);
    expect(separationDeg(found.place.longitudeDeg, expected.longitudeDeg)).toBeLessThan(1e-10);
    expect(found.place.elevationM).toBe(expected.elevationM);
  });

  test('the mean of opposite meridians is 90° east of the first place', () => {
    expect(computeMeanPlace([place(50, 100), place(20, -80)], 'arithmetic')).toEqual({
      place: place(35, -170),
      isAmbiguous: true,
    });
  });
});

describe('the great circle', () => {
  test('the mean is over the pole where the arithmetic mean stays at the latitude', () => {
    const near = computeMeanPlace([place(60, 0), place(60, 179)], 'great_circle').place;
    expect(near.latitudeDeg).toBeGreaterThan(89);
    expect(near.longitudeDeg).toBeCloseTo(89.5, 6);
  });

  test('the mean is equally far from both places', () => {
    forAll([anyPlace, anyPlace], (first, second) => {
      const middle = computeMeanPlace([first, second], 'great_circle').place;
      const whole = Math.acos(Math.max(-1, Math.min(1, closeness(first, second))));
      fc.pre(whole < 3.1 && whole > 1e-3);
      expect(Math.acos(closeness(first, middle))).toBeCloseTo(whole / 2, 6);
      expect(Math.acos(closeness(second, middle))).toBeCloseTo(whole / 2, 6);
    });
  });

  test('the mean of antipodes is on the equator, 90° from both', () => {
    const [first, second] = [place(40, 30), place(-40, -150)];
    const middle = computeMeanPlace([first, second], 'great_circle');
    expect(middle).toEqual({ place: place(0, 120), isAmbiguous: true });
    expect(closeness(first, middle.place)).toBeCloseTo(0, 12);
    expect(closeness(second, middle.place)).toBeCloseTo(0, 12);
  });
});

test.each<PlaceMethod>([...PLACE_METHODS])(
  '%s: a place with itself is itself, and the order changes nothing',
  (method) => {
    forAll([anyPlace, anyPlace], (first, second) => {
      const same = computeMeanPlace([first, first], method).place;
      expect(same.latitudeDeg).toBeCloseTo(first.latitudeDeg, 7);
      expect(separationDeg(same.longitudeDeg, first.longitudeDeg)).toBeLessThan(1e-7);
      const [there, back] = [computeMeanPlace([first, second], method), computeMeanPlace([second, first], method)];
      fc.pre(!there.isAmbiguous);
      expect(closeness(there.place, back.place)).toBeCloseTo(1, 8);
    });
  },
);
