import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { estimateAnalyses } from '../work.ts';
import { analyzeBirths } from './calculate.ts';
import type { contract } from './contract.ts';
import type { analysisBatch } from './endpoint.ts';
import { AnalysisBatchRequest } from './request.ts';
import { toAnalysisBatchAnswer } from './response.ts';

const chicago = {
  name: 'Chicago',
  birth_datetime: { iso: '1942-07-13T11:41:00' },
  birth_location: { latitude: 41.85, longitude: -87.65, timezone: { iana_name: 'America/Chicago' } },
};

const wellington = {
  name: 'Wellington',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: { latitude: -41.2866, longitude: 174.7756, timezone: { iana_name: 'Pacific/Auckland' } },
};

const beyondTheFiles = { ...wellington, name: 'Too late', birth_datetime: { iso: '4000-06-15T14:30:00' } };

/** Batches that show what the endpoint does. */
const examples: readonly Example[] = [
  { name: 'two', summary: 'The facts about two charts', body: { subjects: [chicago, wellington] } },
  {
    name: 'oneFails',
    summary: 'A moment outside the ephemeris fails only its own place',
    query: { format: 'llm_v2' },
    body: { subjects: [chicago, beyondTheFiles, wellington] },
  },
];

export const handler: EndpointHandler = defineHandler<typeof analysisBatch, typeof contract>()({
  request: { query: FormatQuery, body: AnalysisBatchRequest },
  hasDisplayNames: true,
  timing: 'processing_time_ms',
  work: ({ body }) => estimateAnalyses(body.subjects.length),
  examples,
  run: ({ query: { format }, body }, services, context) => {
    const batch = analyzeBirths(body, services, context);
    const { decimal_places: decimals } = body.options;
    return toAnalysisBatchAnswer(batch, { format, decimals, provenance: context.provenance() });
  },
});
