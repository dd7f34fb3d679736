import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  meanOf,
  mergeHistograms,
  percentileOf,
  readHistogram,
  toSampleCounts,
} from '../../../../../lib/contract/tables/calculations/histogram.ts';
import { forAll } from '../../../../support/for-all.ts';

/** 2^(1/16) − 1: the maximum relative error of a percentile. */
const MOST_OFF = 0.0443;

const anyUs = fc.double({ min: 0, max: 28, noNaN: true }).map((magnitude) => Math.round(2 ** magnitude));
const samples = fc.array(anyUs, { minLength: 1, maxLength: 300 });
const histogramOf = (values: readonly number[]) =>
  readHistogram(
    values.map((value) => toSampleCounts('computed', value)),
    'computed',
  );

/** The exact percentile: the sample that a share of all samples does not exceed. */
function exactPercentile(values: readonly number[], share: number): number {
  const ascending = [...values].sort((a, b) => a - b);
  return ascending[Math.max(0, Math.ceil(share * ascending.length) - 1)] as number;
}

describe('a histogram', () => {
  it('has the exact number of samples and their exact mean', () => {
    forAll([samples], (values) => {
      const histogram = histogramOf(values);
      const sum = values.reduce((total, value) => total + value, 0);
      expect(histogram.samples).toBe(values.length);
      expect(meanOf(histogram)).toBeCloseTo(sum / values.length, 6);
    });
  });

  it('has every percentile with an error below the width of a bucket', () => {
    let worst = 0;
    forAll([samples, fc.constantFrom(0.01, 0.5, 0.9, 0.95, 0.99, 1)], { numRuns: 2000 }, (values, share) => {
      const exact = exactPercentile(values, share);
      const off = Math.abs((percentileOf(histogramOf(values), share) as number) / exact - 1);
      worst = Math.max(worst, off);
      expect(off).toBeLessThan(MOST_OFF);
    });
    expect(worst).toBeGreaterThan(0.01);
  });

  it('is equal for samples in one record and in many', () => {
    forAll([samples, samples], (some, others) => {
      const both = histogramOf([...some, ...others]);
      const added = mergeHistograms([histogramOf(some), histogramOf(others)]);
      expect(added).toEqual(both);
    });
  });

  it('reads only counts with its own name', () => {
    const records = [{ ...toSampleCounts('computed', 1000), ...toSampleCounts('hit', 50), misses: 1 }];
    expect(readHistogram(records, 'computed').sum).toBe(1000);
    expect(readHistogram(records, 'hit').sum).toBe(50);
  });

  it('without samples has neither mean nor percentile', () => {
    const nothing = readHistogram([{}], 'computed');
    expect(nothing.samples).toBe(0);
    expect(meanOf(nothing)).toBeUndefined();
    expect(percentileOf(nothing, 0.5)).toBeUndefined();
  });

  it('counts a duration of zero as its smallest value', () => {
    const nothing = histogramOf([0]);
    expect(meanOf(nothing)).toBe(1);
    expect(percentileOf(nothing, 1)).toBeGreaterThanOrEqual(1);
  });
});
