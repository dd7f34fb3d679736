import { defineFamily } from '../../../lib/contract/endpoint-family.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

const defineBatch = defineFamily({ contract: () => import('./contract.ts'), load: () => import('./handlers.ts') });

export const batch = defineBatch('charts', {
  path: '/ephemeris/natal/batch',
  summary: 'The charts of up to fifty births',
  uses: CHART_SERVICES,
  workMembers: ['subjects', 'options'],
});

export const analysisBatch = defineBatch('analyses', {
  path: '/ephemeris/analysis/batch',
  summary: 'Facts about the charts of up to fifty births',
  uses: [...CHART_SERVICES, 'positions'],
  workMembers: ['subjects'],
});
