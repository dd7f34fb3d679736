import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';

export const PredictiveHealthResponse = z
  .object({
    status: z.enum(['healthy', 'degraded']).meta({
      description:
        'healthy: answers are calculated and cached. degraded: the cache does not respond, so every answer is calculated',
      example: 'healthy',
    }),
    endpoints_available: z.array(z.string()).meta({
      description: 'Endpoints under `/predictive/` whose answers are cached. `returns/batch` keeps none',
      example: ['transits/planet-to-degree', 'transits/search'],
    }),
    optimization_enabled: z.boolean().meta({
      description: 'Whether this deployment has a cache for calculated answers',
      example: true,
    }),
    cache_enabled: z.boolean().meta({ description: 'Whether the cache responded to this check', example: true }),
  })
  .meta({ id: 'PredictiveHealthResponse', description: 'Whether predictive answers are cached' });

export type PredictiveHealthResponse = z.input<typeof PredictiveHealthResponse>;

export const contract = defineContract({
  description: 'Checks the cache of calculated answers. `/ephemeris/health` checks the engine.',
  response: PredictiveHealthResponse,
  errors: [],
});
