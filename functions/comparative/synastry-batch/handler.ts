import { toChartRequest } from '../../../lib/answers/chart-request.ts';
import { toDisplay } from '../../../lib/answers/rounding.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { EXAMPLE_BIRTHS } from '../example-births.ts';
import { compareWithEach } from './calculate.ts';
import type { contract } from './contract.ts';
import type { synastryBatch } from './endpoint.ts';
import { SynastryBatchRequest } from './request.ts';
import { toSynastryBatchAnswer } from './response.ts';

const { london, newYork, suva, apia } = EXAMPLE_BIRTHS;

const beyondTheFiles = { ...apia, name: 'Too late', birth_datetime: { iso: '4000-06-15T14:30:00' } };

/** Batches that show what the endpoint does. */
const examples: readonly Example[] = [
  {
    name: 'two',
    summary: 'One birth and two others',
    body: { subject_a: newYork, subjects: [london, suva], configuration: { object_set: 'traditional_7' } },
  },
  {
    name: 'oneFails',
    summary: 'A moment outside the ephemeris fails only its own place',
    body: {
      subject_a: newYork,
      subjects: [beyondTheFiles, london],
      configuration: { object_set: 'traditional_7' },
    },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Two comparisons as rows',
    query: { format: 'llm_v2' },
    body: { subject_a: newYork, subjects: [london, apia], configuration: { object_set: 'modern_10' } },
  },
];

export const handler: EndpointHandler = defineHandler<typeof synastryBatch, typeof contract>()({
  request: { query: FormatQuery, body: SynastryBatchRequest },
  hasDisplayNames: true,
  timing: 'processing_time_ms',
  work: ({ body }) => body.subjects.length * SECONDS_PER_REQUEST,
  examples,
  run: ({ query: { format }, body }, services, context) => {
    const batch = compareWithEach(toChartRequest(body, { format }), services, context);
    return toSynastryBatchAnswer(batch, { format, display: toDisplay(body.options), provenance: context.provenance() });
  },
});
