import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { TABLE_SERVICES } from './services.ts';

export const table = defineEndpoint({
  method: 'POST',
  path: '/ephemeris/table',
  summary: 'Positions of bodies at regular moments',
  uses: TABLE_SERVICES,
  files: ['csv'],
  rateLimits: 'searches',
  hasWork: true,
  workMembers: ['limit', 'bodies', 'columns'],
  cache: 'none',
  stored: 'transits',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
