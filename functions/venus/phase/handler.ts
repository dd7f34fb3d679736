import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { toVenusMetadata } from '../metadata.ts';
import { calculatePhase } from './calculate.ts';
import type { contract } from './contract.ts';
import type { phase } from './endpoint.ts';
import { examples } from './examples.ts';
import { VenusPhaseRequest } from './request.ts';
import { toPhaseMembers } from './response.ts';

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
