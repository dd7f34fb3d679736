import { describe, expect, it } from 'vitest';
import { growthOf, median } from './growth.ts';

const MINUTES = 10;
const SAMPLES = MINUTES * 30;

const over = (figure: (share: number, index: number) => number): readonly number[] =>
  Array.from({ length: SAMPLES }, (_, index) => figure(index / (SAMPLES - 1), index));

const memory = (samples: readonly number[]) => growthOf({ name: 'natal 1', unit: 'MB', samples, allowance: 10 });

/** Up by 60 MB, then back: as often as a collector comes. */
const teeth = (index: number, length: number): number => 60 * ((index % length) / length);

describe('growth', () => {
  it('of what stays as it is is none', () => {
    expect(memory(over(() => 120))).toMatchObject({ grown: 0, typical: 120, isWithin: true });
  });

  it('that is steady is told, and is too much beyond the allowance', () => {
    expect(memory(over((share) => 120 + 40 * share))).toMatchObject({ isWithin: false });
    expect(memory(over((share) => 120 + 40 * share)).grown).toBeCloseTo(40 * (1 - 1 / 12), 0);
    expect(memory(over((share) => 120 + 8 * share)).isWithin).toBe(true);
  });

  it.each([7, 23, 90])('is not in teeth of %i samples, but is beneath them', (length) => {
    expect(memory(over((_, index) => 120 + teeth(index, length))).isWithin).toBe(true);
    expect(memory(over((share, index) => 120 + 60 * share + teeth(index, length))).isWithin).toBe(false);
  });

  it('is not made by a peak, nor hidden by a dip at the end', () => {
    const peak = (share: number): number => (share > 0.5 && share < 0.6 ? 300 : 120);
    expect(memory(over(peak)).isWithin).toBe(true);
    expect(memory(over((share) => (share > 0.9 ? 120 : 120 + 60 * share))).isWithin).toBe(false);
  });

  it('of something that shrinks is negative', () => {
    expect(memory(over((share) => 200 - 50 * share))).toMatchObject({ isWithin: true });
    expect(memory(over((share) => 200 - 50 * share)).grown).toBeLessThan(-40);
  });

  it('of open files is told one by one', () => {
    const files = (samples: readonly number[]) =>
      growthOf({ name: 'gateway', unit: 'open files', samples, allowance: 3 });
    expect(files(over(() => 40)).isWithin).toBe(true);
    expect(files(over((_, index) => 40 + (index % 5))).isWithin).toBe(true);
    expect(files(over((share) => Math.floor(40 + 8 * share))).isWithin).toBe(false);
  });

  it('cannot be told from a handful', () => {
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
