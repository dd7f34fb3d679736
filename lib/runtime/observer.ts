import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { Observer, RequestRecord } from '../http/middleware/observation.ts';
import { METRICS_NAMESPACE } from './metrics-namespace.ts';

/** One log line and one set of EMF metrics for every request, both on standard output for CloudWatch to read. */
export function cloudWatchObserver(group: string): Observer {
  const logger = new Logger({ serviceName: group });
  const metrics = new Metrics({ namespace: METRICS_NAMESPACE, serviceName: group });
  return (record) => {
    log(logger, record);
    count(metrics, record);
  };
}

function log(logger: Logger, { fault, ...record }: RequestRecord): void {
  if (fault === undefined) logger.info('answered', record as Record<string, unknown>);
  else logger.error('failed', { ...record, error: fault instanceof Error ? fault : new Error(String(fault)) });
}

function count(metrics: Metrics, { route, status, durationMs, limiterFailedOpen, cached }: RequestRecord): void {
  metrics.addDimension('route', route);
  metrics.addMetric('Requests', MetricUnit.Count, 1);
  metrics.addMetric('Latency', MetricUnit.Milliseconds, durationMs);
  metrics.addMetric('ClientErrors', MetricUnit.Count, status >= 400 && status < 500 ? 1 : 0);
  metrics.addMetric('ServerErrors', MetricUnit.Count, status >= 500 ? 1 : 0);
  if (limiterFailedOpen) metrics.addMetric('LimiterFailedOpen', MetricUnit.Count, 1);
  if (cached === 'failed') metrics.addMetric('CacheFailures', MetricUnit.Count, 1);
  metrics.publishStoredMetrics();
}
