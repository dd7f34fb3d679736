import * as z from 'zod';
import { computeHitRate, mapByKind } from '../../../lib/store/calculations/figures.ts';
import { meanOf } from '../../../lib/store/calculations/histogram.ts';
import { millisecondsSchema, toMilliseconds } from '../durations.ts';
import type { OptimizationStatus } from './calculate.ts';

const average = (of: string, example: number) => millisecondsSchema(`Mean time to calculate ${of}`, example);

const AverageTimes = z
  .object({
    transit_to_degree: average('the crossings of a degree', 14.2),
    sign_ingress: average('ingresses', 31.8),
    transit_search: average('aspects to natal points', 87.5),
    solar_return: average('a solar return', 6.4),
    lunar_return: average('a lunar return', 5.1),
    returns: average('a return of any body', 7.3),
    events: average('a time line of events', 64.9),
  })
  .meta({
    id: 'AverageCalculationTimes',
    description: 'Of the answers that were calculated, not found in the cache, today and on the six days before, UTC',
  });

export const OptimizationStatusResponse = z
  .object({
    optimization_enabled: z.boolean().meta({
      description: 'Whether this deployment has a cache for calculated answers',
      example: true,
    }),
    cache_size_mb: z.number().meta({
      description:
        'Bytes of the kept answers, compressed, divided by a million: those that every instance wrote, less what was cleared and what has expired, to the day. Instances report every five seconds',
      example: 3.217,
    }),
    cache_hit_rate: z.number().nullable().meta({
      description:
        'Share of the requests to the cache that found an answer, today and on the six days before, UTC; null before the first',
      example: 0.82,
    }),
    avg_calculation_time_ms: AverageTimes,
    parallel_processing: z.boolean().meta({
      description: 'Whether one answer is calculated on several threads; requests always run side by side',
      example: false,
    }),
    worker_threads: z.int().meta({ description: 'Threads beside the one that calculates', example: 0 }),
  })
  .meta({ id: 'OptimizationStatusResponse', description: 'What is kept and what calculating takes' });

export type OptimizationStatusResponse = z.input<typeof OptimizationStatusResponse>;

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
