import { describe, expect, test } from 'vitest';
import {
  clipRange,
  isInRange,
  jdUt,
  jdUtFromMilliseconds,
  jdUtFromUnix,
  millisecondsFromJdUt,
  rangeAround,
  spanBeforeWholeMilliseconds,
  toWholeMillisecond,
  unixFromJdUt,
  widenRange,
} from '../../../../lib/base/units/time.ts';

const LIMITS = { fromJdUt: jdUt(0), toJdUt: jdUt(100) };

test('a span is widened on both sides, up to its limits', () => {
  const span = { fromJdUt: jdUt(20), toJdUt: jdUt(90) };
  expect(clipRange(widenRange(span, 5), LIMITS)).toEqual({ fromJdUt: 15, toJdUt: 95 });
  expect(clipRange(widenRange(span, 50), LIMITS)).toEqual(LIMITS);
});

test('a span around a moment has the moment in its middle', () => {
  expect(rangeAround(jdUt(50), 10)).toEqual({ fromJdUt: 40, toJdUt: 60 });
});

describe('whole milliseconds', () => {
  const noon = jdUt(2_451_545);
  const offset = (moment: number) => Math.round((moment - noon) * 86_400_000 * 10) / 10;

  test('are the nearest, and their text is the same moment again', () => {
    for (const milliseconds of [0.4, 0.6, -0.4, 1.2]) {
      const whole = toWholeMillisecond(jdUt(noon + milliseconds / 86_400_000));
      expect(Math.abs(offset(whole) - Math.round(milliseconds))).toBeLessThan(0.1);
      expect(jdUtFromUnix(unixFromJdUt(whole))).toBe(whole);
    }
    for (const milliseconds of [0, 1, -1, 946_728_000_000, -210_866_760_000_123]) {
      expect(Math.abs(millisecondsFromJdUt(jdUtFromMilliseconds(milliseconds)) - milliseconds)).toBeLessThan(0.05);
    }
  });

  test('of a range are the first after zeros in the span from a millisecond before it to its last', () => {
    const spanOf = (from: number, to: number) => {
      const range = { fromJdUt: jdUt(noon + from / 86_400_000), toJdUt: jdUt(noon + to / 86_400_000) };
      const { fromJdUt, toJdUt } = spanBeforeWholeMilliseconds(range);
      return [offset(fromJdUt), offset(toJdUt)];
    };
    expect(spanOf(3, 7)).toEqual([2, 7]);
    expect(spanOf(3.5, 7.5)).toEqual([3, 7]);
  });

  test('at both ends of a range are in it', () => {
    const range = { fromJdUt: noon, toJdUt: jdUt(noon + 1) };
    expect([0, 0.5, 1].map((days) => isInRange(range, jdUt(noon + days)))).toEqual([true, true, true]);
    expect([-1e-9, 1 + 1e-9].map((days) => isInRange(range, jdUt(noon + days)))).toEqual([false, false]);
  });
});
