import { defineEndpoint, type Endpoint } from '../../lib/contract/endpoint.ts';
import type { ServiceName } from '../../lib/contract/services.ts';
import type { contracts } from './contract.ts';

/** An endpoint of this group: what all have, and its own row. */
const defineUtility = <const Uses extends ServiceName>(
  id: keyof typeof contracts,
  uses: readonly Uses[],
  row: Pick<Endpoint, 'path' | 'summary' | 'scope'> & Partial<Pick<Endpoint, 'method'>>,
): Endpoint<Uses, never> =>
  defineEndpoint<Uses>({
    method: 'GET',
    uses,
    rateLimits: 'none',
    cache: 'none',
    contract: async () => ({ contract: (await import('./contract.ts')).contracts[id] }),
    load: async () => ({ handler: (await import('./handlers.ts')).handlers[id] }),
    ...row,
  });

export const endpoints = [
  defineUtility('health', ['answerTable'], {
    path: '/predictive/health',
    summary: 'Which predictive endpoints keep their answers, and whether the cache responds',
  }),
  defineUtility('rate-limits', ['limiter'], {
    path: '/predictive/rate-limits',
    summary: 'Limits of the predictive endpoints, the work budget, and their current use',
  }),
  defineUtility('status', ['statistics', 'answerTable'], {
    path: '/predictive/optimization/status',
    summary: 'State of the answer cache, and times of calculations',
  }),
  defineUtility('benchmarks', ['statistics'], {
    path: '/predictive/optimization/benchmarks',
    summary: 'How long predictive answers took, calculated and from the cache',
  }),
  defineUtility('clear-cache', ['answerTable', 'statistics'], {
    method: 'POST',
    path: '/predictive/optimization/clear-cache',
    summary: 'Delete cached answers',
    scope: 'cache:clear',
  }),
] as const;
