import { defineCalculation } from '../../lib/contract/endpoint-family.ts';
import { CHART_SERVICES } from '../../lib/contract/services.ts';

export const fixedStars = defineCalculation({
  path: '/ephemeris/fixed-stars',
  summary: 'Positions of fixed stars',
  uses: CHART_SERVICES,
  demo: true,
  contract: () => import('./fixed-stars/contract.ts'),
  load: () => import('./fixed-stars/handler.ts'),
});

export const midpoints = defineCalculation({
  path: '/ephemeris/midpoints',
  summary: 'Midpoints of every two bodies',
  uses: CHART_SERVICES,
  demo: true,
  contract: () => import('./midpoints/contract.ts'),
  load: () => import('./midpoints/handler.ts'),
});

export const hermeticLots = defineCalculation({
  path: '/ephemeris/hermetic-lots',
  summary: 'The lots of a moment at a place',
  uses: CHART_SERVICES,
  demo: true,
  contract: () => import('./hermetic-lots/contract.ts'),
  load: () => import('./hermetic-lots/handler.ts'),
});

export const lunarPhase = defineCalculation({
  path: '/ephemeris/lunar-phase',
  summary: 'The phase of the Moon',
  uses: [...CHART_SERVICES, 'positions'],
  demo: true,
  contract: () => import('./lunar-phase/contract.ts'),
  load: () => import('./lunar-phase/handler.ts'),
});

export const time = defineCalculation({
  path: '/sky/time',
  summary: 'Time scales, sidereal time and the axis of the Earth',
  uses: CHART_SERVICES,
  demo: true,
  contract: () => import('./time/contract.ts'),
  load: () => import('./time/handler.ts'),
});

export const endpoints = [fixedStars, midpoints, hermeticLots, lunarPhase, time] as const;
