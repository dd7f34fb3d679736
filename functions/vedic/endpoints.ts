import { DRAWN_FORMATS } from '../../lib/contract/answer-formats.ts';
import { defineCalculation } from '../../lib/contract/endpoint-family.ts';
import { CHART_SERVICES } from '../../lib/contract/services.ts';

export const vedicChart = defineCalculation({
  path: '/vedic/chart',
  summary: 'An Indian birth chart: the nine grahas, their nakshatras, and vargas',
  uses: CHART_SERVICES,
  files: DRAWN_FORMATS,
  demo: true,
  contract: () => import('./chart/contract.ts'),
  load: () => import('./chart/handler.ts'),
});

export const dashas = defineCalculation({
  path: '/vedic/dashas',
  summary: 'Dashas: planets that rule parts of a life, from the nakshatra of the Moon',
  uses: [...CHART_SERVICES, 'identifiers'],
  files: [...DRAWN_FORMATS, 'csv', 'ics'],
  demo: true,
  contract: () => import('./dashas/contract.ts'),
  load: () => import('./dashas/handler.ts'),
});

export const panchanga = defineCalculation({
  path: '/vedic/panchanga',
  summary: 'Panchanga: the Indian calendar of days at a place',
  uses: CHART_SERVICES,
  files: ['csv', 'ics'],
  demo: true,
  contract: () => import('./panchanga/contract.ts'),
  load: () => import('./panchanga/handler.ts'),
});

export const sadeSati = defineCalculation({
  path: '/vedic/sade-sati',
  summary: 'Sade Sati and dhaiyas: transits of Saturn around the Moon of a birth',
  uses: [...CHART_SERVICES, 'positions', 'identifiers'],
  files: [...DRAWN_FORMATS, 'csv', 'ics'],
  demo: true,
  contract: () => import('./sade-sati/contract.ts'),
  load: () => import('./sade-sati/handler.ts'),
});

export const matching = defineCalculation({
  path: '/vedic/matching',
  summary: 'Matching of a bride and a groom: kootas, poruthams and Manglik',
  uses: CHART_SERVICES,
  demo: true,
  contract: () => import('./matching/contract.ts'),
  load: () => import('./matching/handler.ts'),
});

export const varshaphala = defineCalculation({
  path: '/vedic/varshaphala',
  summary: 'Varshaphala: the annual chart of a year of life by Tajika rules',
  uses: CHART_SERVICES,
  demo: true,
  contract: () => import('./varshaphala/contract.ts'),
  load: () => import('./varshaphala/handler.ts'),
});

export const yogas = defineCalculation({
  path: '/vedic/yogas',
  summary: 'Yogas: combinations of an Indian birth chart, with the facts that make them true',
  uses: CHART_SERVICES,
  demo: true,
  contract: () => import('./yogas/contract.ts'),
  load: () => import('./yogas/handler.ts'),
});

export const ashtakavarga = defineCalculation({
  path: '/vedic/ashtakavarga',
  summary: 'Ashtakavargas: bindus of the planets in the signs, their reductions and pindas',
  uses: CHART_SERVICES,
  demo: true,
  contract: () => import('./ashtakavarga/contract.ts'),
  load: () => import('./ashtakavarga/handler.ts'),
});

export const shadbala = defineCalculation({
  path: '/vedic/shadbala',
  summary: 'Shadbala: the six strengths of the planets, and the strengths of the houses',
  uses: CHART_SERVICES,
  demo: true,
  contract: () => import('./shadbala/contract.ts'),
  load: () => import('./shadbala/handler.ts'),
});

export const endpoints = [
  vedicChart,
  dashas,
  panchanga,
  sadeSati,
  matching,
  varshaphala,
  yogas,
  ashtakavarga,
  shadbala,
] as const;
