import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { CALCULATING_PATHS } from '../../../lib/store/calculations/kinds.ts';
import { hasAnswerCache, isAnswerCacheReachable } from '../answer-cache.ts';
import { PredictiveHealthResponse } from './response.ts';

export const predictiveHealth = defineEndpoint(
  {
    method: 'GET',
    path: '/predictive/health',
    summary: 'Which predictive endpoints there are, and whether their cache answers',
    description: 'Asks the cache of calculated answers. Whether the engine is right, `/ephemeris/health` says.',
    uses: ['answerTable'],
    request: {},
    response: PredictiveHealthResponse,
    errors: [],
    limits: 'none',
    cache: 'none',
    examples: [],
  },
  async (_request, services) => {
    const isReachable = await isAnswerCacheReachable(services);
    return {
      status: isReachable ? ('healthy' as const) : ('degraded' as const),
      endpoints_available: CALCULATING_PATHS.map((path) => path.replace('/predictive/', '')),
      optimization_enabled: hasAnswerCache(services),
      cache_enabled: isReachable,
    };
  },
);
