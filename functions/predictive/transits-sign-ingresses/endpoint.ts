import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const signIngresses = defineEndpoint({
  method: 'POST',
  path: '/predictive/transits/sign-ingresses',
  summary: 'When bodies enter the signs of the zodiac',
  uses: ['ephemeris', 'positions'],
  files: ['csv', 'ics'],
  rateLimits: 'transits',
  hasWork: true,
  workMembers: ['end_date', 'planets'],
  cache: 'none',
  stored: 'transits',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
