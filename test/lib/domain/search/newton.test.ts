import { describe, expect, test } from 'vitest';
import type { ValueAt } from '../../../../lib/domain/search/curve.ts';
import { refineFittedZero } from '../../../../lib/domain/search/newton.ts';
import { jdUt } from '../../../../lib/units/time.ts';

const MILLISECOND_DAYS = 1e-3 / 86_400;
const NOON = 2_451_545;
const bracket = { low: jdUt(NOON - 1), high: jdUt(NOON + 1) };

/** A quantity that is zero at noon, and the moments at which it is evaluated. */
function recordMoments(valueAt: (days: number) => number) {
  const moments: number[] = [];
  const recording: ValueAt = (moment) => {
    moments.push(moment);
    return valueAt(moment - NOON);
  };
  return { moments, valueAt: recording };
}

const afterNoon = (days: number) => jdUt(NOON + days);

describe('a zero that a fit gives approximately', () => {
  test('takes one evaluation if the fit has the right speed', () => {
    const { moments, valueAt } = recordMoments((days) => 13 * days);
    const moment = refineFittedZero({
      ...bracket,
      valueAt,
      moment: afterNoon(1e-4),
      speedAt: () => 13,
      speedError: 1e-6,
    });
    expect(Math.abs(moment - NOON)).toBeLessThan(MILLISECOND_DAYS);
    expect(moments.length).toBe(1);
  });

  test('takes more evaluations the larger the error of the fit’s speed, and is equally accurate', () => {
    for (const [speedError, evaluations] of [
      [0.001, 3],
      [0.01, 4],
    ] as const) {
      const { moments, valueAt } = recordMoments((days) => (1 + speedError) * days);
      const moment = refineFittedZero({ ...bracket, valueAt, moment: afterNoon(0.01), speedAt: () => 1, speedError });
      expect(Math.abs(moment - NOON)).toBeLessThan(MILLISECOND_DAYS);
      expect(moments.length).toBe(evaluations);
    }
  });

  test('is refined with a speed that changes between the steps', () => {
    const { moments, valueAt } = recordMoments((days) => days + 3 * days ** 2);
    const moment = refineFittedZero({
      ...bracket,
      valueAt,
      moment: afterNoon(0.05),
      speedAt: (at) => 1 + 6 * (at - NOON),
      speedError: 0,
    });
    expect(Math.abs(moment - NOON)).toBeLessThan(MILLISECOND_DAYS);
    expect(moments.length).toBeGreaterThan(1);
    expect(moments.length).toBeLessThanOrEqual(4);
  });

  test('is found at an end of its bracket', () => {
    for (const ends of [
      { low: jdUt(NOON), high: afterNoon(1) },
      { low: afterNoon(-1), high: jdUt(NOON) },
    ]) {
      const { moments, valueAt } = recordMoments((days) => days);
      const moment = afterNoon(ends.low === NOON ? 0.25 : -0.25);
      expect(refineFittedZero({ ...ends, valueAt, moment, speedAt: () => 1, speedError: 0 })).toBe(NOON);
      expect(moments.length).toBe(1);
    }
  });
});

describe('false position finds the zero in the bracket', () => {
  test.each([
    ['before it', 0.9],
    ['after it', -0.9],
  ])('if a step leaves the bracket, %s', (_where, startsAt) => {
    const { moments, valueAt } = recordMoments((days) => days);
    const moment = refineFittedZero({
      ...bracket,
      valueAt,
      moment: afterNoon(startsAt),
      speedAt: () => 0.01,
      speedError: 0,
    });
    expect(Math.abs(moment - NOON)).toBeLessThan(MILLISECOND_DAYS);
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(bracket.low);
    expect(Math.max(...moments)).toBeLessThanOrEqual(bracket.high);
    // One step, both ends, and one evaluation between them: the quantity is a straight line.
    expect(moments.length).toBeLessThanOrEqual(5);
  });

  test('if six steps do not converge', () => {
    const { moments, valueAt } = recordMoments((days) => days);
    const moment = refineFittedZero({ ...bracket, valueAt, moment: afterNoon(0.5), speedAt: () => 4, speedError: 1e9 });
    expect(Math.abs(moment - NOON)).toBeLessThan(MILLISECOND_DAYS);
    expect(moments.slice(0, 6)).toEqual(
      [0.5, 0.75, 0.75 ** 2, 0.75 ** 3, 0.75 ** 4, 0.75 ** 5].map((_, step) =>
        expect.closeTo(NOON + 0.5 * 0.75 ** step, 9),
      ),
    );
    expect(moments.slice(6, 8)).toEqual([bracket.low, bracket.high]);
  });
});
