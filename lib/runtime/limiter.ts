import { Logger } from '@aws-lambda-powertools/logger';
import { openTableClient } from '../store/dynamodb/client.ts';
import { createLimitTable } from '../store/dynamodb/limits.ts';
import type { Limiter } from '../store/limits/limiter.ts';
import { createLimiter, type OutageReport } from '../store/limits/table-limiter.ts';

/**
 * More patience than for a figure or a kept answer: whoever is slow to count lets too much through, and that just when
 * much is asked. After a second without an answer the client leaves the table alone for another, so at worst every other
 * second of an instance is lost while the table hangs.
 */
const TIMEOUT = { deadlineMs: 1000 };

/** The limiter over the table that the environment names. */
export function openLimiter(name = process.env.LIMITS_TABLE): Limiter {
  if (!name) throw new Error('LIMITS_TABLE is not set, so requests cannot be counted');
  return createLimiter(createLimitTable({ client: openTableClient(), name, timeout: TIMEOUT }), createOutageLog());
}

/** One line when an outage begins and one when it ends: the requests in between are told by a metric. */
function createOutageLog(): OutageReport {
  const logger = new Logger({ serviceName: 'limiter' });
  return {
    onOutage: (cause) => logger.error('limits are counted by each instance alone', { error: cause as Error }),
    onRecovery: () => logger.info('limits are counted in the table again'),
  };
}
