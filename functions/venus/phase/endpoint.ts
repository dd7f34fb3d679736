import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { toVenusMetadata } from '../metadata.ts';
import { calculatePhase } from './calculate.ts';
import { examples } from './examples.ts';
import { VenusPhaseRequest } from './request.ts';
import { toPhaseMembers, VenusPhaseResponse } from './response.ts';

export const phase = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/venus-star-points/phase',
    summary: 'The phase of Venus',
    description:
      'Phase and visibility of Venus at a moment, seen from the centre of the Earth, her distance from the Sun in the sky, and the conjunctions before and after. At the moment of a conjunction, that conjunction is the last one.',
    uses: ['ephemeris', 'positions'],
    request: { body: VenusPhaseRequest },
    response: VenusPhaseResponse,
    hasDisplayNames: true,
    timing: 'metadata.processing_time_ms',
    errors: [],
    limits: 'none',
    work: () => SECONDS_PER_REQUEST,
    cache: 'none',
    examples,
  },
  ({ body }, services) => {
    const calculated = calculatePhase(body, services);
    return { ...toPhaseMembers(calculated), metadata: toVenusMetadata(calculated.zodiac, services.ephemeris.facts) };
  },
);
