/** Namespace of the service's CloudWatch metrics: what the functions write under and what alarms and dashboards read. */
export const METRICS_NAMESPACE = 'Ephemeris';
