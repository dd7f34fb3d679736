/** Names of the service's own metrics: per function and route, or for the whole service. */
export const METRIC_NAMES = {
  byRoute: ['Requests', 'Latency', 'ClientErrors', 'ServerErrors'],
  /** Watched by alarms. Alarms cannot sum over functions, so these have no function dimension; the log names it. */
  ofService: [
    'CacheFailures',
    'CredentialsRefused',
    'CredentialsUnavailable',
    'LimiterFailedOpen',
    'SelfCheckFailures',
    'StatisticsFailures',
    'WarmUpFailures',
    'WarmUps',
  ],
} as const;

/** Metrics of the service as a whole. */
export type MetricName = (typeof METRIC_NAMES.ofService)[number];
