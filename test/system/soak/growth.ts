/** A figure of one process over time. */
export interface Series {
  /** `natal 2, memory` */
  readonly name: string;
  readonly unit: 'MB' | 'open files';
  /** At even distances in time, the warm-up left out. */
  readonly samples: readonly number[];
  /** What it may grow by over the whole of it. */
  readonly allowance: number;
}

/** What became of it. */
export interface Growth {
  readonly series: Series;
  /** The middle one of its samples. */
  readonly typical: number;
  /** Over the whole of it, as the slope has it; negative: it shrank. */
  readonly grown: number;
  readonly isWithin: boolean;
}

/** Stretches that a series is judged by. */
const STRETCHES = 12;

/**
 * How much a figure grew, whatever it did in between: a garbage collector lets memory rise and fall like the teeth of a saw.
 * Each of twelve stretches is taken for its median, and the slope is the median of those between every two of them, which
 * less than three stretches in ten that are out of line do not move.
 *
 * @source Sen, P. K., "Estimates of the Regression Coefficient Based on Kendall's Tau", Journal of the American Statistical
 * Association 63 (1968), 1379–1389: the slope, and its breakdown point of 29 %
 */
export function growthOf(series: Series): Growth {
  const medians = stretchesOf(series.samples).map(median);
  const grown = slopeOf(medians) * (medians.length - 1);
  return { series, typical: median(series.samples), grown, isWithin: grown <= series.allowance };
}

function stretchesOf(samples: readonly number[]): readonly (readonly number[])[] {
  if (samples.length < STRETCHES) throw new Error(`${samples.length} samples are too few to tell growth by`);
  const startOf = (stretch: number): number => Math.floor((stretch * samples.length) / STRETCHES);
  return Array.from({ length: STRETCHES }, (_, stretch) => samples.slice(startOf(stretch), startOf(stretch + 1)));
}

/** By one stretch. */
function slopeOf(values: readonly number[]): number {
  const slopes = values.flatMap((value, at) =>
    values.slice(at + 1).map((later, further) => (later - value) / (further + 1)),
  );
  return median(slopes);
}

export function median(values: readonly number[]): number {
  const ascending = values.toSorted((one, other) => one - other);
  const middle = ascending.length >> 1;
  const upper = ascending[middle] ?? Number.NaN;
  return ascending.length % 2 === 1 ? upper : (upper + (ascending[middle - 1] ?? Number.NaN)) / 2;
}
