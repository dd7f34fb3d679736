import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ValueAt } from '../../../../lib/astro/search/curve.ts';
import { refineFittedZero } from '../../../../lib/astro/search/newton.ts';
import { jdUt, jdUtFromMilliseconds, millisecondsFromJdUt } from '../../../../lib/base/units/time.ts';

const MILLISECOND_DAYS = 1e-3 / 86_400;
const NOON = 2_451_545;
/** A fit whose values say nothing. */
const bracket = {
  low: jdUt(NOON - 1),
  high: jdUt(NOON + 1),
  isGrowing: true,
  fitAt: () => 0,
  valueError: Number.POSITIVE_INFINITY,
};
/** A third of a millisecond after noon. */
const ZERO = 1 / 3;
const afterNoon = (days: number) => jdUt(NOON + days);
const FIRST_AFTER_ZERO = jdUtFromMilliseconds(Math.round(millisecondsFromJdUt(jdUt(NOON))) + 1);

/** A quantity that is zero at {@link ZERO}, as a function of the days after that, and the moments of its evaluations. */
function recordMoments(valueAt: (days: number) => number) {
  const moments: number[] = [];
  const recording: ValueAt = (moment) => {
    moments.push(moment);
    return valueAt(moment - NOON - ZERO * MILLISECOND_DAYS);
  };
  return { moments, valueAt: recording };
}

describe('the first whole millisecond after a zero', () => {
  test('takes two evaluations if the fit has about the right speed: near it, and at it', () => {
    const { moments, valueAt } = recordMoments((days) => 13 * days);
    const fitted = { moment: afterNoon(1e-6), speedAt: () => 13.01, speedError: 0.02 };
    expect(refineFittedZero({ ...bracket, ...fitted, valueAt })).toBe(FIRST_AFTER_ZERO);
    expect(moments.length).toBe(2);
  });

  test('takes one evaluation if the fit is right to the millisecond', () => {
    const { moments, valueAt } = recordMoments((days) => 13 * days);
    const fitted = { moment: afterNoon(0.3 * MILLISECOND_DAYS), speedAt: () => 13, speedError: 0.01 };
    expect(refineFittedZero({ ...bracket, ...fitted, valueAt })).toBe(FIRST_AFTER_ZERO);
    expect(moments).toEqual([FIRST_AFTER_ZERO]);
  });

  describe('by a fit with small errors', () => {
    const SPEED = 13;
    /** A fit that lags behind the quantity by a time, and states an error of about a quarter of a millisecond. */
    const refineWith = (lagMs: number, isGrowing: boolean, { low = NOON - 1, errorMs = 0.24 } = {}) => {
      const speed = isGrowing ? SPEED : -SPEED;
      const { moments, valueAt } = recordMoments((days) => speed * days);
      const moment = afterNoon((ZERO + lagMs) * MILLISECOND_DAYS);
      const fitAt: ValueAt = (at) => speed * (at - NOON - (ZERO + lagMs) * MILLISECOND_DAYS);
      const fit = { moment, fitAt, speedAt: () => speed, speedError: 0.01 };
      const valueError = errorMs * MILLISECOND_DAYS * SPEED;
      return {
        found: refineFittedZero({ ...bracket, ...fit, valueAt, valueError, isGrowing, low: jdUt(low) }),
        moments,
      };
    };

    test.each([
      ['is certain where its errors do not reach a whole millisecond', 0.2, []],
      ['is evaluated where they reach the millisecond before', -0.1, [NOON]],
      ['is evaluated at the millisecond before, though the fit’s zero lies before that', -0.4, [NOON]],
      ['is evaluated at the millisecond after', 0.5, [FIRST_AFTER_ZERO]],
      ['is evaluated at the millisecond after, though the fit’s zero lies after that', 0.8, [FIRST_AFTER_ZERO]],
    ])('%s', (_case, lagMs, evaluations) => {
      for (const isGrowing of [true, false]) {
        const { found, moments } = refineWith(lagMs, isGrowing);
        expect(found).toBe(FIRST_AFTER_ZERO);
        expect(moments).toEqual(evaluations);
      }
    });

    test.each([
      ['within a millisecond of the bracket’s end', { low: NOON }],
      ['where its errors exceed half of its motion in a millisecond', { errorMs: 0.51 }],
    ])('is not taken from the fit %s', (_case, settings) => {
      const { found, moments } = refineWith(0.2, true, settings);
      expect(found).toBe(FIRST_AFTER_ZERO);
      expect(moments).toEqual([FIRST_AFTER_ZERO]);
    });
  });

  test.each([
    ['settles it alone where its error leaves no doubt', 0.2, 1, 0],
    ['is followed by the quantity where zero lies within its error', 0.4, 0.6, 1],
    ['is followed by the quantity where the end of the millisecond lies within its error', 0.4, 1.2, 1],
  ])('a near value %s', (_case, errorMs, offMs, evaluations) => {
    const { moments, valueAt } = recordMoments((days) => 13 * days);
    const near = recordMoments((days) => 13 * (days - (1 - offMs) * MILLISECOND_DAYS));
    const nearly = { valueAt: near.valueAt, error: errorMs * MILLISECOND_DAYS * 13 };
    const fitted = { moment: afterNoon(0.3 * MILLISECOND_DAYS), speedAt: () => 13, speedError: 0.01, nearly };
    expect(refineFittedZero({ ...bracket, ...fitted, valueAt })).toBe(FIRST_AFTER_ZERO);
    expect([near.moments.length, moments.length]).toEqual([1, evaluations]);
  });

  describe('with a fit that it runs parallel to', () => {
    /** Evaluated first some milliseconds after noon, by a fit that lags behind. */
    const refineAfter = (milliseconds: number, [jumpMs, speedError]: readonly [number, number], isGrowing: boolean) => {
      const speed = isGrowing ? 13 : -13;
      const { moments, valueAt } = recordMoments((days) => speed * days);
      const moment = afterNoon((milliseconds - 0.5) * MILLISECOND_DAYS);
      const fitAt: ValueAt = (at) => speed * (at - moment);
      const largestJump = jumpMs * MILLISECOND_DAYS * 13;
      const fit = { moment, fitAt, speedAt: () => speed, speedError: 0.01, parallel: { largestJump, speedError } };
      return { found: refineFittedZero({ ...bracket, ...fit, valueAt, isGrowing }), moments };
    };

    test.each([
      ['is decided by one value after it', 5, [0.3, 0], 1],
      ['is decided by one value before it', -5, [0.3, 0], 1],
      ['is decided by one value at the millisecond before, of which the jump says nothing', 0, [0.6, 0], 1],
      ['takes two where the jump reaches the millisecond before', 5, [0.36, 0], 2],
      ['takes two where the jump reaches the millisecond after', 0, [0.7, 0], 2],
      ['is decided by one value where the fit’s speed is a little wrong', 5, [0.2, 0.1], 1],
      ['takes two where its speed is so wrong that the millisecond before is in doubt', 5, [0.2, 0.4], 2],
      ['takes two where the value is too far', 30, [0.3, 0], 2],
    ] as const)('%s', (_case, milliseconds, closeness, evaluations) => {
      for (const isGrowing of [true, false]) {
        const { found, moments } = refineAfter(milliseconds, closeness, isGrowing);
        expect(found).toBe(FIRST_AFTER_ZERO);
        expect(moments.length).toBe(evaluations);
      }
    });
  });

  test('is the same wherever the fit starts, regardless of its speed, for a growing and a shrinking quantity', () => {
    const anyFit = fc.record({
      startsAt: fc.double({ min: -0.9, max: 0.9, noNaN: true }),
      speed: fc.double({ min: -0.5, max: 4, noNaN: true }),
      speedError: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(anyFit, fc.boolean(), ({ startsAt, speed, speedError }, isGrowing) => {
        const sign = isGrowing ? 1 : -1;
        const { valueAt } = recordMoments((days) => sign * (days + days ** 3));
        const fitted = {
          moment: afterNoon(startsAt),
          speedAt: () => sign * speed,
          speedError: Math.abs(speed - 1) + speedError,
        };
        expect(refineFittedZero({ ...bracket, ...fitted, isGrowing, valueAt })).toBe(FIRST_AFTER_ZERO);
      }),
    );
  });

  test('is the zero itself if that is a whole millisecond', () => {
    const found = refineFittedZero({
      ...bracket,
      moment: afterNoon(0.01),
      valueAt: (moment) => moment - NOON,
      speedAt: () => 1,
      speedError: 0.01,
    });
    expect(found).toBe(NOON);
  });

  test('is checked against the millisecond before where the fit’s speed is uncertain', () => {
    const { moments, valueAt } = recordMoments((days) => 13 * days);
    const fitted = { moment: afterNoon(0.3 * MILLISECOND_DAYS), speedAt: () => 13, speedError: 13 };
    expect(refineFittedZero({ ...bracket, ...fitted, valueAt })).toBe(FIRST_AFTER_ZERO);
    expect(moments.length).toBe(2);
  });
});

describe('halving the bracket', () => {
  test.each([
    ['before it', 0.9],
    ['after it', -0.9],
  ])('finds the zero if a step leaves the bracket, %s', (_where, startsAt) => {
    const { moments, valueAt } = recordMoments((days) => days);
    const fitted = { moment: afterNoon(startsAt), speedAt: () => 0.01, speedError: 0 };
    expect(refineFittedZero({ ...bracket, ...fitted, valueAt })).toBe(FIRST_AFTER_ZERO);
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(bracket.low);
    expect(Math.max(...moments)).toBeLessThanOrEqual(bracket.high);
    expect(moments.length).toBeLessThanOrEqual(30);
  });

  test('takes over after six steps, and narrows a day to a millisecond in 28', () => {
    const { moments, valueAt } = recordMoments((days) => days);
    const fitted = { moment: afterNoon(0.5), speedAt: () => 40, speedError: 1e9 };
    expect(refineFittedZero({ ...bracket, ...fitted, valueAt })).toBe(FIRST_AFTER_ZERO);
    expect(moments.slice(0, 6)).toEqual(
      Array.from({ length: 6 }, (_, step) => expect.closeTo(NOON + 0.5 * (1 - 1 / 40) ** step, 7)),
    );
    expect(moments.length).toBeLessThanOrEqual(6 + 28);
  });

  test('returns the end of the bracket if the quantity reaches zero only there', () => {
    const found = refineFittedZero({
      ...bracket,
      moment: afterNoon(0.5),
      valueAt: () => -1,
      speedAt: () => 0,
      speedError: 0,
    });
    expect(found).toBe(bracket.high);
  });
});
