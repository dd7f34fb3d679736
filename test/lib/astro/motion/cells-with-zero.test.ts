import { describe, expect, test } from 'vitest';
import { findSpansWithZero } from '../../../../lib/astro/motion/cells-with-zero.ts';
import { daysOf, rangeOfDays } from './synthetic-sky.ts';

/** Cells of Mars have 32 days. */
function spansOf(valueAt: (day: number) => number, from: number, to: number, uncertainWithin = 0) {
  const sampledDays: number[] = [];
  const zero = {
    body: 'mars' as const,
    valueAt: (moment: number) => {
      sampledDays.push(daysOf(moment));
      return valueAt(daysOf(moment));
    },
    uncertainWithin,
  };
  const spans = findSpansWithZero(zero, rangeOfDays(from, to), rangeOfDays(-100, 300));
  return { spans: spans.map(({ fromJdUt, toJdUt }) => [daysOf(fromJdUt), daysOf(toJdUt)]), sampledDays };
}

describe('the spans that can hold a zero', () => {
  test('are whole cells at whose ends the quantity has different signs, sampled once at each border', () => {
    const { spans, sampledDays } = spansOf((day) => Math.cos((Math.PI * (day - 10)) / 80), 5, 200);
    // Zeros on the days 50, 130 and 210.
    expect(spans).toEqual([
      [32, 64],
      [128, 160],
      [192, 224],
    ]);
    expect(sampledDays).toEqual([0, 32, 64, 96, 128, 160, 192, 224]);
  });

  test('hold both neighbors of a border at which the quantity is nearly zero, as one span', () => {
    expect(spansOf((day) => day - 64.000_01, 0, 128).spans).toEqual([[64, 96]]);
    expect(spansOf((day) => day - 64.000_01, 0, 128, 1e-4).spans).toEqual([[32, 96]]);
    expect(spansOf((day) => day - 63.999_99, 0, 128, 1e-4).spans).toEqual([[32, 96]]);
  });

  test('do not hold the jump of an angle at 180°', () => {
    expect(spansOf((day) => (day < 40 ? 170 : -170), 0, 96).spans).toEqual([]);
    expect(spansOf((day) => (day < 40 ? -80 : 80), 0, 96).spans).toEqual([[32, 64]]);
  });

  test('are limited to the coverage, and none for an empty window', () => {
    expect(spansOf((day) => day + 98, -99, -70).spans).toEqual([[-100, -96]]);
    expect(spansOf((day) => day - 299, 290, 299.5).spans).toEqual([[288, 300]]);
    expect(spansOf(() => 1, 20, 20)).toEqual({ spans: [], sampledDays: [] });
  });
});
