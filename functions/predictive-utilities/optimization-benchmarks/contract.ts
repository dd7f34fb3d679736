import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { integer, text } from '../../../lib/requests/members.ts';
import { millisecondsSchema } from '../durations.ts';

const durations = {
  avg_time_ms: millisecondsSchema('Mean', 14.2),
  p50_ms: millisecondsSchema('Median', 11.9),
  p95_ms: millisecondsSchema('95th percentile', 33.7),
  p99_ms: millisecondsSchema('99th percentile', 61.4),
  samples: integer('Number of measured answers', 412),
};

const FromCache = z
  .object(durations)
  .meta({ id: 'CachedAnswerTimes', description: 'Durations of answers from the cache' });

const Benchmark = z.object({ ...durations, from_cache: FromCache }).meta({
  id: 'Benchmark',
  description: 'Durations of calculated answers; those of cached answers are in `from_cache`',
});

const kind = (of: string) => Benchmark.meta({ description: `Durations of answers with ${of}` });

export const BenchmarksResponse = z
  .object({
    benchmarks: z
      .object({
        transit_to_degree: kind('the crossings of a degree'),
        sign_ingress: kind('ingresses'),
        transit_search: kind('aspects to natal points'),
        progression_search: kind('events of progressed and directed charts'),
        solar_return: kind('a solar return'),
        lunar_return: kind('a lunar return'),
        returns: kind('a return of any body'),
        events: kind('a list of events'),
        primary_directions: kind('primary directions'),
        elections: kind('elections'),
      })
      .meta({
        id: 'Benchmarks',
        description:
          'Measured in the running service over the last seven days (UTC). Percentiles are computed from buckets 4.4 % wide, so they can be wrong by that much; means are exact',
      }),
    optimization_improvement: z
      .object({
        cache_enabled: text(
          'Ratio of calculation time to cache lookup time, measured for each hit',
          '11.8× at the median of 412 hits',
        ),
        parallel_processing: text(
          'Measured gain of calculating on several threads',
          'not used: every answer is calculated on one thread',
        ),
      })
      .meta({ id: 'OptimizationImprovement', description: 'Measured gain of each optimization' }),
  })
  .meta({ id: 'BenchmarksResponse', description: 'Durations of answers' });

export type BenchmarksResponse = z.input<typeof BenchmarksResponse>;

export const contract = defineContract({
  description:
    'Measured in the running service, all of its instances together: from the validated request to the text of the answer. Instances report every five seconds, and with their first answer.',
  response: BenchmarksResponse,
  errors: ['StorageUnavailable'],
});
