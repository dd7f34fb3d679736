import { describe, expect, test } from 'vitest';
import type { ValueAt } from '../../../../lib/domain/search/curve.ts';
import { refineFittedZero } from '../../../../lib/domain/search/newton.ts';
import { jdUt } from '../../../../lib/units/time.ts';

const MILLISECOND_DAYS = 1e-3 / 86_400;
const NOON = 2_451_545;
const bracket = { low: jdUt(NOON - 1), high: jdUt(NOON + 1) };

/** A quantity that is zero at noon, and the moments at which it was asked. */
function watched(valueAt: (days: number) => number) {
  const asked: number[] = [];
  const watching: ValueAt = (moment) => {
    asked.push(moment);
    return valueAt(moment - NOON);
  };
  return { asked, valueAt: watching };
}

const daysOn = (days: number) => jdUt(NOON + days);

describe('a zero that a fit has nearly found', () => {
  test('is settled by one look where the fit has the right speed', () => {
    const { asked, valueAt } = watched((days) => 13 * days);
    const moment = refineFittedZero({ ...bracket, valueAt, moment: daysOn(1e-4), speedAt: () => 13, speedError: 1e-6 });
    expect(Math.abs(moment - NOON)).toBeLessThan(MILLISECOND_DAYS);
    expect(asked.length).toBe(1);
  });

  test('takes as many looks as the fit’s speed is wrong, and is as right then', () => {
    for (const [speedError, looks] of [
      [0.001, 3],
      [0.01, 4],
    ] as const) {
      const { asked, valueAt } = watched((days) => (1 + speedError) * days);
      const moment = refineFittedZero({ ...bracket, valueAt, moment: daysOn(0.01), speedAt: () => 1, speedError });
      expect(Math.abs(moment - NOON)).toBeLessThan(MILLISECOND_DAYS);
      expect(asked.length).toBe(looks);
    }
  });

  test('counts with a speed that changes on the way', () => {
    const { asked, valueAt } = watched((days) => days + 3 * days ** 2);
    const moment = refineFittedZero({
      ...bracket,
      valueAt,
      moment: daysOn(0.05),
      speedAt: (at) => 1 + 6 * (at - NOON),
      speedError: 0,
    });
    expect(Math.abs(moment - NOON)).toBeLessThan(MILLISECOND_DAYS);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  test('is told of where it stands at an end of its bracket', () => {
    for (const ends of [
      { low: jdUt(NOON), high: daysOn(1) },
      { low: daysOn(-1), high: jdUt(NOON) },
    ]) {
      const { asked, valueAt } = watched((days) => days);
      const moment = daysOn(ends.low === NOON ? 0.25 : -0.25);
      expect(refineFittedZero({ ...ends, valueAt, moment, speedAt: () => 1, speedError: 0 })).toBe(NOON);
      expect(asked.length).toBe(1);
    }
  });
});

describe('is found within the bracket by false position', () => {
  test.each([
    ['before it', 0.9],
    ['after it', -0.9],
  ])('where a step leads out of it, %s', (_where, startsAt) => {
    const { asked, valueAt } = watched((days) => days);
    const moment = refineFittedZero({
      ...bracket,
      valueAt,
      moment: daysOn(startsAt),
      speedAt: () => 0.01,
      speedError: 0,
    });
    expect(Math.abs(moment - NOON)).toBeLessThan(MILLISECOND_DAYS);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(bracket.low);
    expect(Math.max(...asked)).toBeLessThanOrEqual(bracket.high);
    // One step, both ends, and one look between them: the quantity is a straight line.
    expect(asked.length).toBeLessThanOrEqual(5);
  });

  test('where six steps have not settled it', () => {
    const { asked, valueAt } = watched((days) => days);
    const moment = refineFittedZero({ ...bracket, valueAt, moment: daysOn(0.5), speedAt: () => 4, speedError: 1e9 });
    expect(Math.abs(moment - NOON)).toBeLessThan(MILLISECOND_DAYS);
    expect(asked.slice(0, 6)).toEqual(
      [0.5, 0.75, 0.75 ** 2, 0.75 ** 3, 0.75 ** 4, 0.75 ** 5].map((_, step) =>
        expect.closeTo(NOON + 0.5 * 0.75 ** step, 9),
      ),
    );
    expect(asked.slice(6, 8)).toEqual([bracket.low, bracket.high]);
  });
});
