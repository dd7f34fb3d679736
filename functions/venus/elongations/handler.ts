import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { createVenusFormats } from '../formats.ts';
import { toRangeMetadata } from '../metadata.ts';
import { VenusRangeRequest } from '../range-request.ts';
import { estimateVenusRange } from '../work.ts';
import { searchElongations } from './calculate.ts';
import type { contract, VenusElongationsResponse } from './contract.ts';
import type { elongations } from './endpoint.ts';
import { toElongationRecord, VenusElongationRecord } from './response.ts';

const elongationFormats = createVenusFormats({
  record: VenusElongationRecord,
  list: ({ elongations }: VenusElongationsResponse) => elongations,
  summarize: ({ type, sign }, words) =>
    words.write(type === 'greatest_eastern' ? 'venus_eastern' : 'venus_western', words.sign(sign)),
});

const examples: readonly Example[] = [
  {
    name: 'oneApparition',
    summary: 'The greatest elongations of 2020',
    body: { start_date: '2020-01-01', end_date: '2021-01-01' },
  },
];

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
