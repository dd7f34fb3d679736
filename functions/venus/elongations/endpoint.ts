import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { toRangeMetadata } from '../metadata.ts';
import { VenusRangeRequest } from '../range-request.ts';
import { estimateVenusRange } from '../work.ts';
import { searchElongations } from './calculate.ts';
import { examples } from './examples.ts';
import { elongationFormats } from './formats.ts';
import { toElongationRecord, VenusElongationsResponse } from './response.ts';

export const elongations = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/venus-star-points/elongations',
    summary: 'Greatest elongations of Venus',
    description:
      'Every moment of a range at which Venus is farthest from the Sun in the sky, to the second: 45° to 48°, east of it in the evening, west of it in the morning.',
    uses: ['ephemeris', 'positions'],
    request: { query: DatedQuery, body: VenusRangeRequest },
    response: VenusElongationsResponse,
    hasDisplayNames: true,
    formats: elongationFormats,
    timing: 'metadata.processing_time_ms',
    errors: ['InvalidRange'],
    limits: 'none',
    work: ({ body }) => estimateVenusRange('elongations', body),
    workMembers: ['end_date'],
    cache: 'none',
    examples,
  },
  ({ body }, services) => {
    const found = searchElongations(body, services);
    return {
      elongations: found.events.map(toElongationRecord),
      metadata: toRangeMetadata(found, services.ephemeris.facts),
    };
  },
);
