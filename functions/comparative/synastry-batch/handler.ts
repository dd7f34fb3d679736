import { toDisplay } from '../../../lib/answers/rounding.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { compareWithEach } from './calculate.ts';
import type { contract } from './contract.ts';
import type { synastryBatch } from './endpoint.ts';
import { examples } from './examples.ts';
import { SynastryBatchRequest } from './request.ts';
import { toSynastryBatchAnswer } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof synastryBatch, typeof contract>()({
  request: { query: FormatQuery, body: SynastryBatchRequest },
  hasDisplayNames: true,
  timing: 'processing_time_ms',
  work: ({ body }) => body.subjects.length * SECONDS_PER_REQUEST,
  examples,
  run: ({ query: { format }, body }, services, context) => {
    const batch = compareWithEach({ ...body, preset: 'full', asRows: format === 'llm_v2' }, services, context);
    return toSynastryBatchAnswer(batch, { format, display: toDisplay(body.options), provenance: context.provenance() });
  },
});
