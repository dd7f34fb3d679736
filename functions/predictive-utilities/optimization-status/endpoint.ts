import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { computeHitRate, mapByKind, readCachedBytes, readFigures } from '../../../lib/store/calculations/figures.ts';
import { meanOf } from '../../../lib/store/calculations/histogram.ts';
import { hasAnswerCache } from '../answer-cache.ts';
import { toMilliseconds } from '../durations.ts';
import { awaitTable } from '../from-storage.ts';
import { OptimizationStatusResponse } from './response.ts';

/** Every function calculates on its one thread: infra/decisions/0011-batch-concurrency.md has the measurements. */
export const WORKER_THREADS: number = 0;

export const optimizationStatus = defineEndpoint(
  {
    method: 'GET',
    path: '/predictive/optimization/status',
    summary: 'What is kept of calculated answers, and what calculating takes',
    description: 'Measured in the running service, all of its instances together.',
    uses: ['statistics', 'answerTable'],
    request: {},
    response: OptimizationStatusResponse,
    errors: ['StorageUnavailable'],
    limits: 'none',
    cache: 'none',
    examples: [],
  },
  async (_request, services, { receivedAt }) => {
    const { statistics } = services;
    const asking = Promise.all([readFigures(statistics, receivedAt), readCachedBytes(statistics, receivedAt)]);
    const [figures, bytes] = await awaitTable(asking);
    return {
      optimization_enabled: hasAnswerCache(services),
      cache_size_mb: bytes / 1e6,
      cache_hit_rate: computeHitRate(figures) ?? null,
      avg_calculation_time_ms: mapByKind(figures, ({ computed }) => toMilliseconds(meanOf(computed))),
      parallel_processing: WORKER_THREADS > 0,
      worker_threads: WORKER_THREADS,
    };
  },
);
