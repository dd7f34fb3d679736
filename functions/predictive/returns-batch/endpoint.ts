import { toDisplay } from '../../../lib/answers/position.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { NatalChartQuery } from '../../../lib/requests/chart/natal-request.ts';
import { RETURN_SERVICES } from '../return/answer-return.ts';
import { ReturnBatchRequest } from '../return/request.ts';
import { calculateReturns } from './calculate.ts';
import { returnBatchExamples } from './examples.ts';
import { ReturnBatchResponse, toReturnBatchAnswer } from './response.ts';
import { estimateReturnBatch } from './work.ts';

export const returnsBatch = defineEndpoint(
  {
    method: 'POST',
    path: '/predictive/returns/batch',
    summary: 'The returns of a body for up to fifty births',
    description:
      'Searches each return as `/predictive/returns` does, with one body, one target and one set of settings for all births, in the order of the subjects. A subject that is malformed or has no return in the window does not affect the others: its item in `returns` has the errors, and `metadata` counts it. An answer that is too large to be sent is refused as `AnswerTooLarge`: leave out the charts, request fewer births, or rows with `format=llm_v2`.',
    uses: RETURN_SERVICES,
    request: { query: NatalChartQuery, body: ReturnBatchRequest },
    response: ReturnBatchResponse,
    hasDisplayNames: true,
    timing: 'processing_time_ms',
    errors: ['BatchTooLarge'],
    limits: 'returns',
    work: ({ body }) => estimateReturnBatch(body),
    workMembers: ['search_window_days', 'subjects'],
    cache: 'none',
    examples: returnBatchExamples,
  },
  ({ query: { preset, format }, body }, services, context) => {
    const batch = calculateReturns({ ...body, preset, asRows: format === 'llm_v2' }, services, context);
    const display = toDisplay(body.options);
    return toReturnBatchAnswer(batch, { preset, format, display, provenance: context.provenance() });
  },
);
