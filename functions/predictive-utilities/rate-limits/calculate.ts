import { LIMIT_CLASSES } from '../../../lib/catalog/limit-classes.ts';
import { Problem } from '../../../lib/errors/problem.ts';
import type { RequestContext } from '../../../lib/http/endpoint.ts';
import type { Limiter, RequestCounts } from '../../../lib/store/limits/limiter.ts';
import { windowEndMs } from '../../../lib/store/limits/windows.ts';
import { TableUnavailable } from '../../../lib/store/table-unavailable.ts';

type PredictiveClass = 'transits' | 'returns';

/** The limits of a class of endpoints and the accepted requests of one caller. */
export interface LimitUsage {
  readonly perMinute: number;
  readonly perHour: number;
  readonly used: RequestCounts;
}

/** The usage of both classes, and the end of the hour that they count in, Unix milliseconds. */
export interface RateLimits extends Readonly<Record<PredictiveClass, LimitUsage>> {
  readonly hourEndMs: number;
}

/** @throws Problem `UsageUnavailable` where the table of counts is out of reach */
export async function readRateLimits(limiter: Limiter, context: RequestContext): Promise<RateLimits> {
  const [transits, returns] = await Promise.all([
    readUsage('transits', limiter, context),
    readUsage('returns', limiter, context),
  ]);
  return { transits, returns, hourEndMs: windowEndMs('hour', context.receivedAt) };
}

async function readUsage(
  limitClass: PredictiveClass,
  limiter: Limiter,
  { principal, receivedAt }: RequestContext,
): Promise<LimitUsage> {
  const { minute, hour } = LIMIT_CLASSES[limitClass].requests;
  try {
    const used = await limiter.usage({ principalId: principal?.id, limitClass, at: receivedAt });
    return { perMinute: minute, perHour: hour, used };
  } catch (fault) {
    if (!(fault instanceof TableUnavailable)) throw fault;
    throw new Problem('UsageUnavailable', 'The counts cannot be read at the moment.', { cause: fault });
  }
}
