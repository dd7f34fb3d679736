/**
 * Number of requests that a principal may send to the endpoints of a class. Minutes and hours are those of the UTC
 * clock. Only the usage plan limits an endpoint without a class.
 */
export const LIMIT_CLASSES = {
  autocomplete: { description: 'GET /location/autocomplete', requests: { minute: 60 } },
  reverse: { description: 'GET /location/reverse', requests: { minute: 60 } },
  location_batch: { description: 'POST /location/batch', requests: { minute: 10 } },
  transits: { description: 'Searches for transits and events', requests: { minute: 120, hour: 2000 } },
  returns: { description: 'Planetary returns', requests: { minute: 60, hour: 1000 } },
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

/** One limit of a class. */
export interface RateLimitPolicy {
  /** Name in the `RateLimit` headers. */
  readonly name: `${RateLimitedClass}-${LimitWindow}`;
  readonly window: LimitWindow;
  /** Length of the window. */
  readonly seconds: number;
  readonly requests: number;
}

/** The limits of a class, the shortest window first. */
export function policiesOf(limitClass: RateLimitedClass): readonly RateLimitPolicy[] {
  const { requests }: LimitClassEntry = LIMIT_CLASSES[limitClass];
  return (Object.keys(WINDOW_SECONDS) as LimitWindow[]).flatMap((window) => {
    const most = requests[window];
    if (most === undefined) return [];
    return [{ name: `${limitClass}-${window}` as const, window, seconds: WINDOW_SECONDS[window], requests: most }];
  });
}
