import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const events = defineEndpoint({
  method: 'POST',
  path: '/predictive/events',
  summary: 'What happens in the sky between two dates',
  uses: ['ephemeris', 'positions'],
  files: ['csv', 'ics'],
  demo: true,
  rateLimits: 'transits',
  hasWork: true,
  workMembers: ['end_date', 'planets', 'event_types', 'aspects'],
  cache: 'none',
  stored: 'transits',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
