/** The service's own metrics: of one function and route, or of the service as a whole. */
export const METRIC_NAMES = {
  byRoute: ['Requests', 'Latency', 'ClientErrors', 'ServerErrors'],
  /** What alarms watch. They cannot add up over functions, so these have no function of their own; the log has. */
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
