/** Default namespace of the service's CloudWatch metrics, for functions, alarms and dashboards. */
export const METRICS_NAMESPACE = 'Ephemeris';

/** Value of the dimension `service` for metrics of the whole service. */
export const WHOLE_SERVICE = 'all';
