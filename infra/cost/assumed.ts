/**
 * What could not be measured here, and what a request costs depends on. Change a figure and `npm run cost -- --page`
 * writes the page anew.
 */
export const ASSUMED = {
  /** A call to a table over the network; "single-digit milliseconds" is all that AWS says. */
  tableCallMs: 5,
  /** Invocations that start an instance; AWS: "under 1 %" of those of production. */
  coldShare: 0.01,
  /** Requests that come to one busy instance. Statistics are settled by each instance every five seconds. */
  requestsPerInstancePerSecond: 1,
  /** Requests whose key the authorizer's instance has not looked up within the last minute. */
  keyLookUpShare: 0.1,
  /** Of the requests beyond the first of a second; that one is traced always. */
  tracedShare: 0.05,
} as const;

/** Where the assumed figures come from. */
export const ASSUMED_SOURCES: Readonly<Record<keyof typeof ASSUMED, string>> = {
  tableCallMs:
    'https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/on-demand-capacity-mode.html: single-digit millisecond latency',
  coldShare: 'https://aws.amazon.com/blogs/compute/aws-lambda-standardizes-billing-for-init-phase',
  requestsPerInstancePerSecond: 'chosen: low, as more makes it cheaper',
  keyLookUpShare: 'chosen: a client that asks every few seconds',
  tracedShare:
    'https://docs.aws.amazon.com/xray/latest/devguide/xray-console-sampling.html: the first request each second, and five percent of any additional requests',
};

/** Between two settlings of an instance, seconds, as `lib/store/recorder.ts` has it. */
export const SETTLING_SECONDS = 5;

/** How long CloudWatch keeps the log of production, months: `stages.ts`. */
export const LOG_MONTHS = 3;

/** How long an answer is kept, months: `lib/store/answers/life.ts`. */
export const KEPT_MONTHS = 1;
