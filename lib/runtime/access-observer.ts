import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { AccessObserver } from '../access/authorizer.ts';
import { METRICS_NAMESPACE } from './metrics-namespace.ts';

/**
 * Log lines and metrics of the authorizer. Whoever passes is logged by the function behind; here are those who do not.
 */
export function cloudWatchAccessObserver(serviceName: string): AccessObserver {
  const logger = new Logger({ serviceName });
  const metrics = new Metrics({ namespace: METRICS_NAMESPACE, serviceName });
  const count = (name: string): void => {
    metrics.addMetric(name, MetricUnit.Count, 1);
    metrics.publishStoredMetrics();
  };
  return {
    refused(request) {
      logger.info('refused', request);
      count('CredentialsRefused');
    },
    failed({ fault, ...request }) {
      logger.error('credentials cannot be checked', { ...request, error: asError(fault) });
      count('CredentialsUnavailable');
    },
    useNotNoted(fault) {
      logger.warn('the day of use was not noted', { error: asError(fault) });
    },
  };
}

const asError = (fault: unknown): Error => (fault instanceof Error ? fault : new Error(String(fault)));
