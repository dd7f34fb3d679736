import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { readRateLimits } from './calculate.ts';
import type { contract } from './contract.ts';
import type { rateLimits } from './endpoint.ts';
import { toRateLimitsResponse } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof rateLimits, typeof contract>()({
  request: {},
  envelope: 'none',
  examples: [],
  run: async (_request, { limiter }, context) => toRateLimitsResponse(await readRateLimits(limiter, context)),
});
