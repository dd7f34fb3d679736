import { type Figures, mapByKind, mergeGains } from '../../../lib/contract/tables/calculations/figures.ts';
import { percentileOf } from '../../../lib/contract/tables/calculations/histogram.ts';
import { toDurations } from '../durations.ts';
import type { BenchmarksResponse } from './contract.ts';

export function toBenchmarksResponse(figures: Figures): BenchmarksResponse {
  return {
    benchmarks: mapByKind(figures, ({ computed, hits }) => ({
      ...toDurations(computed),
      from_cache: toDurations(hits),
    })),
    optimization_improvement: {
      cache_enabled: describeCacheGain(figures),
      parallel_processing: 'not used: every answer is calculated on one thread',
    },
  };
}

function describeCacheGain(figures: Figures): string {
  const gains = mergeGains(figures);
  const median = percentileOf(gains, 0.5);
  if (median === undefined) return 'not measured yet';
  const hits = gains.samples === 1 ? 'hit' : 'hits';
  return `${Number((median / 1000).toPrecision(3))}× at the median of ${gains.samples} ${hits}`;
}
