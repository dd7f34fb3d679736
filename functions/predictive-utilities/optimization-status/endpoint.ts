import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { readOptimizationStatus } from './calculate.ts';
import { OptimizationStatusResponse, toOptimizationStatusResponse } from './response.ts';

export const optimizationStatus = defineEndpoint(
  {
    method: 'GET',
    path: '/predictive/optimization/status',
    summary: 'State of the answer cache, and times of calculations',
    description: 'Measured in the running service, all of its instances together.',
    uses: ['statistics', 'answerTable'],
    request: {},
    response: OptimizationStatusResponse,
    errors: ['StorageUnavailable'],
    limits: 'none',
    cache: 'none',
    examples: [],
  },
  async (_request, services, { receivedAt }) =>
    toOptimizationStatusResponse(await readOptimizationStatus(services, receivedAt)),
);
