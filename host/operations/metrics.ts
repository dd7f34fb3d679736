import type { ResponseRecord } from '../http/responder.ts';
import { type Family, renderOpenMetrics } from './open-metrics.ts';

/** Upper bounds of the duration buckets, seconds: from a cached answer to the longest search. */
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Figures of the service that are read when metrics are asked for. */
export interface Gauges {
  readonly version: string;
  readonly startedSeconds: number;
  readonly memoryBytes: number;
  readonly tablesBytes: number;
  readonly processLimit: number;
  readonly pools: readonly {
    readonly name: string;
    readonly processes: number;
    readonly busy: number;
    readonly waiting: number;
  }[];
}

/** What one process has counted, for another. */
export interface CountedResponses {
  readonly responses: readonly { readonly labels: Readonly<Record<string, string>>; readonly count: number }[];
  readonly durations: readonly (readonly [route: string, Durations])[];
}

interface Durations {
  readonly buckets: number[];
  sumSeconds: number;
  count: number;
}

/** Counts responses by method, route and status, and their durations by route. Requests without a route share one label. */
export class ResponseMetrics {
  readonly #responses = new Map<string, { readonly labels: Readonly<Record<string, string>>; count: number }>();
  readonly #durations = new Map<string, Durations>();

  readonly observe = ({ method, route = 'none', status, durationMs }: ResponseRecord): void => {
    const labels = { method: route === 'none' ? 'any' : method, route, status: String(status) };
    this.#addResponses(labels, 1);
    this.#addDuration(route, durationMs / 1000);
  };

  list(): CountedResponses {
    return { responses: [...this.#responses.values()], durations: [...this.#durations] };
  }

  /** Adds what another process has counted. */
  add({ responses, durations }: CountedResponses): void {
    for (const { labels, count } of responses) this.#addResponses(labels, count);
    for (const [route, { buckets, sumSeconds, count }] of durations) {
      const known = this.#durationsOf(route);
      known.sumSeconds += sumSeconds;
      known.count += count;
      for (const [index, bucket] of buckets.entries()) known.buckets[index] = (known.buckets[index] ?? 0) + bucket;
    }
  }

  /** @returns the text of the OpenMetrics format */
  render(gauges: Gauges): string {
    return renderOpenMetrics([...this.#listResponseFamilies(), ...listGaugeFamilies(gauges)]);
  }

  #addResponses(labels: Readonly<Record<string, string>>, count: number): void {
    const key = Object.values(labels).join(' ');
    const known = this.#responses.get(key) ?? { labels, count: 0 };
    known.count += count;
    this.#responses.set(key, known);
  }

  #durationsOf(route: string): Durations {
    const durations = this.#durations.get(route) ?? { buckets: BUCKETS_SECONDS.map(() => 0), sumSeconds: 0, count: 0 };
    this.#durations.set(route, durations);
    return durations;
  }

  #addDuration(route: string, seconds: number): void {
    const durations = this.#durationsOf(route);
    durations.sumSeconds += seconds;
    durations.count += 1;
    for (const [index, bound] of BUCKETS_SECONDS.entries()) {
      if (seconds <= bound) durations.buckets[index] = (durations.buckets[index] ?? 0) + 1;
    }
  }

  #listResponseFamilies(): readonly Family[] {
    return [
      {
        name: 'natal_responses',
        type: 'counter',
        help: 'Responses by method, route and status.',
        samples: [...this.#responses.values()].map(({ labels, count }) => ({ suffix: '_total', labels, value: count })),
      },
      {
        name: 'natal_response_duration_seconds',
        type: 'histogram',
        unit: 'seconds',
        help: 'Time from the head of a request to its response, by route.',
        samples: [...this.#durations].flatMap(([route, durations]) => listDurationSamples(route, durations)),
      },
    ];
  }
}

function listDurationSamples(route: string, { buckets, sumSeconds, count }: Durations): Family['samples'] {
  const bounds = BUCKETS_SECONDS.map((bound, index) => {
    return {
      suffix: '_bucket',
      labels: { route, le: bound.toFixed(3).replace(/0{1,2}$/, '') },
      value: buckets[index] ?? 0,
    };
  });
  return [
    ...bounds,
    { suffix: '_bucket', labels: { route, le: '+Inf' }, value: count },
    { suffix: '_count', labels: { route }, value: count },
    { suffix: '_sum', labels: { route }, value: sumSeconds },
  ];
}

function listGaugeFamilies(gauges: Gauges): readonly Family[] {
  const single = (name: string, help: string, value: number, unit?: string): Family => {
    return { name, type: 'gauge', help, ...(unit !== undefined && { unit }), samples: [{ labels: {}, value }] };
  };
  const ofPools = (name: string, help: string, member: 'processes' | 'busy' | 'waiting'): Family => {
    const samples = gauges.pools.map((pool) => ({ labels: { kind: pool.name }, value: pool[member] }));
    return { name, type: 'gauge', help, samples };
  };
  return [
    {
      name: 'natal_build',
      type: 'info',
      help: 'The release.',
      samples: [{ suffix: '_info', labels: { version: gauges.version }, value: 1 }],
    },
    single('natal_start_time_seconds', 'Unix time of the start.', gauges.startedSeconds, 'seconds'),
    single(
      'natal_memory_bytes',
      'Memory of the service with all its processes, shared pages counted once.',
      gauges.memoryBytes,
      'bytes',
    ),
    single('natal_tables_bytes', 'Size of the file of the tables with its log.', gauges.tablesBytes, 'bytes'),
    single('natal_process_limit', 'Limit of the processes that answer requests or calculate.', gauges.processLimit),
    ofPools('natal_processes', 'Processes that answer requests, and those for long calculations.', 'processes'),
    ofPools('natal_processes_busy', 'Processes with open connections, or with a calculation.', 'busy'),
    ofPools('natal_calculations_waiting', 'Long calculations that wait for a process.', 'waiting'),
  ];
}
