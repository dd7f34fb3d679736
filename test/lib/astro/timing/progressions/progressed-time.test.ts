import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageYears, findProgressedMoment } from '../../../../../lib/astro/timing/progressions/progressed-time.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { forAll } from '../../../../support/for-all.ts';

const YEAR_DAYS = 365.24219;
const birth = jdUt(2_451_545);

test('a progression to a moment before birth runs backwards', () => {
  const life = { birth, target: jdUt(birth - 10 * YEAR_DAYS) };
  expect(ageYears(life)).toBeCloseTo(-10, 9);
  expect(findProgressedMoment(life, 1 / YEAR_DAYS)).toBeCloseTo(2_451_535, 8);
});

test('a later birth is progressed to a later moment, regardless of the ratio', () => {
  const day = fc.double({ min: 1_700_000, max: 2_500_000, noNaN: true });
  forAll([day, day, fc.double({ min: 0.001, max: 0.9, noNaN: true })], (born, target, ratio) => {
    const momentOf = (from: number) => findProgressedMoment({ birth: jdUt(from), target: jdUt(target) }, ratio);
    expect(momentOf(born + 1)).toBeGreaterThan(momentOf(born));
  });
});
