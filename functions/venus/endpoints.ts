import { defineFamily } from '../../lib/contract/endpoint-family.ts';
import { CHART_SERVICES } from '../../lib/contract/services.ts';

const defineVenusEndpoint = defineFamily({
  contract: () => import('./contract.ts'),
  load: () => import('./handlers.ts'),
});

const PATH = '/ephemeris/venus-star-points';
const SKY = ['ephemeris', 'positions'] as const;
const DATED_FILES = ['csv', 'ics'] as const;

const starPoints = defineVenusEndpoint('star-points', {
  path: PATH,
  summary: 'The Venus star of a birth',
  uses: [...CHART_SERVICES, 'positions'],
  files: DATED_FILES,
});

const conjunctions = defineVenusEndpoint('conjunctions', {
  path: `${PATH}/conjunctions`,
  summary: 'Conjunctions of Venus with the Sun',
  uses: SKY,
  files: DATED_FILES,
  workMembers: ['end_date'],
});

const eightYearStar = defineVenusEndpoint('eight-year-star', {
  path: `${PATH}/eight-year-star`,
  summary: 'The pentagram that Venus draws in eight years',
  uses: SKY,
  files: DATED_FILES,
});

const stations = defineVenusEndpoint('stations', {
  path: `${PATH}/stations`,
  summary: 'Stations of Venus',
  uses: SKY,
  files: DATED_FILES,
  workMembers: ['end_date'],
});

const elongations = defineVenusEndpoint('elongations', {
  path: `${PATH}/elongations`,
  summary: 'Greatest elongations of Venus',
  uses: SKY,
  files: DATED_FILES,
  workMembers: ['end_date'],
});

const phase = defineVenusEndpoint('phase', { path: `${PATH}/phase`, summary: 'The phase of Venus', uses: SKY });

export const endpoints = [starPoints, conjunctions, eightYearStar, stations, elongations, phase] as const;
