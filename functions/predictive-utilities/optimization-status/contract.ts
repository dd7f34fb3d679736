import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { flag, integer, number } from '../../../lib/requests/members.ts';
import { millisecondsSchema } from '../durations.ts';

const average = (of: string, example: number) => millisecondsSchema(`Mean time to calculate ${of}`, example);

const AverageTimes = z
  .object({
    transit_to_degree: average('the crossings of a degree', 14.2),
    sign_ingress: average('ingresses', 31.8),
    transit_search: average('aspects to natal points', 87.5),
    progression_search: average('events of progressed and directed charts', 42.5),
    solar_return: average('a solar return', 6.4),
    lunar_return: average('a lunar return', 5.1),
    returns: average('a return of any body', 7.3),
    events: average('a list of events', 64.9),
    primary_directions: average('primary directions', 1.9),
    elections: average('elections', 60),
  })
  .meta({
    id: 'AverageCalculationTimes',
    description: 'Durations of answers that were calculated and not found in the cache, over the last seven days (UTC)',
  });

export const optimizationEnabled = flag('Whether this deployment has a cache for calculated answers', true);

export const OptimizationStatusResponse = z
  .object({
    optimization_enabled: optimizationEnabled,
    cache_size_mb: number(
      'Compressed size of the cached answers of all instances, megabytes (10⁶ bytes), without cleared and expired answers; expiry is counted by the day. Instances report every five seconds',
      3.217,
    ),
    cache_hit_rate: z.number().nullable().meta({
      description:
        'Share of cache lookups that found an answer, over the last seven days (UTC); null before the first lookup',
      example: 0.82,
    }),
    avg_calculation_time_ms: AverageTimes,
    parallel_processing: flag(
      'Whether one answer is calculated on several threads; different requests always run in parallel',
    ),
    worker_threads: integer('Additional threads for one calculation', 0),
  })
  .meta({ id: 'OptimizationStatusResponse', description: 'State of the cache, and times of calculations' });

export type OptimizationStatusResponse = z.input<typeof OptimizationStatusResponse>;

export const contract = defineContract({
  description: 'Measured in the running service, all of its instances together.',
  response: OptimizationStatusResponse,
  errors: ['StorageUnavailable'],
});
