import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { estimateAnalyses } from '../work.ts';
import { analyzeBirths } from './calculate.ts';
import { examples } from './examples.ts';
import { AnalysisBatchRequest } from './request.ts';
import { AnalysisBatchResponse, toAnalysisBatchAnswer } from './response.ts';

export const analysisBatch = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/analysis/batch',
    summary: 'Facts about the charts of up to fifty births',
    description:
      'Finds the facts about each chart as /ephemeris/analysis does, with one configuration and one set of options for all, in the order of the subjects. A subject that is malformed or cannot be cast does not affect the others: its item in `analyses` has the errors, and `metadata` counts it. An answer that is too large to be sent is refused as `AnswerTooLarge`: send fewer subjects, or request rows with `format=llm_v2`.',
    uses: [...CHART_SERVICES, 'positions'],
    request: { query: FormatQuery, body: AnalysisBatchRequest },
    response: AnalysisBatchResponse,
    hasDisplayNames: true,
    timing: 'processing_time_ms',
    errors: ['BatchTooLarge'],
    limits: 'none',
    work: ({ body }) => estimateAnalyses(body.subjects.length),
    workMembers: ['subjects'],
    cache: 'none',
    examples,
  },
  ({ query: { format }, body }, services, context) => {
    const batch = analyzeBirths(body, services, context);
    const { decimal_places: decimals } = body.options;
    return toAnalysisBatchAnswer(batch, { format, decimals, provenance: context.provenance() });
  },
);
