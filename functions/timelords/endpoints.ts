import { DRAWN_FORMATS } from '../../lib/contract/answer-formats.ts';
import { defineCalculation } from '../../lib/contract/endpoint-family.ts';
import { CHART_SERVICES } from '../../lib/contract/services.ts';

export const active = defineCalculation({
  path: '/timelords/active',
  summary: 'All time lords of a moment, with their condition at birth',
  uses: CHART_SERVICES,
  demo: true,
  contract: () => import('./active/contract.ts'),
  load: () => import('./active/handler.ts'),
});

export const profections = defineCalculation({
  path: '/timelords/profections',
  summary: 'Profections: a sign and its lord for each year of a life',
  uses: [...CHART_SERVICES, 'positions', 'identifiers'],
  files: [...DRAWN_FORMATS, 'csv', 'ics'],
  demo: true,
  contract: () => import('./profections/contract.ts'),
  load: () => import('./profections/handler.ts'),
});

export const firdaria = defineCalculation({
  path: '/timelords/firdaria',
  summary: 'Firdaria: the planets and nodes that rule parts of a life',
  uses: [...CHART_SERVICES, 'identifiers'],
  files: [...DRAWN_FORMATS, 'csv', 'ics'],
  demo: true,
  contract: () => import('./firdaria/contract.ts'),
  load: () => import('./firdaria/handler.ts'),
});

export const zodiacalReleasing = defineCalculation({
  path: '/timelords/zodiacal-releasing',
  summary: 'Zodiacal releasing: the signs that rule parts of a life, from a lot',
  uses: [...CHART_SERVICES, 'identifiers'],
  files: [...DRAWN_FORMATS, 'csv', 'ics'],
  demo: true,
  contract: () => import('./zodiacal-releasing/contract.ts'),
  load: () => import('./zodiacal-releasing/handler.ts'),
});

export const endpoints = [active, profections, firdaria, zodiacalReleasing] as const;
