import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { readCacheState } from './calculate.ts';
import type { contract } from './contract.ts';
import type { predictiveHealth } from './endpoint.ts';
import { toPredictiveHealthResponse } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof predictiveHealth, typeof contract>()({
  request: {},
  envelope: 'none',
  examples: [],
  run: async (_request, services) => toPredictiveHealthResponse(await readCacheState(services)),
});
