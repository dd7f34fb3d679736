import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const conjunctions = defineEndpoint({
  method: 'POST',
  path: '/ephemeris/venus-star-points/conjunctions',
  summary: 'Conjunctions of Venus with the Sun',
  uses: ['ephemeris', 'positions'],
  files: ['csv', 'ics'],
  rateLimits: 'none',
  hasWork: true,
  workMembers: ['end_date'],
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
