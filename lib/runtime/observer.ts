import { Logger } from '@aws-lambda-powertools/logger';
import { type Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { Observer, RequestRecord } from '../http/middleware/observation.ts';
import { type Counter, openCounter, openMetrics } from './metrics.ts';

/** One log line and one set of EMF metrics for every request, both on standard output for CloudWatch to read. */
export function cloudWatchObserver(group: string): Observer {
  const logger = new Logger({ serviceName: group });
  const metrics = openMetrics(group);
  const counter = openCounter();
  return (record) => {
    log(logger, record);
    count(metrics, record);
    countOutages(counter, record);
  };
}

function log(logger: Logger, { fault, ...record }: RequestRecord): void {
  if (fault === undefined) logger.info('answered', record as Record<string, unknown>);
  else logger.error('failed', { ...record, error: fault instanceof Error ? fault : new Error(String(fault)) });
}

function count(metrics: Metrics, { route, status, durationMs }: RequestRecord): void {
  metrics.addDimension('route', route);
  metrics.addMetric('Requests', MetricUnit.Count, 1);
  metrics.addMetric('Latency', MetricUnit.Milliseconds, durationMs);
  metrics.addMetric('ClientErrors', MetricUnit.Count, status >= 400 && status < 500 ? 1 : 0);
  metrics.addMetric('ServerErrors', MetricUnit.Count, status >= 500 ? 1 : 0);
  metrics.publishStoredMetrics();
}

function countOutages(counter: Counter, { limiterFailedOpen, cached }: RequestRecord): void {
  if (limiterFailedOpen) counter({ LimiterFailedOpen: 1 });
  if (cached === 'failed') counter({ CacheFailures: 1 });
}
