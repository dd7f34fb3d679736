import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { MetricName } from './metric-names.ts';
import { METRICS_NAMESPACE, WHOLE_SERVICE } from './metrics-namespace.ts';

/** Metrics of a function. POWERTOOLS_METRICS_NAMESPACE separates the stages within one account. */
export function openMetrics(serviceName: string, namespace = process.env.POWERTOOLS_METRICS_NAMESPACE): Metrics {
  return new Metrics({ namespace: namespace || METRICS_NAMESPACE, serviceName });
}

export type Counter = (counts: Partial<Readonly<Record<MetricName, number>>>) => void;

/** Opens a counter for metrics of the whole service. */
export function openCounter(): Counter {
  const metrics = openMetrics(WHOLE_SERVICE);
  return (counts) => {
    for (const [name, count] of Object.entries(counts)) metrics.addMetric(name, MetricUnit.Count, count);
    metrics.publishStoredMetrics();
  };
}
