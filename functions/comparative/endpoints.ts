import { DRAWN_FORMATS } from '../../lib/contract/answer-formats.ts';
import { defineFamily } from '../../lib/contract/endpoint-family.ts';
import { CHART_SERVICES, PICTURED_CHART_SERVICES } from '../../lib/contract/services.ts';

const defineComparison = defineFamily({ contract: () => import('./contract.ts'), load: () => import('./handlers.ts') });

const PICTURED = { uses: PICTURED_CHART_SERVICES, files: DRAWN_FORMATS } as const;

export const synastry = defineComparison('synastry', {
  path: '/comparative/synastry',
  summary: 'Two births compared',
  demo: true,
  ...PICTURED,
});

export const composite = defineComparison('composite', {
  path: '/comparative/composite',
  summary: 'One chart of two to ten births',
  demo: true,
  ...PICTURED,
});

export const natalTransits = defineComparison('natal-transits', {
  path: '/comparative/natal-transits',
  summary: 'Positions at a moment compared with a natal chart',
  demo: true,
  ...PICTURED,
});

const triWheel = defineComparison('tri-wheel', {
  path: '/comparative/tri-wheel',
  summary: 'A natal chart with its progressed chart and the transits of a moment',
  ...PICTURED,
});

export const synastryBatch = defineComparison('synastry-batch', {
  path: '/comparative/synastry/batch',
  summary: 'One birth compared with up to 49 others',
  uses: CHART_SERVICES,
});

export const endpoints = [synastry, composite, natalTransits, triWheel, synastryBatch] as const;
