import { describe, expect, test } from 'vitest';
import { findCrossings } from '../../../../lib/domain/search/crossings.ts';
import { fitAngle, fitCurve, type ValueAt } from '../../../../lib/domain/search/curve.ts';
import { type Extremum, findExtrema, refineExtremum } from '../../../../lib/domain/search/extrema.ts';
import { longitudeDeg } from '../../../../lib/units/angle.ts';
import { jdUt } from '../../../../lib/units/time.ts';

const window = { fromJdUt: jdUt(0), toJdUt: jdUt(2000) };
const swinging: ValueAt = (day) => longitudeDeg(day + 20 * Math.sin((2 * Math.PI * day) / 40));
const COARSE = { pieceDays: 60, terms: 12, tolerance: 0.2, overlap: 0.05 };
const FINE = { pieceDays: 8, terms: 16, tolerance: 1e-9 };

test('a coarse fit finds the crossings that a fine one finds: each is settled on the quantity itself', () => {
  const [coarse, fine] = [COARSE, FINE].map((fit) => findCrossings(fitAngle(window, swinging, fit), swinging, 123.4));
  expect(coarse?.length).toBe(fine?.length);
  coarse?.forEach(({ moment, isBackward }, index) => {
    expect(moment).toBeCloseTo(fine?.[index]?.moment ?? 0, 7);
    expect(isBackward).toBe(fine?.[index]?.isBackward);
  });
});

describe('an extremum of a coarse curve', () => {
  const wave: ValueAt = (day) => Math.sin(day / 10);
  const settling = { halfWidthDays: 2, terms: 7, samples: 12, within: window };
  const peak: Extremum = { moment: jdUt(5 * Math.PI), value: 1, kind: 'maximum' };

  test('is settled on a fit of its own', () => {
    const settled = refineExtremum({ ...peak, moment: jdUt(peak.moment + 0.7) }, wave, settling);
    expect(settled?.moment).toBeCloseTo(peak.moment, 6);
    expect(settled?.kind).toBe('maximum');
  });

  test('that the quantity does not have is none', () => {
    expect(refineExtremum({ ...peak, moment: jdUt(peak.moment + 5) }, wave, settling)).toBeUndefined();
    expect(refineExtremum({ ...peak, kind: 'minimum' }, wave, settling)).toBeUndefined();
  });

  test('keeps within what can be asked for', () => {
    const asked: number[] = [];
    const watched: ValueAt = (moment) => {
      asked.push(moment);
      return wave(moment);
    };
    refineExtremum(peak, watched, { ...settling, within: { fromJdUt: peak.moment, toJdUt: jdUt(16) } });
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(peak.moment);
    expect(Math.max(...asked)).toBeLessThanOrEqual(16);
  });

  test('more samples than terms even out a step that a polynomial through all of them would follow', () => {
    const errorWith = (terms: number, stepAt: number): number => {
      const stepped: ValueAt = (day) => wave(day) + (day > peak.moment + stepAt ? 2e-5 : 0);
      const settled = refineExtremum(peak, stepped, { ...settling, terms, samples: 12 });
      return Math.abs((settled?.moment ?? 0) - peak.moment);
    };
    const worstWith = (terms: number): number =>
      Math.max(...[-1.5, -0.8, -0.3, 0.1, 0.6, 1.2].map((stepAt) => errorWith(terms, stepAt)));
    expect(worstWith(7)).toBeLessThan(worstWith(12) / 2);
  });
});

test('a larger overlap lets both neighbours see what lies at their border', () => {
  const valley: ValueAt = (day) => (day - 60.5) ** 2;
  const narrow = fitCurve({ fromJdUt: jdUt(0), toJdUt: jdUt(120) }, valley, { ...COARSE, overlap: 0.05 });
  expect(narrow.filter(({ extrema }) => extrema.length > 0).length).toBe(2);
  expect(findExtrema(narrow).length).toBe(1);
});
