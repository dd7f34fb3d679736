import { describe, expect, it } from 'vitest';
import { growthOf, median } from './growth.ts';

const MINUTES = 10;
const SAMPLES = MINUTES * 30;

const over = (figure: (share: number, index: number) => number): readonly number[] =>
  Array.from({ length: SAMPLES }, (_, index) => figure(index / (SAMPLES - 1), index));

const memory = (samples: readonly number[]) => growthOf({ name: 'natal 1', unit: 'MB', samples, allowance: 10 });

/** Rises by 60 MB and falls back, as with a garbage collector. */
const teeth = (index: number, length: number): number => 60 * ((index % length) / length);

describe('growth', () => {
  it('is zero for a constant series', () => {
    expect(memory(over(() => 120))).toMatchObject({ grown: 0, typical: 120, isWithin: true });
  });

  it('is measured when it is steady, and fails beyond the allowance', () => {
    expect(memory(over((share) => 120 + 40 * share))).toMatchObject({ isWithin: false });
    expect(memory(over((share) => 120 + 40 * share)).grown).toBeCloseTo(40 * (1 - 1 / 12), 0);
    expect(memory(over((share) => 120 + 8 * share)).isWithin).toBe(true);
  });

  it.each([7, 23, 90])(
    'is not reported for a saw tooth of %i samples, and is reported for a rise beneath it',
    (length) => {
      expect(memory(over((_, index) => 120 + teeth(index, length))).isWithin).toBe(true);
      expect(memory(over((share, index) => 120 + 60 * share + teeth(index, length))).isWithin).toBe(false);
    },
  );

  it('is neither simulated by a peak nor hidden by a dip at the end', () => {
    const peak = (share: number): number => (share > 0.5 && share < 0.6 ? 300 : 120);
    expect(memory(over(peak)).isWithin).toBe(true);
    expect(memory(over((share) => (share > 0.9 ? 120 : 120 + 60 * share))).isWithin).toBe(false);
  });

  it('is negative for a figure that shrinks', () => {
    expect(memory(over((share) => 200 - 50 * share))).toMatchObject({ isWithin: true });
    expect(memory(over((share) => 200 - 50 * share)).grown).toBeLessThan(-40);
  });

  it('of open files is judged with an allowance of single files', () => {
    const files = (samples: readonly number[]) =>
      growthOf({ name: 'gateway', unit: 'open files', samples, allowance: 3 });
    expect(files(over(() => 40)).isWithin).toBe(true);
    expect(files(over((_, index) => 40 + (index % 5))).isWithin).toBe(true);
    expect(files(over((share) => Math.floor(40 + 8 * share))).isWithin).toBe(false);
  });

  it('is not judged from a handful of samples', () => {
    expect(() => memory([1, 2, 3])).toThrow('3 samples are too few');
  });
});

describe('a median', () => {
  it.each([
    [[3], 3],
    [[5, 1, 3], 3],
    [[4, 1, 2, 3], 2.5],
  ])('of %j is %f', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});
