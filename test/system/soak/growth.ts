/** Samples of one figure of one process over time. */
export interface Series {
  /** `natal 2, memory` */
  readonly name: string;
  readonly unit: 'MB' | 'open files';
  /** Samples at equal intervals, without the warm-up. */
  readonly samples: readonly number[];
  /** Largest allowed growth over the whole series. */
  readonly allowance: number;
}

/** Growth of a series and its verdict. */
export interface Growth {
  readonly series: Series;
  /** Median of its samples. */
  readonly typical: number;
  /** Growth over the whole series by the slope; negative if the figure shrank. */
  readonly grown: number;
  readonly isWithin: boolean;
}

/** Number of equal parts into which a series is divided. */
const STRETCHES = 12;

/**
 * Growth of a figure over the whole series, robust against fluctuations: a garbage collector makes memory rise and fall like the
 * teeth of a saw. Each of twelve parts is represented by its median, and the slope is the median of the slopes between every two
 * parts. Outliers do not change it while they are less than three parts in ten.
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

/** Slope per part. */
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
