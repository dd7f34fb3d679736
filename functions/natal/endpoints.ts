import { DRAWN_FORMATS } from '../../lib/contract/answer-formats.ts';
import { defineCalculation, defineFamily } from '../../lib/contract/endpoint-family.ts';
import { CHART_SERVICES, PICTURED_CHART_SERVICES } from '../../lib/contract/services.ts';

export const natalChart = defineCalculation({
  path: '/ephemeris/natal-chart',
  summary: 'The chart of a birth',
  uses: PICTURED_CHART_SERVICES,
  files: DRAWN_FORMATS,
  demo: true,
  contract: () => import('./natal-chart/contract.ts'),
  load: () => import('./natal-chart/handler.ts'),
});

export const relocation = defineCalculation({
  path: '/ephemeris/relocation',
  summary: 'The chart of a birth with the houses of another place',
  uses: PICTURED_CHART_SERVICES,
  files: DRAWN_FORMATS,
  demo: true,
  contract: () => import('./relocation/contract.ts'),
  load: () => import('./relocation/handler.ts'),
});

export const progressed = defineCalculation({
  path: '/ephemeris/progressed',
  summary: 'The chart of a birth progressed or directed to a moment of life',
  uses: PICTURED_CHART_SERVICES,
  files: DRAWN_FORMATS,
  demo: true,
  contract: () => import('./progressed/contract.ts'),
  load: () => import('./progressed/handler.ts'),
});

export const analysis = defineCalculation({
  path: '/ephemeris/analysis',
  summary: 'Patterns, rulers, receptions and other facts of a chart',
  uses: [...CHART_SERVICES, 'positions'],
  demo: true,
  contract: () => import('./analysis/contract.ts'),
  load: () => import('./analysis/handler.ts'),
});

export const dial = defineCalculation({
  path: '/ephemeris/dial',
  summary: 'A birth chart on a dial: midpoint structures and planetary pictures',
  uses: PICTURED_CHART_SERVICES,
  files: DRAWN_FORMATS,
  demo: true,
  contract: () => import('./dial/contract.ts'),
  load: () => import('./dial/handler.ts'),
});

export const conditions = defineCalculation({
  path: '/ephemeris/conditions',
  summary: 'Which conditions hold at a birth or a moment, and how near their limits are',
  uses: [...CHART_SERVICES, 'positions'],
  demo: true,
  contract: () => import('./conditions/contract.ts'),
  load: () => import('./conditions/handler.ts'),
});

export const importBirths = defineCalculation({
  path: '/ephemeris/import',
  summary: 'Births from the files of other programs',
  uses: CHART_SERVICES,
  workMembers: ['text', 'content'],
  demo: true,
  contract: () => import('./import/contract.ts'),
  load: () => import('./import/handler.ts'),
});

export const reconcile = defineCalculation({
  path: '/ephemeris/reconcile',
  summary: 'Why another program states another chart of a birth',
  uses: CHART_SERVICES,
  workMembers: ['max_changes', 'claims'],
  demo: true,
  contract: () => import('./reconcile/contract.ts'),
  load: () => import('./reconcile/handler.ts'),
});

const defineBatch = defineFamily({
  contract: () => import('./batches/contract.ts'),
  load: () => import('./batches/handlers.ts'),
});

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

export const endpoints = [
  natalChart,
  batch,
  relocation,
  progressed,
  analysis,
  dial,
  conditions,
  reconcile,
  analysisBatch,
  importBirths,
] as const;
