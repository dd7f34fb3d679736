import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { toConjunctionRecord, VenusConjunctionRecord } from '../event-records.ts';
import { createVenusFormats, summarizeConjunction } from '../formats.ts';
import { toRangeMetadata } from '../metadata.ts';
import { VenusRangeRequest } from '../range-request.ts';
import { estimateVenusRange } from '../work.ts';
import { searchConjunctions } from './calculate.ts';
import type { contract, VenusConjunctionsResponse } from './contract.ts';
import type { conjunctions } from './endpoint.ts';

const conjunctionFormats = createVenusFormats({
  record: VenusConjunctionRecord,
  list: ({ conjunctions }: VenusConjunctionsResponse) => conjunctions,
  summarize: summarizeConjunction,
});

const examples: readonly Example[] = [
  {
    name: 'eightYears',
    summary: 'The ten conjunctions of eight years, two transits among them',
    body: { start_date: '2004-06-01', end_date: '2012-06-07' },
  },
  {
    name: 'none',
    summary: 'A month without one',
    body: { start_date: '2024-01-01', end_date: '2024-02-01T12:00:00+01:00' },
  },
];

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
