import * as z from 'zod';
import { roundMilliseconds } from '../../lib/answers/rounding.ts';
import { type Histogram, meanOf, percentileOf } from '../../lib/contract/tables/calculations/histogram.ts';

/** Schema of a measured duration; null before the first measurement. */
export const millisecondsSchema = (description: string, example: number) =>
  z
    .number()
    .nullable()
    .meta({ description: `${description}, milliseconds; null without a sample`, example });

/** Measured microseconds in milliseconds; null where nothing was measured. */
export const toMilliseconds = (microseconds: number | undefined): number | null =>
  microseconds === undefined ? null : roundMilliseconds(microseconds / 1000);

/** Mean, percentiles and size of a histogram of microseconds. */
export function toDurations(histogram: Histogram) {
  const percentile = (share: number): number | null => toMilliseconds(percentileOf(histogram, share));
  return {
    avg_time_ms: toMilliseconds(meanOf(histogram)),
    p50_ms: percentile(0.5),
    p95_ms: percentile(0.95),
    p99_ms: percentile(0.99),
    samples: histogram.samples,
  };
}
