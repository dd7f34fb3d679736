/**
 * Variable that is `on` where metrics are kept for each route too. CloudWatch charges for every metric in use, so by default
 * they are kept for functions only; the log names the route of every request.
 */
export const ROUTE_METRICS_VARIABLE = 'METRICS_BY_ROUTE';

/** Names of the service's own metrics: of one function, or of the whole service. */
export const METRIC_NAMES = {
  ofFunction: ['Requests', 'Latency', 'ClientErrors', 'ServerErrors'],
  /** Watched by alarms. Alarms cannot sum over functions, so these have no function dimension; the log names it. */
  ofService: [
    'CachedCodeRefused',
    'CacheFailures',
    'CredentialsRefused',
    'CredentialsUnavailable',
    'LimiterFailedOpen',
    'ProbeFailures',
    'SelfCheckFailures',
    'StatisticsFailures',
    'WarmUpFailures',
    'WarmUps',
  ],
} as const;

/** Metrics of the service as a whole. */
export type MetricName = (typeof METRIC_NAMES.ofService)[number];
