import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const elongations = defineEndpoint({
  method: 'POST',
  path: '/ephemeris/venus-star-points/elongations',
  summary: 'Greatest elongations of Venus',
  uses: ['ephemeris', 'positions'],
  files: ['csv', 'ics'],
  rateLimits: 'none',
  hasWork: true,
  workMembers: ['end_date'],
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
