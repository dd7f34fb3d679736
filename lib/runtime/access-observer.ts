import { Logger } from '@aws-lambda-powertools/logger';
import type { AccessObserver } from '../access/authorizer.ts';
import { openCounter } from './metrics.ts';

/**
 * Log lines and metrics of the authorizer. Whoever passes is logged by the function behind; here are those who do not.
 */
export function cloudWatchAccessObserver(serviceName: string): AccessObserver {
  const logger = new Logger({ serviceName });
  const count = openCounter();
  return {
    refused(request) {
      logger.info('refused', request);
      count({ CredentialsRefused: 1 });
    },
    failed({ fault, ...request }) {
      logger.error('credentials cannot be checked', { ...request, error: asError(fault) });
      count({ CredentialsUnavailable: 1 });
    },
    useNotNoted(fault) {
      logger.warn('the day of use was not noted', { error: asError(fault) });
    },
  };
}

const asError = (fault: unknown): Error => (fault instanceof Error ? fault : new Error(String(fault)));
