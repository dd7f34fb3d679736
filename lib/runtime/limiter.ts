import { Logger } from '@aws-lambda-powertools/logger';
import { createLimiter, type OutageReport } from '../adapters/tables/table-limiter.ts';
import type { Limiter } from '../contract/tables/rate-limits/limiter.ts';
import { openLimitTable } from './tables.ts';

/**
 * Longer than for statistics or cached answers, because a missed count lets too many requests through, most likely
 * under load. After three timeouts of one second the circuit breaker pauses for a second between trials, so a hanging
 * table costs an instance at most every other second.
 */
const TIMEOUT = { deadlineMs: 1000 };

/**
 * Opens the limiter with the table that LIMITS_TABLE names.
 *
 * @throws Error if the variable is not set
 */
export function openLimiter(name = process.env.LIMITS_TABLE): Limiter {
  if (!name) throw new Error('LIMITS_TABLE is not set, so requests cannot be counted');
  return createLimiter(openLimitTable(name, TIMEOUT), createOutageLog());
}

/** Logs the start and the end of an outage; a metric counts the requests in between. */
function createOutageLog(): OutageReport {
  const createLogger = () => new Logger({ serviceName: 'limiter' }); // not at start, as it takes a millisecond
  return {
    onOutage: (cause) => createLogger().error('limits are counted by each instance alone', { error: cause as Error }),
    onRecovery: () => createLogger().info('limits are counted in the table again'),
  };
}
