import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CIVIL_TIME_SERVICES } from '../../../lib/contract/services.ts';

export const timezoneOffset = defineEndpoint({
  method: 'POST',
  path: '/timezone/offset',
  summary: 'The offset from UTC at a point and time',
  uses: CIVIL_TIME_SERVICES,
  demo: true,
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
