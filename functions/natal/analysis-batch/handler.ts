import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { estimateAnalyses } from '../work.ts';
import { analyzeBirths } from './calculate.ts';
import type { contract } from './contract.ts';
import type { analysisBatch } from './endpoint.ts';
import { examples } from './examples.ts';
import { AnalysisBatchRequest } from './request.ts';
import { toAnalysisBatchAnswer } from './response.ts';

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
