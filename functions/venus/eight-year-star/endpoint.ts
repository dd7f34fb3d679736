import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const eightYearStar = defineEndpoint({
  method: 'POST',
  path: '/ephemeris/venus-star-points/eight-year-star',
  summary: 'The pentagram that Venus draws in eight years',
  uses: ['ephemeris', 'positions'],
  files: ['csv', 'ics'],
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
