import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { type Figures, mapByKind, mergeGains, readFigures } from '../../../lib/store/calculations/figures.ts';
import { percentileOf } from '../../../lib/store/calculations/histogram.ts';
import { toDurations } from '../durations.ts';
import { awaitTable } from '../from-storage.ts';
import { BenchmarksResponse } from './response.ts';

export const optimizationBenchmarks = defineEndpoint(
  {
    method: 'GET',
    path: '/predictive/optimization/benchmarks',
    summary: 'How long predictive answers took, calculated and from the cache',
    description:
      'Measured in the running service, all of its instances together: from the validated request to the text of the answer. Instances report every five seconds, and with their first answer.',
    uses: ['statistics'],
    request: {},
    response: BenchmarksResponse,
    errors: ['StorageUnavailable'],
    limits: 'none',
    cache: 'none',
    examples: [],
  },
  async (_request, { statistics }, { receivedAt }) => {
    const figures = await awaitTable(readFigures(statistics, receivedAt));
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
  },
);

function describeCacheGain(figures: Figures): string {
  const gains = mergeGains(figures);
  const median = percentileOf(gains, 0.5);
  if (median === undefined) return 'not measured yet';
  const hits = gains.samples === 1 ? 'hit' : 'hits';
  return `${Number((median / 1000).toPrecision(3))}× at the median of ${gains.samples} ${hits}`;
}
