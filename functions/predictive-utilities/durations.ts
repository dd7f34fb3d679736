import { roundMilliseconds } from '../../lib/answers/rounding.ts';
import { type Histogram, meanOf, percentileOf } from '../../lib/store/calculations/histogram.ts';

/** Microseconds that were measured as answers tell them; null where none were. */
export const toMilliseconds = (us: number | undefined): number | null =>
  us === undefined ? null : roundMilliseconds(us / 1000);

/** What a histogram of microseconds tells. */
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
