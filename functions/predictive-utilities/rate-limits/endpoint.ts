import { LIMIT_CLASSES } from '../../../lib/catalog/limit-classes.ts';
import { Problem } from '../../../lib/errors/problem.ts';
import { defineEndpoint, type RequestContext } from '../../../lib/http/endpoint.ts';
import type { Services } from '../../../lib/http/services.ts';
import { windowEndMs } from '../../../lib/store/limits/windows.ts';
import { TableUnavailable } from '../../../lib/store/table-unavailable.ts';
import { type ClassUsage, RateLimitsResponse } from './response.ts';

type Needs = Pick<Services, 'limiter'>;

export const rateLimits = defineEndpoint(
  {
    method: 'GET',
    path: '/predictive/rate-limits',
    summary: 'Limits of the predictive endpoints and what of them is used',
    description:
      'The counts of the caller who asks, as every instance of the service sees them. Asking counts nothing. The same figures are in the `RateLimit` header of every answer that was counted.',
    uses: ['limiter'],
    request: {},
    response: RateLimitsResponse,
    errors: ['UsageUnavailable'],
    limits: 'none',
    cache: 'none',
    examples: [],
  },
  async (_request, { limiter }, context) => {
    const [transits, returns] = await Promise.all([
      readUsage('transits', limiter, context),
      readUsage('returns', limiter, context),
    ]);
    return {
      rate_limits: { transits, returns },
      quota_reset_at: new Date(windowEndMs('hour', context.receivedAt)).toISOString(),
    };
  },
);

async function readUsage(
  limitClass: 'transits' | 'returns',
  limiter: Needs['limiter'],
  context: RequestContext,
): Promise<ClassUsage> {
  const { minute, hour } = LIMIT_CLASSES[limitClass].requests;
  try {
    const charge = { principalId: context.principal?.id, limitClass, at: context.receivedAt };
    const current_usage = await limiter.usage(charge);
    return { requests_per_minute: minute, requests_per_hour: hour, current_usage };
  } catch (fault) {
    if (!(fault instanceof TableUnavailable)) throw fault;
    throw new Problem('UsageUnavailable', 'The counts cannot be read at the moment.', { cause: fault });
  }
}
