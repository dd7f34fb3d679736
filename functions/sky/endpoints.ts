import { DRAWN_FORMATS } from '../../lib/contract/answer-formats.ts';
import { defineCalculation } from '../../lib/contract/endpoint-family.ts';
import { CHART_SERVICES, CIVIL_TIME_SERVICES } from '../../lib/contract/services.ts';

export const table = defineCalculation({
  path: '/ephemeris/table',
  summary: 'Positions of bodies at regular moments',
  uses: ['ephemeris', ...CIVIL_TIME_SERVICES],
  files: ['csv'],
  rateLimits: 'searches',
  workMembers: ['limit', 'bodies', 'columns'],
  stored: 'transits',
  contract: () => import('./table/contract.ts'),
  load: () => import('./table/handler.ts'),
});

export const riseSet = defineCalculation({
  path: '/sky/rise-set',
  summary: 'Rising, setting, transits and twilight',
  uses: CHART_SERVICES,
  files: ['csv', 'ics'],
  demo: true,
  workMembers: ['end_date', 'bodies'],
  contract: () => import('./rise-set/contract.ts'),
  load: () => import('./rise-set/handler.ts'),
});

export const planetaryHours = defineCalculation({
  path: '/sky/planetary-hours',
  summary: 'Planetary hours and the ruler of the day',
  uses: CHART_SERVICES,
  files: ['csv', 'ics'],
  demo: true,
  contract: () => import('./planetary-hours/contract.ts'),
  load: () => import('./planetary-hours/handler.ts'),
});

export const heliacal = defineCalculation({
  path: '/sky/heliacal',
  summary: 'First and last visibility of planets and stars',
  uses: CHART_SERVICES,
  files: ['csv', 'ics'],
  rateLimits: 'searches',
  workMembers: ['limit', 'bodies', 'star_names'],
  contract: () => import('./heliacal/contract.ts'),
  load: () => import('./heliacal/handler.ts'),
});

export const eclipses = defineCalculation({
  path: '/sky/eclipses',
  summary: 'Eclipses, what a place sees of them, and their paths',
  uses: CHART_SERVICES,
  files: [...DRAWN_FORMATS, 'csv', 'ics'],
  demo: true,
  rateLimits: 'searches',
  contract: () => import('./eclipses/contract.ts'),
  load: () => import('./eclipses/handler.ts'),
});

export const endpoints = [table, riseSet, planetaryHours, heliacal, eclipses] as const;
