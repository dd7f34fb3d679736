import * as z from 'zod';
import { CALCULATING_PATHS } from '../../../lib/store/calculations/kinds.ts';
import type { CacheState } from './calculate.ts';

export const PredictiveHealthResponse = z
  .object({
    status: z.enum(['healthy', 'degraded']).meta({
      description:
        'healthy: answers are calculated and kept. degraded: the cache is out of reach, so every answer is calculated anew',
      example: 'healthy',
    }),
    endpoints_available: z.array(z.string()).meta({
      description: 'Endpoints under `/predictive/` that calculate',
      example: ['transits/planet-to-degree', 'transits/search'],
    }),
    optimization_enabled: z.boolean().meta({
      description: 'Whether this deployment has a cache for calculated answers',
      example: true,
    }),
    cache_enabled: z.boolean().meta({ description: 'Whether the cache of answers answered just now', example: true }),
  })
  .meta({ id: 'PredictiveHealthResponse', description: 'Whether the predictive part keeps what it calculates' });

export type PredictiveHealthResponse = z.input<typeof PredictiveHealthResponse>;

export function toPredictiveHealthResponse({ hasCache, isReachable }: CacheState): PredictiveHealthResponse {
  return {
    status: isReachable ? 'healthy' : 'degraded',
    endpoints_available: CALCULATING_PATHS.map((path) => path.replace('/predictive/', '')),
    optimization_enabled: hasCache,
    cache_enabled: isReachable,
  };
}
