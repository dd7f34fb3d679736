import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { toRangeMetadata } from '../metadata.ts';
import { VenusRangeRequest } from '../range-request.ts';
import { estimateVenusRange } from '../work.ts';
import { searchElongations } from './calculate.ts';
import type { contract } from './contract.ts';
import type { elongations } from './endpoint.ts';
import { examples } from './examples.ts';
import { elongationFormats } from './formats.ts';
import { toElongationRecord } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof elongations, typeof contract>()({
  request: { query: DatedQuery, body: VenusRangeRequest },
  hasDisplayNames: true,
  formats: elongationFormats,
  timing: 'metadata.processing_time_ms',
  work: ({ body }) => estimateVenusRange('elongations', body),
  examples,
  run: ({ body }, services) => {
    const found = searchElongations(body, services);
    return {
      elongations: found.events.map(toElongationRecord),
      metadata: toRangeMetadata(found, services.ephemeris.facts),
    };
  },
});
