import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { readCacheState } from './calculate.ts';
import { PredictiveHealthResponse, toPredictiveHealthResponse } from './response.ts';

export const predictiveHealth = defineEndpoint(
  {
    method: 'GET',
    path: '/predictive/health',
    summary: 'Which predictive endpoints keep their answers, and whether the cache responds',
    description: 'Checks the cache of calculated answers. `/ephemeris/health` checks the engine.',
    uses: ['answerTable'],
    request: {},
    response: PredictiveHealthResponse,
    errors: [],
    limits: 'none',
    cache: 'none',
    examples: [],
  },
  async (_request, services) => toPredictiveHealthResponse(await readCacheState(services)),
);
