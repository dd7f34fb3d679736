import { DRAWN_FORMATS } from '../../lib/contract/answer-formats.ts';
import { defineCalculation, defineFamily } from '../../lib/contract/endpoint-family.ts';
import { CHART_SERVICES, CIVIL_TIME_SERVICES, PICTURED_CHART_SERVICES } from '../../lib/contract/services.ts';

export const planetToDegree = defineCalculation({
  path: '/predictive/transits/planet-to-degree',
  summary: 'When a body crosses a degree of the zodiac',
  uses: ['ephemeris', 'positions'],
  files: ['csv', 'ics'],
  rateLimits: 'transits',
  workMembers: ['end_date', 'max_crossings'],
  stored: 'transits',
  contract: () => import('./transits-planet-to-degree/contract.ts'),
  load: () => import('./transits-planet-to-degree/handler.ts'),
});

export const signIngresses = defineCalculation({
  path: '/predictive/transits/sign-ingresses',
  summary: 'When bodies enter the signs of the zodiac',
  uses: ['ephemeris', 'positions'],
  files: ['csv', 'ics'],
  rateLimits: 'transits',
  workMembers: ['end_date', 'planets'],
  stored: 'transits',
  contract: () => import('./transits-sign-ingresses/contract.ts'),
  load: () => import('./transits-sign-ingresses/handler.ts'),
});

export const transitSearch = defineCalculation({
  path: '/predictive/transits/search',
  summary: 'When moving bodies make aspects to natal points',
  uses: [...CHART_SERVICES, 'positions', 'identifiers'],
  files: [...DRAWN_FORMATS, 'csv', 'ics'],
  demo: true,
  rateLimits: 'transits',
  workMembers: ['end_date', 'transiting_planets', 'natal_planets', 'aspects'],
  stored: 'transits',
  contract: () => import('./transits-search/contract.ts'),
  load: () => import('./transits-search/handler.ts'),
});

export const progressionsSearch = defineCalculation({
  path: '/predictive/progressions/search',
  summary: 'When progressed or directed points make aspects, enter signs and houses, or turn',
  uses: [...CHART_SERVICES, 'positions', 'identifiers'],
  files: [...DRAWN_FORMATS, 'csv', 'ics'],
  demo: true,
  rateLimits: 'searches',
  workMembers: ['end_date', 'points', 'target_points', 'aspects', 'include'],
  stored: 'progressions',
  contract: () => import('./progressions-search/contract.ts'),
  load: () => import('./progressions-search/handler.ts'),
});

export const events = defineCalculation({
  path: '/predictive/events',
  summary: 'What happens in the sky between two dates',
  uses: ['ephemeris', 'positions', ...CIVIL_TIME_SERVICES],
  files: ['csv', 'ics'],
  demo: true,
  rateLimits: 'transits',
  workMembers: ['end_date', 'planets', 'event_types', 'aspects'],
  stored: 'transits',
  contract: () => import('./events/contract.ts'),
  load: () => import('./events/handler.ts'),
});

export const primaryDirections = defineCalculation({
  path: '/predictive/directions/primary',
  summary: 'Primary directions: what the daily turn of the sky after birth brings together',
  uses: [...CHART_SERVICES, 'identifiers'],
  files: ['csv', 'ics'],
  demo: true,
  rateLimits: 'searches',
  stored: 'progressions',
  contract: () => import('./directions-primary/contract.ts'),
  load: () => import('./directions-primary/handler.ts'),
});

export const elections = defineCalculation({
  path: '/predictive/elections',
  summary: 'Elections: when conditions hold together',
  uses: [...CHART_SERVICES, 'positions', 'identifiers'],
  files: [...DRAWN_FORMATS, 'csv', 'ics'],
  rateLimits: 'searches',
  workMembers: ['end_date', 'conditions', 'weights'],
  demo: true,
  stored: 'transits',
  contract: () => import('./elections/contract.ts'),
  load: () => import('./elections/handler.ts'),
});

export const birthTime = defineCalculation({
  path: '/predictive/birth-time',
  summary: 'For which times of birth conditions hold',
  uses: [...CHART_SERVICES, 'positions'],
  rateLimits: 'birth_times',
  workMembers: ['window_minutes', 'life_events'],
  demo: true,
  stored: 'transits',
  contract: () => import('./birth-time/contract.ts'),
  load: () => import('./birth-time/handler.ts'),
});

export const graphicEphemeris = defineCalculation({
  path: '/sky/graphic-ephemeris',
  summary: 'Longitudes over time in a strip of 360°, 90° or 45°',
  uses: [...CHART_SERVICES, 'positions'],
  files: DRAWN_FORMATS,
  rateLimits: 'searches',
  workMembers: ['end_date', 'bodies'],
  contract: () => import('./graphic-ephemeris/contract.ts'),
  load: () => import('./graphic-ephemeris/handler.ts'),
});

const defineReturns = defineFamily({
  contract: () => import('./returns/contract.ts'),
  load: () => import('./returns/handlers.ts'),
});

const SEARCH = { uses: [...PICTURED_CHART_SERVICES, 'positions', 'identifiers'], rateLimits: 'returns' } as const;

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

const solarReturn = defineReturns('solar', {
  path: '/predictive/returns/solar',
  summary: 'When the Sun returns to its natal longitude',
  ...ONE_BIRTH,
});

const lunarReturn = defineReturns('lunar', {
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

export const endpoints = [
  planetToDegree,
  signIngresses,
  transitSearch,
  progressionsSearch,
  planetaryReturns,
  solarReturn,
  lunarReturn,
  events,
  primaryDirections,
  elections,
  birthTime,
  graphicEphemeris,
  returnsBatch,
] as const;
