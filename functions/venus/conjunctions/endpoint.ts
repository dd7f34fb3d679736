import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { toConjunctionRecord } from '../event-records.ts';
import { toRangeMetadata } from '../metadata.ts';
import { VenusRangeRequest } from '../range-request.ts';
import { estimateVenusRange } from '../work.ts';
import { searchConjunctions } from './calculate.ts';
import { examples } from './examples.ts';
import { conjunctionFormats } from './formats.ts';
import { VenusConjunctionsResponse } from './response.ts';

export const conjunctions = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/venus-star-points/conjunctions',
    summary: 'Conjunctions of Venus with the Sun',
    description:
      'Every moment of a range at which Venus and the Sun have the same apparent ecliptic longitude, to the millisecond. Inferior and superior ones take turns, some 292 days apart.',
    uses: ['ephemeris', 'positions'],
    request: { query: DatedQuery, body: VenusRangeRequest },
    response: VenusConjunctionsResponse,
    hasDisplayNames: true,
    formats: conjunctionFormats,
    timing: 'metadata.processing_time_ms',
    errors: ['InvalidRange'],
    limits: 'none',
    work: ({ body }) => estimateVenusRange('conjunctions', body),
    workMembers: ['end_date'],
    cache: 'none',
    examples,
  },
  ({ body }, services) => {
    const found = searchConjunctions(body, services);
    return {
      conjunctions: found.events.map(toConjunctionRecord),
      metadata: toRangeMetadata(found, services.ephemeris.facts),
    };
  },
);
