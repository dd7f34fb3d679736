import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { readRateLimits } from './calculate.ts';
import { RateLimitsResponse, toRateLimitsResponse } from './response.ts';

export const rateLimits = defineEndpoint(
  {
    method: 'GET',
    path: '/predictive/rate-limits',
    summary: 'Limits of the predictive endpoints, the work budget, and their current use',
    description:
      'The counts of the calling principal over all instances of the service. This request itself is not counted. The `RateLimit` header of every counted response has the same figures.',
    uses: ['limiter'],
    request: {},
    response: RateLimitsResponse,
    errors: ['UsageUnavailable'],
    limits: 'none',
    cache: 'none',
    examples: [],
  },
  async (_request, { limiter }, context) => toRateLimitsResponse(await readRateLimits(limiter, context)),
);
