import type { MetricName } from '../lib/runtime/metric-names.ts';

/** Where an alarm's figures come from. */
export type AlarmMetric =
  | { readonly of: 'gateway'; readonly metric: '5XXError' | 'Latency' }
  | { readonly of: 'account'; readonly metric: 'Throttles' }
  | { readonly of: 'tables'; readonly metric: 'ThrottleEvents' }
  | { readonly of: 'service'; readonly metric: MetricName };

/** When the operator is told. */
export interface AlarmDefinition {
  readonly watched: AlarmMetric;
  readonly statistic: 'Sum' | 'Average' | 'p95';
  /** Told from this value on. */
  readonly threshold: number;
  readonly periodMinutes: number;
  /** So many of the last periods. */
  readonly periods: readonly [bad: number, of: number];
  /** Whether silence is as bad as a bad figure. */
  readonly alarmsOnMissingData?: true;
  /** What it means and what to do, for whoever is woken by it. */
  readonly meaning: string;
}

/**
 * Every alarm, by name.
 *
 * The gateway's average of 5XXError is the rate of them among requests. Throttles are those of the whole account: its
 * functions share one number of concurrent invocations, so whoever uses it up slows this service.
 *
 * @source "Amazon API Gateway dimensions and metrics" (api-gateway-metrics-and-dimensions), API Gateway Developer Guide;
 * "Understanding Lambda function scaling" (lambda-concurrency), AWS Lambda Developer Guide
 */
export const ALARMS = {
  'server-errors': {
    watched: { of: 'gateway', metric: '5XXError' },
    statistic: 'Average',
    threshold: 0.01,
    periodMinutes: 1,
    periods: [3, 5],
    meaning: 'One request in a hundred was answered with 5xx. Look for "failed" in the logs of the functions.',
  },
  latency: {
    watched: { of: 'gateway', metric: 'Latency' },
    statistic: 'p95',
    threshold: 3000,
    periodMinutes: 5,
    periods: [3, 3],
    meaning: 'One request in twenty took 3 s or more for a quarter of an hour. See by route where on the dashboard.',
  },
  throttles: {
    watched: { of: 'account', metric: 'Throttles' },
    statistic: 'Sum',
    threshold: 1,
    periodMinutes: 5,
    periods: [1, 1],
    meaning: 'Invocations were refused as the account runs as many as it may. Have the concurrency quota raised.',
  },
  'table-throttles': {
    watched: { of: 'tables', metric: 'ThrottleEvents' },
    statistic: 'Sum',
    threshold: 1,
    periodMinutes: 5,
    periods: [1, 1],
    meaning: 'A table refused requests. Limits and cache are passed by, credentials are taken as last read.',
  },
  'tables-out-of-reach': {
    watched: { of: 'service', metric: 'StatisticsFailures' },
    statistic: 'Sum',
    threshold: 3,
    periodMinutes: 5,
    periods: [2, 3],
    meaning: 'Functions cannot write to their tables. Requests are answered; see the state of DynamoDB.',
  },
  'limiter-open': {
    watched: { of: 'service', metric: 'LimiterFailedOpen' },
    statistic: 'Sum',
    threshold: 1,
    periodMinutes: 5,
    periods: [1, 1],
    meaning: 'Limits are kept by each instance for itself, as the table of limits does not answer.',
  },
  'cache-failures': {
    watched: { of: 'service', metric: 'CacheFailures' },
    statistic: 'Sum',
    threshold: 5,
    periodMinutes: 5,
    periods: [2, 3],
    meaning: 'Answers are calculated anew, as the table of answers does not answer.',
  },
  'credentials-unavailable': {
    watched: { of: 'service', metric: 'CredentialsUnavailable' },
    statistic: 'Sum',
    threshold: 1,
    periodMinutes: 1,
    periods: [2, 3],
    meaning: 'Callers are turned away with 503, as neither the table of keys nor the issuer of tokens answers.',
  },
  'self-check': {
    watched: { of: 'service', metric: 'SelfCheckFailures' },
    statistic: 'Sum',
    threshold: 1,
    periodMinutes: 15,
    periods: [1, 1],
    alarmsOnMissingData: true,
    meaning: 'The engine calculates wrong, or no function has checked it: no chart can be trusted. Roll back.',
  },
  'warm-ups': {
    watched: { of: 'service', metric: 'WarmUpFailures' },
    statistic: 'Sum',
    threshold: 1,
    periodMinutes: 15,
    periods: [2, 2],
    meaning: 'A function cannot get ready. Its log says "not warmed up", which step, and why.',
  },
} as const satisfies Record<string, AlarmDefinition>;

export type AlarmName = keyof typeof ALARMS;
