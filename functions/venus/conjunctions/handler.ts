import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { toConjunctionRecord } from '../event-records.ts';
import { toRangeMetadata } from '../metadata.ts';
import { VenusRangeRequest } from '../range-request.ts';
import { estimateVenusRange } from '../work.ts';
import { searchConjunctions } from './calculate.ts';
import type { contract } from './contract.ts';
import type { conjunctions } from './endpoint.ts';
import { examples } from './examples.ts';
import { conjunctionFormats } from './formats.ts';

export const handler: EndpointHandler = defineHandler<typeof conjunctions, typeof contract>()({
  request: { query: DatedQuery, body: VenusRangeRequest },
  hasDisplayNames: true,
  formats: conjunctionFormats,
  timing: 'metadata.processing_time_ms',
  work: ({ body }) => estimateVenusRange('conjunctions', body),
  examples,
  run: ({ body }, services) => {
    const found = searchConjunctions(body, services);
    return {
      conjunctions: found.events.map(toConjunctionRecord),
      metadata: toRangeMetadata(found, services.ephemeris.facts),
    };
  },
});
