import { endpoint } from '../../lib/http/endpoint.ts';
import type { Services } from '../../lib/runtime/services.ts';
import { PredictiveHealthResponse } from '../../lib/schemas/predictive-utilities/health.ts';
import { CALCULATING_PATHS } from '../../lib/store/calculations/kinds.ts';
import { cacheAnswers, hasCache } from './answer-cache.ts';

type Needs = Pick<Services, 'answerTable'>;

export const predictiveHealth = endpoint(
  {
    method: 'GET',
    path: '/predictive/health',
    summary: 'Which predictive endpoints there are, and whether their cache answers',
    description: 'Asks the cache of calculated answers. Whether the engine is right, `/ephemeris/health` says.',
    request: {},
    response: PredictiveHealthResponse,
    errors: [],
    limits: 'none',
    cache: 'none',
    examples: [],
  },
  async (_request, services: Needs) => {
    const isReachable = await cacheAnswers(services);
    return {
      status: isReachable ? ('healthy' as const) : ('degraded' as const),
      endpoints_available: CALCULATING_PATHS.map((path) => path.replace('/predictive/', '')),
      optimization_enabled: hasCache(services),
      cache_enabled: isReachable,
    };
  },
);
