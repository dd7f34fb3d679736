import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { readOptimizationStatus } from './calculate.ts';
import type { contract } from './contract.ts';
import type { optimizationStatus } from './endpoint.ts';
import { toOptimizationStatusResponse } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof optimizationStatus, typeof contract>()({
  request: {},
  envelope: 'none',
  examples: [],
  run: async (_request, services, { receivedAt }) =>
    toOptimizationStatusResponse(await readOptimizationStatus(services, receivedAt)),
});
