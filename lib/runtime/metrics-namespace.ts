/** Namespace of the service's CloudWatch metrics: what the functions write under and what alarms and dashboards read. */
export const METRICS_NAMESPACE = 'Ephemeris';

/** Value of the dimension `service` where no single function is meant. */
export const WHOLE_SERVICE = 'all';
