import { computeHitRate, mapByKind } from '../../../lib/contract/tables/calculations/figures.ts';
import { meanOf } from '../../../lib/contract/tables/calculations/histogram.ts';
import { toMilliseconds } from '../durations.ts';
import type { OptimizationStatus } from './calculate.ts';
import type { OptimizationStatusResponse } from './contract.ts';

export function toOptimizationStatusResponse(status: OptimizationStatus): OptimizationStatusResponse {
  const { hasCache, figures, cachedBytes, workerThreads } = status;
  return {
    optimization_enabled: hasCache,
    cache_size_mb: cachedBytes / 1e6,
    cache_hit_rate: computeHitRate(figures) ?? null,
    avg_calculation_time_ms: mapByKind(figures, ({ computed }) => toMilliseconds(meanOf(computed))),
    parallel_processing: workerThreads > 0,
    worker_threads: workerThreads,
  };
}
