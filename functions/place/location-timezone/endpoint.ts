import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CIVIL_TIME_SERVICES } from '../../../lib/contract/services.ts';

export const locationTimezone = defineEndpoint({
  method: 'GET',
  path: '/location/timezone',
  summary: 'The time zone at a point and what its clocks show',
  uses: CIVIL_TIME_SERVICES,
  demo: true,
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
