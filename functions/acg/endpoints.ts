import { DRAWN_FORMATS } from '../../lib/contract/answer-formats.ts';
import { defineEndpoint, type Endpoint } from '../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../lib/contract/services.ts';
import type { contracts } from './contract.ts';

/** The endpoint of a map: what all have, and its own row. */
const defineMapEndpoint = (
  id: keyof typeof contracts,
  row: Pick<Endpoint, 'summary' | 'workMembers'>,
): Endpoint<(typeof CHART_SERVICES)[number], never> =>
  defineEndpoint<(typeof CHART_SERVICES)[number]>({
    method: 'POST',
    path: `/acg/${id}`,
    uses: CHART_SERVICES,
    files: DRAWN_FORMATS,
    demo: true,
    rateLimits: 'none',
    hasWork: true,
    cache: 'none',
    contract: async () => ({ contract: (await import('./contract.ts')).contracts[id] }),
    load: async () => ({ handler: (await import('./handlers.ts')).handlers[id] }),
    ...row,
  });

export const lines = defineMapEndpoint('lines', { summary: 'Where on the Earth each body is on an angle' });

export const hits = defineMapEndpoint('hits', { summary: 'Lines that pass near a place' });

export const endpoints = [
  lines,
  hits,
  defineMapEndpoint('crossings', { summary: 'Where lines of two bodies cross, and their parans' }),
  defineMapEndpoint('local-space', { summary: 'Great circles from a place along the azimuth of each body' }),
  defineMapEndpoint('aspects', {
    summary: 'Where on the Earth each body aspects the Ascendant or the Midheaven',
    workMembers: ['bodies', 'options'],
  }),
] as const;
