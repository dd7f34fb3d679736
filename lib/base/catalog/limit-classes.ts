import { WORK_BUDGETS, WORK_PLANS, type WorkPlan } from './work-budgets.ts';

/**
 * Number of requests that a principal may send to the endpoints of a class, in its own minutes and hours. Only the usage
 * plan limits an endpoint without a class.
 */
export const LIMIT_CLASSES = {
  autocomplete: { description: 'GET /location/autocomplete', requests: { minute: 60 } },
  reverse: { description: 'GET /location/reverse', requests: { minute: 60 } },
  location_batch: { description: 'POST /location/batch', requests: { minute: 10 } },
  transits: { description: 'Searches for transits and events', requests: { minute: 120, hour: 2000 } },
  returns: { description: 'Planetary returns', requests: { minute: 60, hour: 1000 } },
  searches: {
    description: 'Other long searches, and tables of more than 31 days',
    requests: { minute: 30, hour: 500 },
  },
  birth_times: { description: 'Searches for birth times', requests: { minute: 20, hour: 300 } },
  links: { description: 'GET /l/{token}, all links of one client together', requests: { minute: 120, hour: 3600 } },
  demo: { description: 'All requests with demo tokens, by network', requests: { minute: 60, hour: 600 } },
  demo_sites: {
    description: 'All requests with demo tokens, by IPv6 network of 48 bits, or less when the demo is busy',
    requests: { minute: 240, hour: 2400 },
  },
  demo_all: { description: 'All requests with demo tokens together', requests: { minute: 1200, hour: 12_000 } },
  demo_tokens: { description: 'POST /demo/token, by network', requests: { minute: 10, hour: 60 } },
} as const satisfies Record<string, LimitClassEntry>;

interface LimitClassEntry {
  readonly description: string;
  readonly requests: { readonly minute: number; readonly hour?: number };
}

export type RateLimitedClass = keyof typeof LIMIT_CLASSES;
export const RATE_LIMITED_CLASSES = Object.keys(LIMIT_CLASSES) as readonly RateLimitedClass[];

/** Lengths of the windows in which requests are counted, seconds. */
export const WINDOW_SECONDS = { minute: 60, hour: 3600 } as const;
export type LimitWindow = keyof typeof WINDOW_SECONDS;

/** The counter of the work of principals of one plan. */
export type WorkLimitClass = `work-${WorkPlan}`;

/** The counter of the records in jobs of principals of one plan. */
export type BulkLimitClass = `bulk-${WorkPlan}`;

/** A class of endpoints whose requests are counted, or the work of all endpoints, or that of jobs. */
export type CountedClass = RateLimitedClass | WorkLimitClass | BulkLimitClass;

/** Units in which work is counted: milliseconds of estimated processor time. */
export const WORK_UNITS_PER_SECOND = 1000;

/** One limit of a class. */
export interface RateLimitPolicy {
  /** Name in the `RateLimit` headers. */
  readonly name: `${RateLimitedClass | 'work' | 'bulk'}-${LimitWindow}`;
  readonly window: LimitWindow;
  /** Length of the window. */
  readonly seconds: number;
  /** Requests, or units of work. */
  readonly quota: number;
}

const policiesByClass = new Map<CountedClass, readonly RateLimitPolicy[]>();

/** The limits of a class, the shortest window first. */
export function policiesOf(limitClass: CountedClass): readonly RateLimitPolicy[] {
  const known = policiesByClass.get(limitClass);
  if (known) return known;
  const policies = listPolicies(limitClass);
  policiesByClass.set(limitClass, policies);
  return policies;
}

function listPolicies(limitClass: CountedClass): readonly RateLimitPolicy[] {
  const name = isWorkLimitClass(limitClass) ? 'work' : isBulkLimitClass(limitClass) ? 'bulk' : limitClass;
  const quotas = quotasOf(limitClass);
  return (Object.keys(WINDOW_SECONDS) as LimitWindow[]).flatMap((window) => {
    const quota = quotas[window];
    return quota === undefined ? [] : [{ name: `${name}-${window}`, window, seconds: WINDOW_SECONDS[window], quota }];
  });
}

type Quotas = Partial<LimitClassEntry['requests']>;

export const isWorkLimitClass = (limitClass: CountedClass): limitClass is WorkLimitClass =>
  limitClass.startsWith('work-');

const isBulkLimitClass = (limitClass: CountedClass): limitClass is BulkLimitClass => limitClass.startsWith('bulk-');

/** Jobs have no quota of a minute: they wait, and other clients' requests go before them. */
function quotasOf(limitClass: CountedClass): Quotas {
  if (!isWorkLimitClass(limitClass) && !isBulkLimitClass(limitClass)) return LIMIT_CLASSES[limitClass].requests;
  const plan = WORK_PLANS.find((name) => limitClass.endsWith(`-${name}`)) ?? 'free';
  const { minute, hour } = WORK_BUDGETS[plan].seconds;
  const hourly = { hour: hour * WORK_UNITS_PER_SECOND };
  return isBulkLimitClass(limitClass) ? hourly : { minute: minute * WORK_UNITS_PER_SECOND, ...hourly };
}
