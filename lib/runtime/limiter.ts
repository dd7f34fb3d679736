import { Logger } from '@aws-lambda-powertools/logger';
import { openTableClient } from '../store/dynamodb/client.ts';
import { limitTable } from '../store/dynamodb/limits.ts';
import type { Limiter } from '../store/limits/limiter.ts';
import { limiterOver, type OutageReport } from '../store/limits/over-table.ts';

/**
 * More patience than for a figure or a kept answer: whoever is slow to count lets too much through, and that just when
 * much is asked. After a second without an answer the client leaves the table alone for another, so at worst every other
 * second of an instance is lost while the table hangs.
 */
const PATIENCE = { deadlineMs: 1000 };

/** The limiter over the table that the environment names. */
export function openLimiter(name = process.env.LIMITS_TABLE): Limiter {
  if (!name) throw new Error('LIMITS_TABLE is not set, so requests cannot be counted');
  return limiterOver(limitTable({ client: openTableClient(), name, patience: PATIENCE }), logged());
}

/** One line when an outage begins and one when it ends: the requests in between are told by a metric. */
function logged(): OutageReport {
  const logger = new Logger({ serviceName: 'limiter' });
  return {
    lost: (cause) => logger.error('limits are counted by each instance alone', { error: cause as Error }),
    restored: () => logger.info('limits are counted in the table again'),
  };
}
