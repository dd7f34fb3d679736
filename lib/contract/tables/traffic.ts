import type { Counts } from './statistics.ts';

/** Sums of a traffic record. Durations of calculations and cache hits have records of their own. */
export interface Traffic {
  readonly requests: number;
  /** Answers with a status of 500 or more. */
  readonly failures: number;
  /** Total of all requests, microseconds: whole numbers add up without rounding errors. */
  readonly latencyUs: number;
  /** Cache look-ups that found an answer; `cacheMisses` counts those that did not. */
  readonly cacheHits: number;
  readonly cacheMisses: number;
}

const NAMES = {
  requests: 'requests',
  failures: 'failures',
  latencyUs: 'latency_us',
  cacheHits: 'cache_hits',
  cacheMisses: 'cache_misses',
} as const satisfies Record<keyof Traffic, string>;

const LISTED_NAMES = Object.entries(NAMES) as [keyof Traffic, string][];

/** Converts traffic to sums under their names in the table; zeros are left out. */
export function toTrafficCounts(traffic: Partial<Traffic>): Counts {
  const counts: Record<string, number> = {};
  for (const [key, name] of LISTED_NAMES) {
    const sum = traffic[key];
    if (sum) counts[name] = sum;
  }
  return counts;
}

/** Adds up the traffic of several records. */
export function sumTraffic(records: Iterable<Counts>): Traffic {
  const all = [...records];
  const sum = (name: string): number => all.reduce((total, counts) => total + (counts[name] ?? 0), 0);
  return {
    requests: sum(NAMES.requests),
    failures: sum(NAMES.failures),
    latencyUs: sum(NAMES.latencyUs),
    cacheHits: sum(NAMES.cacheHits),
    cacheMisses: sum(NAMES.cacheMisses),
  };
}
