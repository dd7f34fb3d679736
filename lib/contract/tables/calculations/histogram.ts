import type { Counts } from '../statistics.ts';

/**
 * Buckets per octave. A bucket's upper end is 2^(1/16) times its lower end, and a percentile lies in the bucket of its
 * sample, so its error is less than 4.5 %.
 */
const BUCKETS_PER_OCTAVE = 16;

const lowerEndOf = (bucket: number): number => 2 ** (bucket / BUCKETS_PER_OCTAVE);

/**
 * Converts one sample to counts that add up: number of samples, their sum, and the number in its bucket.
 *
 * @param name letters; unique among the histograms of the record
 * @param value rounded to a whole number; below 1 it counts as 1
 */
export function toSampleCounts(name: string, value: number): Counts {
  const counted = Math.max(1, Math.round(value));
  const bucket = Math.floor(Math.log2(counted) * BUCKETS_PER_OCTAVE);
  return { [`${name}:samples`]: 1, [`${name}:sum`]: counted, [`${name}:${bucket}`]: 1 };
}

/** Samples in buckets whose width grows with the value. */
export interface Histogram {
  readonly samples: number;
  readonly sum: number;
  /** Lowest first. */
  readonly buckets: readonly { readonly bucket: number; readonly samples: number }[];
}

/** Reads a histogram by adding up the counts of several records. */
export function readHistogram(records: Iterable<Counts>, name: string): Histogram {
  const totals = new Map<string, number>();
  for (const record of records) {
    for (const [key, count] of Object.entries(record)) {
      if (key.startsWith(`${name}:`)) totals.set(key, (totals.get(key) ?? 0) + count);
    }
  }
  const total = (key: string): number => totals.get(`${name}:${key}`) ?? 0;
  const buckets = [...totals]
    .map(([key, samples]) => ({ bucket: Number(key.slice(name.length + 1)), samples }))
    .filter(({ bucket }) => Number.isInteger(bucket))
    .sort((a, b) => a.bucket - b.bucket);
  return { samples: total('samples'), sum: total('sum'), buckets };
}

/** Merges the samples of several histograms into one. */
export function mergeHistograms(histograms: readonly Histogram[]): Histogram {
  const byBucket = Map.groupBy(
    histograms.flatMap(({ buckets }) => buckets),
    ({ bucket }) => bucket,
  );
  return {
    samples: sumValues(histograms.map(({ samples }) => samples)),
    sum: sumValues(histograms.map(({ sum }) => sum)),
    buckets: [...byBucket]
      .map(([bucket, same]) => ({ bucket, samples: sumValues(same.map(({ samples }) => samples)) }))
      .sort((a, b) => a.bucket - b.bucket),
  };
}

const sumValues = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** @returns undefined if there is no sample */
export const meanOf = ({ samples, sum }: Histogram): number | undefined => (samples > 0 ? sum / samples : undefined);

/**
 * The value that a share of the samples does not exceed. Samples are assumed to be spread evenly within a bucket.
 *
 * @param share in `[0, 1]`
 * @returns undefined if there is no sample
 */
export function percentileOf({ buckets }: Histogram, share: number): number | undefined {
  const targetCount = share * sumValues(buckets.map(({ samples }) => samples));
  let before = 0;
  for (const { bucket, samples } of buckets) {
    if (before + samples >= targetCount) {
      const [from, to] = [lowerEndOf(bucket), lowerEndOf(bucket + 1)];
      return from + ((to - from) * (targetCount - before)) / samples;
    }
    before += samples;
  }
  return undefined;
}
