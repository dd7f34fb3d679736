import { describe, expect, test } from 'vitest';
import { type CurvePiece, fitCurve } from '../../../../lib/astro/search/curve.ts';
import { findExtrema, refineExtremum } from '../../../../lib/astro/search/extrema.ts';
import type { ValueAt } from '../../../../lib/astro/search/zeros.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';

const within = (from: number, to: number) => ({ fromJdUt: jdUt(from), toJdUt: jdUt(to) });
const FINE = { pieceDays: 8, terms: 16, tolerance: 1e-9 };
const SECOND_DAYS = 1 / 86_400;

describe('the pieces of a curve', () => {
  const lengths = (pieces: readonly CurvePiece[]) => pieces.map(({ fromJdUt, toJdUt }) => toJdUt - fromJdUt);

  test('are as few as the longest piece allows, and cover the whole window', () => {
    const pieces = fitCurve(within(1000, 1100), Math.sin, { pieceDays: 8, terms: 4, tolerance: 9 });
    expect(pieces.length).toBe(13);
    expect([pieces[0]?.fromJdUt, pieces.at(-1)?.toJdUt]).toEqual([1000, 1100]);
    // Each overlaps its neighbors by a thousandth of its length.
    expect(lengths(pieces).slice(1, -1)).toEqual(
      Array.from({ length: 11 }, () => expect.closeTo((100 / 13) * 1.002, 9)),
    );
  });

  test('are halved where a fit exceeds its tolerance, down to a sixty-fourth of a day', () => {
    const jump: ValueAt = (day) => (day < 1000.3 ? 0 : 1);
    const pieces = fitCurve(within(1000, 1001), jump, { pieceDays: 1, terms: 6, tolerance: 1e-6, overlap: 0 });
    expect(Math.min(...lengths(pieces))).toBe(1 / 64);
    expect(lengths(pieces).filter((length) => length === 1 / 64).length).toBe(2);
    expect(lengths(pieces).reduce((sum, length) => sum + length, 0)).toBeCloseTo(1, 9);
  });

  test('are not halved where the tail equals the tolerance', () => {
    expect(fitCurve(within(0, 8), () => 0, { ...FINE, tolerance: 0 }).length).toBe(1);
  });
});

describe('extrema', () => {
  test('of one kind that lie days apart are two, even without one of the other kind between them', () => {
    const pieces = [...fitCurve(within(0, 3), Math.sin, FINE), ...fitCurve(within(6, 9), Math.sin, FINE)];
    const moments = findExtrema(pieces).map(({ kind, moment }) => [kind, moment]);
    expect(moments).toEqual([
      ['maximum', expect.closeTo(Math.PI / 2, 6)],
      ['maximum', expect.closeTo(2.5 * Math.PI, 6)],
    ]);
  });

  test('of two kinds are two, even if they are half a minute apart', () => {
    const quick: ValueAt = (day) => Math.sin((2 * Math.PI * day) / (60 * SECOND_DAYS));
    const fit = { pieceDays: 1, terms: 40, tolerance: 1 };
    const crossings = findExtrema(fitCurve(within(0, 150 * SECOND_DAYS), quick, fit));
    expect(crossings.map(({ kind }) => kind)).toEqual(['maximum', 'minimum', 'maximum', 'minimum', 'maximum']);
    expect(crossings.map(({ moment }) => moment / SECOND_DAYS)).toEqual(
      [15, 45, 75, 105, 135].map((s) => expect.closeTo(s, 2)),
    );
  });

  test('are refined to the nearest of their kind, with the number of samples of the fit', () => {
    let evaluations = 0;
    const counting: ValueAt = (day) => {
      evaluations += 1;
      return Math.sin(day);
    };
    const fineFit = { halfWidthDays: 9, terms: 40, samples: 48, within: within(0, 100) };
    const coarse = { moment: jdUt(12.5 * Math.PI + 2), value: 1, kind: 'maximum' } as const;
    expect(refineExtremum(coarse, counting, fineFit)?.moment).toBeCloseTo(12.5 * Math.PI, 6);
    expect(refineExtremum({ ...coarse, moment: jdUt(12.5 * Math.PI - 2) }, counting, fineFit)?.moment).toBeCloseTo(
      12.5 * Math.PI,
      6,
    );
    expect(evaluations).toBe(2 * 48);
  });
});
