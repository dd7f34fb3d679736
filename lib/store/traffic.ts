import type { Counts } from './statistics.ts';

/** Sums of a record of traffic. Answers from the cache are counted elsewhere, by what was calculated. */
export interface Traffic {
  readonly requests: number;
  /** Answers with a status of 500 or more. */
  readonly failures: number;
  /** Microseconds, of all requests together: whole numbers add up without loss. */
  readonly latencyUs: number;
  /** Answers that were looked for in the cache and found, and those that were not. */
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

/** The sums under the names that records have them by; what is 0 is left out. */
export function toTrafficCounts(traffic: Partial<Traffic>): Counts {
  const known = Object.entries(NAMES) as [keyof Traffic, string][];
  return Object.fromEntries(
    known.flatMap(([key, name]) => {
      const sum = traffic[key];
      return sum ? [[name, sum] as const] : [];
    }),
  );
}

/** The traffic that several records tell of together. */
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
