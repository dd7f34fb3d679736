import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const phase = defineEndpoint({
  method: 'POST',
  path: '/ephemeris/venus-star-points/phase',
  summary: 'The phase of Venus',
  uses: ['ephemeris', 'positions'],
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
