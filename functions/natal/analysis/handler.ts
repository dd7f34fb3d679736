import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { estimateAnalyses } from '../work.ts';
import { analyzeBirth } from './calculate.ts';
import type { contract } from './contract.ts';
import type { analysis } from './endpoint.ts';
import { examples } from './examples.ts';
import { AnalysisRequest } from './request.ts';
import { toAnalysisAnswer } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof analysis, typeof contract>()({
  request: { query: FormatQuery, body: AnalysisRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  work: () => estimateAnalyses(1),
  examples,
  run: ({ query: { format }, body }, services, context) => {
    const analyzed = analyzeBirth(body, services);
    const provenance = context.provenance();
    return toAnalysisAnswer(analyzed, { format, decimals: body.options.decimal_places, provenance });
  },
});
