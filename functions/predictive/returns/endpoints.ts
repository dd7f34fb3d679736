import { DRAWN_FORMATS } from '../../../lib/contract/answer-formats.ts';
import { defineFamily } from '../../../lib/contract/endpoint-family.ts';
import { PICTURED_CHART_SERVICES } from '../../../lib/contract/services.ts';

const defineReturns = defineFamily({ contract: () => import('./contract.ts'), load: () => import('./handlers.ts') });

const SEARCH = { uses: [...PICTURED_CHART_SERVICES, 'positions'], rateLimits: 'returns' } as const;

const ONE_BIRTH = {
  ...SEARCH,
  files: [...DRAWN_FORMATS, 'csv', 'ics'],
  demo: true,
  workMembers: ['search_window_days'],
  stored: 'returns',
} as const;

export const planetaryReturns = defineReturns('returns', {
  path: '/predictive/returns',
  summary: 'When a body returns to its natal longitude',
  ...ONE_BIRTH,
});

export const solarReturn = defineReturns('solar', {
  path: '/predictive/returns/solar',
  summary: 'When the Sun returns to its natal longitude',
  ...ONE_BIRTH,
});

export const lunarReturn = defineReturns('lunar', {
  path: '/predictive/returns/lunar',
  summary: 'When the Moon returns to her natal longitude',
  ...ONE_BIRTH,
});

export const returnsBatch = defineReturns('batch', {
  path: '/predictive/returns/batch',
  summary: 'The returns of a body for up to fifty births',
  workMembers: ['search_window_days', 'subjects'],
  ...SEARCH,
});
