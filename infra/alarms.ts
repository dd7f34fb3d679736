import type { MetricName } from '../lib/runtime/metric-names.ts';

/** A metric that an alarm watches, by its origin: the gateway, Lambda in the whole account, DynamoDB, or the service itself. */
export type AlarmMetric =
  | { readonly source: 'gateway'; readonly name: '5XXError' | 'Latency' }
  | { readonly source: 'account'; readonly name: 'Throttles' }
  | { readonly source: 'tables'; readonly name: 'ThrottleEvents' }
  | { readonly source: 'service'; readonly name: MetricName };

/** When an alarm notifies the operator. */
export interface AlarmRow {
  /** Lowest value that counts as bad. */
  readonly threshold: number;
  readonly periodMinutes: number;
  /** The alarm goes off when `bad` of the last `of` periods reach the threshold. */
  readonly periods: readonly [bad: number, of: number];
  /** Whether missing data count as a bad period. */
  readonly alarmsOnMissingData?: true;
  /** Whether the alarm rolls back a deployment during which it rings. CloudFormation takes at most five of them. */
  readonly rollsBack?: true;
  /** What the alarm means and what to do, for the operator on call. */
  readonly meaning: string;
}

/** An alarm of the stack with the functions. */
export interface AlarmDefinition extends AlarmRow {
  readonly metric: AlarmMetric;
  readonly statistic: 'Sum' | 'Average' | 'p95';
  /** Option without which there is no such alarm. */
  readonly needs?: 'probe';
}

/**
 * Every alarm, by name.
 *
 * The average of the gateway's 5XXError metric is the share of requests that failed. Throttles are counted for the whole
 * account, because all its functions share one quota of concurrent invocations.
 *
 * @source "Amazon API Gateway dimensions and metrics" (api-gateway-metrics-and-dimensions), API Gateway Developer Guide;
 * "Understanding Lambda function scaling" (lambda-concurrency), AWS Lambda Developer Guide
 */
export const ALARMS = {
  'server-errors': {
    metric: { source: 'gateway', name: '5XXError' },
    statistic: 'Average',
    threshold: 0.01,
    periodMinutes: 1,
    periods: [3, 5],
    rollsBack: true,
    meaning: 'One request in a hundred gets a 5xx response. Look for "failed" in the logs of the functions.',
  },
  latency: {
    metric: { source: 'gateway', name: 'Latency' },
    statistic: 'p95',
    threshold: 3000,
    periodMinutes: 5,
    periods: [3, 3],
    rollsBack: true,
    meaning:
      'One request in twenty took 3 s or more for a quarter of an hour. The dashboard shows latency by function, the logs by route.',
  },
  throttles: {
    metric: { source: 'account', name: 'Throttles' },
    statistic: 'Sum',
    threshold: 1,
    periodMinutes: 5,
    periods: [1, 1],
    meaning:
      'Lambda refused invocations: the account uses its whole concurrency quota, or a function all that is reserved for it.',
  },
  'table-throttles': {
    metric: { source: 'tables', name: 'ThrottleEvents' },
    statistic: 'Sum',
    threshold: 1,
    periodMinutes: 5,
    periods: [1, 1],
    meaning: 'A table refused requests. Functions bypass limits and cache, and use credentials as last read.',
  },
  'tables-out-of-reach': {
    metric: { source: 'service', name: 'StatisticsFailures' },
    statistic: 'Sum',
    threshold: 3,
    periodMinutes: 5,
    periods: [2, 3],
    meaning: 'Functions cannot write to their tables. Responses are unaffected; check the status of DynamoDB.',
  },
  'limiter-open': {
    metric: { source: 'service', name: 'LimiterFailedOpen' },
    statistic: 'Sum',
    threshold: 1,
    periodMinutes: 5,
    periods: [1, 1],
    meaning: 'The table of limits does not respond, so each instance counts requests by itself.',
  },
  'cache-failures': {
    metric: { source: 'service', name: 'CacheFailures' },
    statistic: 'Sum',
    threshold: 5,
    periodMinutes: 5,
    periods: [2, 3],
    meaning: 'The cache table does not respond, so every answer is calculated.',
  },
  'credentials-unavailable': {
    metric: { source: 'service', name: 'CredentialsUnavailable' },
    statistic: 'Sum',
    threshold: 1,
    periodMinutes: 1,
    periods: [2, 3],
    rollsBack: true,
    meaning: 'Callers get 503, because the table of keys or the issuer of tokens does not respond.',
  },
  'self-check': {
    metric: { source: 'service', name: 'SelfCheckFailures' },
    statistic: 'Sum',
    threshold: 1,
    periodMinutes: 15,
    periods: [1, 1],
    alarmsOnMissingData: true,
    rollsBack: true,
    meaning: 'The engine calculates wrong values, or no function has checked it: do not trust any chart. Roll back.',
  },
  'warm-ups': {
    metric: { source: 'service', name: 'WarmUpFailures' },
    statistic: 'Sum',
    threshold: 1,
    periodMinutes: 15,
    periods: [2, 2],
    meaning: 'A warm-up failed. The log of the function says "not warmed up", with the step and the cause.',
  },
  'cached-code': {
    metric: { source: 'service', name: 'CachedCodeRefused' },
    statistic: 'Sum',
    threshold: 1,
    periodMinutes: 60,
    periods: [1, 1],
    meaning:
      'Functions start a third slower, as V8 refuses the code that was cached for another Node. Their log says "cached code is unused", with both versions.',
  },
  probe: {
    metric: { source: 'service', name: 'ProbeFailures' },
    statistic: 'Sum',
    threshold: 1,
    periodMinutes: 5,
    periods: [2, 3],
    alarmsOnMissingData: true,
    needs: 'probe',
    meaning:
      'The public address does not answer the probe as it should, or the probe does not run. Its log says "probe failed", with the request.',
  },
} as const satisfies Record<string, AlarmDefinition>;

export type AlarmName = keyof typeof ALARMS;

const ROWS: readonly AlarmDefinition[] = Object.values(ALARMS);

/**
 * Minutes that a deployment watches the alarms which roll it back, counted from its last change: as long as the slowest of
 * them takes to ring, and one period more.
 */
export const ROLLBACK_MONITORING_MINUTES = Math.max(
  ...ROWS.filter(({ rollsBack }) => rollsBack).map(({ periodMinutes, periods }) => periodMinutes * (periods[1] + 1)),
);
