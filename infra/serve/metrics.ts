import type { ResponseRecord } from '../local/http/responder.ts';
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
    readonly functionName: string;
    readonly processes: number;
    readonly busy: number;
    readonly waiting: number;
  }[];
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
    const key = Object.values(labels).join(' ');
    const known = this.#responses.get(key) ?? { labels, count: 0 };
    known.count += 1;
    this.#responses.set(key, known);
    this.#addDuration(route, durationMs / 1000);
  };

  /** @returns the text of the OpenMetrics format */
  render(gauges: Gauges): string {
    return renderOpenMetrics([...this.#listResponseFamilies(), ...listGaugeFamilies(gauges)]);
  }

  #addDuration(route: string, seconds: number): void {
    const durations = this.#durations.get(route) ?? { buckets: BUCKETS_SECONDS.map(() => 0), sumSeconds: 0, count: 0 };
    this.#durations.set(route, durations);
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
    const samples = gauges.pools.map((pool) => ({ labels: { function: pool.functionName }, value: pool[member] }));
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
    single('natal_process_limit', 'Limit of the processes of all functions.', gauges.processLimit),
    ofPools('natal_function_processes', 'Processes of a function.', 'processes'),
    ofPools('natal_function_busy', 'Processes of a function that answer a request.', 'busy'),
    ofPools('natal_function_waiting', 'Requests that wait for a process of a function.', 'waiting'),
  ];
}
