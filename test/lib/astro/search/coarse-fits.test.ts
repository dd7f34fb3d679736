import { describe, expect, test } from 'vitest';
import { fitCurve } from '../../../../lib/astro/search/curve.ts';
import { type Extremum, findExtrema, refineExtremum } from '../../../../lib/astro/search/extrema.ts';
import type { ValueAt } from '../../../../lib/astro/search/zeros.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';

const window = { fromJdUt: jdUt(0), toJdUt: jdUt(2000) };
const COARSE = { pieceDays: 60, terms: 12, tolerance: 0.2, overlap: 0.05 };

describe('an extremum of a coarse curve', () => {
  const wave: ValueAt = (day) => Math.sin(day / 10);
  const fineFit = { halfWidthDays: 2, terms: 7, samples: 12, within: window };
  const peak: Extremum = { moment: jdUt(5 * Math.PI), value: 1, kind: 'maximum' };

  test('is refined on a fine fit around it', () => {
    const refined = refineExtremum({ ...peak, moment: jdUt(peak.moment + 0.7) }, wave, fineFit);
    expect(refined?.moment).toBeCloseTo(peak.moment, 6);
    expect(refined?.kind).toBe('maximum');
  });

  test('is undefined after refinement if the quantity does not have it', () => {
    expect(refineExtremum({ ...peak, moment: jdUt(peak.moment + 5) }, wave, fineFit)).toBeUndefined();
    expect(refineExtremum({ ...peak, kind: 'minimum' }, wave, fineFit)).toBeUndefined();
  });

  test('is refined within the range of the quantity', () => {
    const moments: number[] = [];
    const recordingWave: ValueAt = (moment) => {
      moments.push(moment);
      return wave(moment);
    };
    refineExtremum(peak, recordingWave, { ...fineFit, within: { fromJdUt: peak.moment, toJdUt: jdUt(16) } });
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(peak.moment);
    expect(Math.max(...moments)).toBeLessThanOrEqual(16);
  });

  test('is less sensitive to a step with more samples than terms than with a polynomial through all samples', () => {
    const errorWith = (terms: number, stepAt: number): number => {
      const stepped: ValueAt = (day) => wave(day) + (day > peak.moment + stepAt ? 2e-5 : 0);
      const refined = refineExtremum(peak, stepped, { ...fineFit, terms, samples: 12 });
      return Math.abs((refined?.moment ?? 0) - peak.moment);
    };
    const worstWith = (terms: number): number =>
      Math.max(...[-1.5, -0.8, -0.3, 0.1, 0.6, 1.2].map((stepAt) => errorWith(terms, stepAt)));
    expect(worstWith(7)).toBeLessThan(worstWith(12) / 2);
  });
});

test('with a larger overlap both neighbors contain an extremum near their border', () => {
  const valley: ValueAt = (day) => (day - 60.5) ** 2;
  const pieces = fitCurve({ fromJdUt: jdUt(0), toJdUt: jdUt(120) }, valley, { ...COARSE, overlap: 0.05 });
  expect(pieces.filter(({ extrema }) => extrema.length > 0).length).toBe(2);
  expect(findExtrema(pieces).length).toBe(1);
});
