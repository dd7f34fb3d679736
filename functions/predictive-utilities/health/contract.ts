import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { choice, flag } from '../../../lib/requests/members.ts';
import { optimizationEnabled } from '../optimization-status/contract.ts';

export const PredictiveHealthResponse = z
  .object({
    status: choice(
      ['healthy', 'degraded'],
      'healthy: answers are calculated and cached. degraded: the cache does not respond, so every answer is calculated',
      'healthy',
    ),
    endpoints_available: z.array(z.string()).meta({
      description: 'Endpoints under `/predictive/` whose answers are cached. `returns/batch` keeps none',
      example: ['transits/planet-to-degree', 'transits/search'],
    }),
    optimization_enabled: optimizationEnabled,
    cache_enabled: flag('Whether the cache responded to this check', true),
  })
  .meta({ id: 'PredictiveHealthResponse', description: 'Whether predictive answers are cached' });

export type PredictiveHealthResponse = z.input<typeof PredictiveHealthResponse>;

export const contract = defineContract({
  description: 'Checks the cache of calculated answers. `/ephemeris/health` checks the engine.',
  response: PredictiveHealthResponse,
  errors: [],
});
