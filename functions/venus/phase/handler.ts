import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { toVenusMetadata } from '../metadata.ts';
import { calculatePhase } from './calculate.ts';
import type { contract } from './contract.ts';
import type { phase } from './endpoint.ts';
import { VenusPhaseRequest } from './request.ts';
import { toPhaseMembers } from './response.ts';

const examples: readonly Example[] = [
  { name: 'morningStar', summary: 'Under the beams in the morning', body: { date: '2024-03-20' } },
  { name: 'transit', summary: 'In the transit of 2012', body: { date: '2012-06-06T01:30:00Z' } },
];

export const handler: EndpointHandler = defineHandler<typeof phase, typeof contract>()({
  request: { body: VenusPhaseRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples,
  run: ({ body }, services) => {
    const calculated = calculatePhase(body, services);
    return { ...toPhaseMembers(calculated), metadata: toVenusMetadata(calculated.zodiac, services.ephemeris.facts) };
  },
});
