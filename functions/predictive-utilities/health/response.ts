import { CALCULATING_PATHS } from '../../../lib/contract/tables/calculations/kinds.ts';
import type { CacheState } from './calculate.ts';
import type { PredictiveHealthResponse } from './contract.ts';

export function toPredictiveHealthResponse({ hasCache, isReachable }: CacheState): PredictiveHealthResponse {
  return {
    status: isReachable ? 'healthy' : 'degraded',
    endpoints_available: CALCULATING_PATHS.map((path) => path.replace('/predictive/', '')),
    optimization_enabled: hasCache,
    cache_enabled: isReachable,
  };
}
