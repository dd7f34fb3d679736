import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { readRateLimits } from './calculate.ts';
import { RateLimitsResponse, toRateLimitsResponse } from './response.ts';

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
  async (_request, { limiter }, context) => toRateLimitsResponse(await readRateLimits(limiter, context)),
);
