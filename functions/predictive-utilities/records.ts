import * as z from 'zod';
import { defineInnerRecord, defineMembers, defineRecord, liftMembers } from '../../lib/answers/record.ts';
import { roundMilliseconds } from '../../lib/answers/rounding.ts';
import { CACHED_ANSWER_TYPES, type ClearableType } from '../../lib/base/catalog/cached-answer-types.ts';
import type { DeletedAnswers } from '../../lib/contract/tables/answers/answer-table.ts';
import { computeHitRate, type Figures, mapByKind, mergeGains } from '../../lib/contract/tables/calculations/figures.ts';
import { type Histogram, meanOf, percentileOf } from '../../lib/contract/tables/calculations/histogram.ts';
import {
  CALCULATING_PATHS,
  CALCULATION_KINDS,
  type CalculationKind,
} from '../../lib/contract/tables/calculations/kinds.ts';
import { choice, flag, integer, number, text } from '../../lib/requests/members.ts';

/** Every function calculates on its one thread: docs/decisions/0011-batch-concurrency.md has the measurements. */
export const WORKER_THREADS: number = 0;

/** The answers of each kind in words, and a time that one may take, milliseconds. */
const KINDS: Readonly<Record<CalculationKind, readonly [answers: string, exampleMs: number]>> = {
  transit_to_degree: ['the crossings of a degree', 14.2],
  sign_ingress: ['ingresses', 31.8],
  transit_search: ['aspects to natal points', 87.5],
  progression_search: ['events of progressed and directed charts', 42.5],
  solar_return: ['a solar return', 6.4],
  lunar_return: ['a lunar return', 5.1],
  returns: ['a return of any body', 7.3],
  events: ['a list of events', 64.9],
  primary_directions: ['primary directions', 1.9],
  elections: ['elections', 60],
  birth_time: ['intervals of a birth time', 120],
};

/** An object with a member for each kind of calculation. */
const perKind = <Value extends z.ZodType>(toSchema: (answers: string, exampleMs: number) => Value) =>
  z.object(
    Object.fromEntries(CALCULATION_KINDS.map((kind) => [kind, toSchema(...KINDS[kind])])) as Record<
      CalculationKind,
      Value
    >,
  );

const milliseconds = (description: string, example: number) =>
  number(`${description}, milliseconds; null without a sample`, example).nullable();

/** Measured microseconds in milliseconds; null where nothing was measured. */
const toMilliseconds = (microseconds: number | undefined): number | null =>
  microseconds === undefined ? null : roundMilliseconds(microseconds / 1000);

const percentile = (share: number) => (histogram: Histogram) => toMilliseconds(percentileOf(histogram, share));

/** Durations in microseconds. */
const durationMembers = defineMembers<Histogram>()({
  avg_time_ms: [milliseconds('Mean', 14.2), (histogram) => toMilliseconds(meanOf(histogram))],
  p50_ms: [milliseconds('Median', 11.9), percentile(0.5)],
  p95_ms: [milliseconds('95th percentile', 33.7), percentile(0.95)],
  p99_ms: [milliseconds('99th percentile', 61.4), percentile(0.99)],
  samples: [integer('Number of measured answers', 412), 'samples'],
});

const cachedTimesRecord = defineRecord<Histogram>()(
  'CachedAnswerTimes',
  'Durations of answers from the cache',
  durationMembers,
);

const benchmarkRecord = defineRecord<Figures[CalculationKind]>()(
  'Benchmark',
  'Durations of calculated answers; those of cached answers are in `from_cache`',
  {
    ...liftMembers(durationMembers, ({ computed }: Figures[CalculationKind]) => computed),
    from_cache: [cachedTimesRecord.schema, ({ hits }) => cachedTimesRecord.write(hits)],
  },
);

const improvementRecord = defineRecord<Figures>()('OptimizationImprovement', 'Measured gain of each optimization', {
  cache_enabled: [
    text('Ratio of calculation time to cache lookup time, measured for each hit', '11.8× at the median of 412 hits'),
    describeCacheGain,
  ],
  parallel_processing: [
    text('Measured gain of calculating on several threads', 'not used: every answer is calculated on one thread'),
    () => 'not used: every answer is calculated on one thread',
  ],
});

export const benchmarksRecord = defineRecord<Figures>()('BenchmarksResponse', 'Durations of answers', {
  benchmarks: [
    perKind((answers) => benchmarkRecord.schema.meta({ description: `Durations of answers with ${answers}` })).meta({
      id: 'Benchmarks',
      description:
        'Measured in the running service over the last seven days (UTC). Percentiles are computed from buckets 4.4 % wide, so they can be wrong by that much; means are exact',
    }),
    (figures) => mapByKind(figures, benchmarkRecord.write),
  ],
  optimization_improvement: [improvementRecord.schema, improvementRecord.write],
});

function describeCacheGain(figures: Figures): string {
  const gains = mergeGains(figures);
  const median = percentileOf(gains, 0.5);
  if (median === undefined) return 'not measured yet';
  const hits = gains.samples === 1 ? 'hit' : 'hits';
  return `${Number((median / 1000).toPrecision(3))}× at the median of ${gains.samples} ${hits}`;
}

const optimizationEnabled = flag('Whether this deployment has a cache for calculated answers', true);

/** State of the cache of answers. */
interface CacheState {
  readonly hasCache: boolean;
  readonly isReachable: boolean;
}

export const healthRecord = defineRecord<CacheState>()(
  'PredictiveHealthResponse',
  'Whether predictive answers are cached',
  {
    status: [
      choice(
        ['healthy', 'degraded'],
        'healthy: answers are calculated and cached. degraded: the cache does not respond, so every answer is calculated',
        'healthy',
      ),
      ({ isReachable }) => (isReachable ? 'healthy' : 'degraded'),
    ],
    endpoints_available: [
      z.array(z.string()).meta({
        description: 'Endpoints under `/predictive/` whose answers are cached. `returns/batch` keeps none',
        example: ['transits/planet-to-degree', 'transits/search'],
      }),
      () => CALCULATING_PATHS.map((path) => path.replace('/predictive/', '')),
    ],
    optimization_enabled: [optimizationEnabled, 'hasCache'],
    cache_enabled: [flag('Whether the cache responded to this check', true), 'isReachable'],
  },
);

/** The cache of answers and the measured times of calculations. */
interface OptimizationStatus {
  readonly hasCache: boolean;
  readonly figures: Figures;
  /** Compressed size of the cached answers. */
  readonly cachedBytes: number;
}

export const statusRecord = defineRecord<OptimizationStatus>()(
  'OptimizationStatusResponse',
  'State of the cache, and times of calculations',
  {
    optimization_enabled: [optimizationEnabled, 'hasCache'],
    cache_size_mb: [
      number(
        'Compressed size of the cached answers of all instances, megabytes (10⁶ bytes), without cleared and expired answers; expiry is counted by the day. Instances report every five seconds',
        3.217,
      ),
      ({ cachedBytes }) => cachedBytes / 1e6,
    ],
    cache_hit_rate: [
      number(
        'Share of cache lookups that found an answer, over the last seven days (UTC); null before the first lookup',
        0.82,
      ).nullable(),
      ({ figures }) => computeHitRate(figures) ?? null,
    ],
    avg_calculation_time_ms: [
      perKind((answers, exampleMs) => milliseconds(`Mean time to calculate ${answers}`, exampleMs)).meta({
        id: 'AverageCalculationTimes',
        description:
          'Durations of answers that were calculated and not found in the cache, over the last seven days (UTC)',
      }),
      ({ figures }) => mapByKind(figures, ({ computed }) => toMilliseconds(meanOf(computed))),
    ],
    parallel_processing: [
      flag('Whether one answer is calculated on several threads; different requests always run in parallel'),
      () => WORKER_THREADS > 0,
    ],
    worker_threads: [integer('Additional threads for one calculation', 0), () => WORKER_THREADS],
  },
);

/** What was deleted, and the type that the request names. */
interface Deletion extends DeletedAnswers {
  readonly type: ClearableType;
}

export const deletionRecord = defineInnerRecord<Deletion>()({
  message: [
    text('Result in words: what was deleted, and whether answers are left', 'Deleted 412 answers of type transits.'),
    describeDeletion,
  ],
  cache_types_available: [
    z.array(z.enum(CACHED_ANSWER_TYPES)).meta({
      description: 'Types of cached answers',
      example: [...CACHED_ANSWER_TYPES],
    }),
    () => [...CACHED_ANSWER_TYPES],
  ],
  cleared_entries: [integer('Number of deleted answers, expired ones included', 412), 'answers'],
  freed_memory_mb: [
    number('Compressed size of the deleted answers, megabytes (10⁶ bytes)', 3.217),
    ({ bytes }) => bytes / 1e6,
  ],
});

function describeDeletion({ answers, isComplete, type }: Deletion): string {
  const what = `${answers} ${answers === 1 ? 'answer' : 'answers'} of ${type === 'all' ? 'every type' : `type ${type}`}`;
  return isComplete ? `Deleted ${what}.` : `Deleted ${what}; there are more: ask again.`;
}
