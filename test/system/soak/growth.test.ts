import { describe, expect, it } from 'vitest';
import { type Growth, growthOf, median } from './growth.ts';

const MINUTES = 10;
const SAMPLES = MINUTES * 30;

const over = (figure: (share: number, index: number) => number): readonly number[] =>
  Array.from({ length: SAMPLES }, (_, index) => figure(index / (SAMPLES - 1), index));

const memory = (samples: readonly number[]) => growthOf({ name: 'natal 1', unit: 'MB', samples, allowance: 10 });

/** Rises by 60 MB and falls back, as with a garbage collector. */
const teeth = (index: number, length: number): number => 60 * ((index % length) / length);

const openFiles = (samples: readonly number[]) =>
  growthOf({ name: 'gateway', unit: 'open files', samples, allowance: 3 });

describe('growth', () => {
  it.each<[string, Growth, boolean]>([
    ['of a constant series', memory(over(() => 120)), true],
    ['beyond the allowance', memory(over((share) => 120 + 40 * share)), false],
    ['within the allowance', memory(over((share) => 120 + 8 * share)), true],
    ...[7, 23, 90].flatMap((length): [string, Growth, boolean][] => [
      [`of a saw tooth of ${length} samples`, memory(over((_, at) => 120 + teeth(at, length))), true],
      [`beneath ${length} samples of teeth`, memory(over((share, at) => 120 + 60 * share + teeth(at, length))), false],
    ]),
    ['simulated by a peak', memory(over((share) => (share > 0.5 && share < 0.6 ? 300 : 120))), true],
    ['hidden by a dip at the end', memory(over((share) => (share > 0.9 ? 120 : 120 + 60 * share))), false],
    ['of a figure that shrinks', memory(over((share) => 200 - 50 * share)), true],
    ['of a constant number of open files', openFiles(over(() => 40)), true],
    ['of open files that come and go', openFiles(over((_, index) => 40 + (index % 5))), true],
    ['of open files', openFiles(over((share) => Math.floor(40 + 8 * share))), false],
  ])('%s', (_, { isWithin }, expected) => {
    expect(isWithin).toBe(expected);
  });

  it('is that of the slope, over the whole series', () => {
    expect(memory(over(() => 120))).toMatchObject({ grown: 0, typical: 120 });
    expect(memory(over((share) => 120 + 40 * share)).grown).toBeCloseTo(40 * (1 - 1 / 12), 0);
    expect(memory(over((share) => 200 - 50 * share)).grown).toBeLessThan(-40);
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
