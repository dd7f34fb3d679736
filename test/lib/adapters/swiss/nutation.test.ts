import { expect, test } from 'vitest';
import { computeNutationDeg } from '../../../../lib/adapters/swiss/nutation.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { openRealEphemeris } from './real-ephemeris.ts';

const ephemeris = openRealEphemeris();

/** Largest difference from the engine's nutation in some years, degrees. */
function findWorstErrorDeg(from: number, to: number): number {
  const days = Array.from({ length: 2000 }, (_, index) => from + ((to - from) * index) / 2000);
  return Math.max(
    ...days.map((day) => Math.abs(computeNutationDeg(day) - ephemeris.orientation(jdUt(day)).nutationLongitudeDeg)),
  );
}

test('nutation in longitude is the engine’s: to 1e-10° from 1700 to 2299, elsewhere to 2e-9°', () => {
  expect(findWorstErrorDeg(2_341_968, 2_561_152)).toBeLessThan(1e-10);
  expect(findWorstErrorDeg(640_000, 2_810_000)).toBeLessThan(2e-9);
});

test('nutation does not depend on the moment asked for before', () => {
  const moments = [2_451_545, 2_451_545.5, 2_451_600, 2_451_545, 1_458_085, 2_451_545.5];
  const found = moments.map(computeNutationDeg);
  expect(found[3]).toBe(found[0]);
  expect(found[5]).toBe(found[1]);
  expect(found[1]).not.toBe(found[0]);
});
