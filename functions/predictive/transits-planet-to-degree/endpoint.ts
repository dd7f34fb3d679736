import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const planetToDegree = defineEndpoint({
  method: 'POST',
  path: '/predictive/transits/planet-to-degree',
  summary: 'When a body crosses a degree of the zodiac',
  uses: ['ephemeris', 'positions'],
  files: ['csv', 'ics'],
  rateLimits: 'transits',
  hasWork: true,
  workMembers: ['end_date', 'max_crossings'],
  cache: 'none',
  stored: 'transits',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
