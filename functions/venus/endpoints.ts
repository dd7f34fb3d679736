import { defineEndpoint, type Endpoint } from '../../lib/contract/endpoint.ts';
import { CHART_SERVICES, type ServiceName } from '../../lib/contract/services.ts';
import type { contracts } from './contract.ts';

type Row = Pick<Endpoint, 'path' | 'summary' | 'files' | 'workMembers'>;

/** An endpoint of this group: what all have, and its own row. */
const defineVenusEndpoint = <const Uses extends ServiceName>(
  id: keyof typeof contracts,
  uses: readonly Uses[],
  row: Partial<Row> & Pick<Row, 'summary'>,
): Endpoint<Uses> =>
  defineEndpoint<Uses>({
    method: 'POST',
    path: `/ephemeris/venus-star-points/${id}`,
    uses,
    rateLimits: 'none',
    hasWork: true,
    cache: 'none',
    contract: async () => ({ contract: (await import('./contract.ts')).contracts[id] }),
    load: async () => ({ handler: (await import('./handlers.ts')).handlers[id] }),
    ...row,
  });

const SKY = ['ephemeris', 'positions'] as const;
const DATED_FILES = ['csv', 'ics'] as const;

const starPoints = defineVenusEndpoint('star-points', [...CHART_SERVICES, 'positions'], {
  path: '/ephemeris/venus-star-points',
  summary: 'The Venus star of a birth',
  files: DATED_FILES,
});

const conjunctions = defineVenusEndpoint('conjunctions', SKY, {
  summary: 'Conjunctions of Venus with the Sun',
  files: DATED_FILES,
  workMembers: ['end_date'],
});

const eightYearStar = defineVenusEndpoint('eight-year-star', SKY, {
  summary: 'The pentagram that Venus draws in eight years',
  files: DATED_FILES,
});

const stations = defineVenusEndpoint('stations', SKY, {
  summary: 'Stations of Venus',
  files: DATED_FILES,
  workMembers: ['end_date'],
});

const elongations = defineVenusEndpoint('elongations', SKY, {
  summary: 'Greatest elongations of Venus',
  files: DATED_FILES,
  workMembers: ['end_date'],
});

const phase = defineVenusEndpoint('phase', SKY, { summary: 'The phase of Venus' });

export const endpoints = [starPoints, conjunctions, eightYearStar, stations, elongations, phase] as const;
