import { PICTURE_MEDIA } from '../../../lib/answers/wheel.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { DatedChartQuery } from '../../../lib/requests/chart/natal-request.ts';
import { answerReturn, RETURN_SERVICES } from '../return/answer-return.ts';
import { returnFormats } from '../return/formats.ts';
import { ReturnRequest } from '../return/request.ts';
import { ReturnResponse } from '../return/response.ts';
import { estimateReturnSearch } from '../return/work.ts';
import { returnsExamples } from './examples.ts';

export const planetaryReturns = defineEndpoint(
  {
    method: 'POST',
    path: '/predictive/returns',
    summary: 'When a body returns to its natal longitude',
    description:
      'The return nearest to `target_datetime`, exact to a millisecond, or to 0.001″ where the body hardly moves, and every other return in the window, including all passes of a retrograde loop. The birth itself is not a return, nor are the other passes of the retrograde loop in which it lies. With `include_chart` the answer has the chart of the return, as rows with `format=llm_v2`. If there is no return in the window, `ReturnNotFound` names the nearest one before and after it.',
    uses: RETURN_SERVICES,
    request: { query: DatedChartQuery, body: ReturnRequest },
    response: ReturnResponse,
    hasDisplayNames: true,
    formats: returnFormats,
    otherMedia: PICTURE_MEDIA,
    errors: ['HouseSystemUndefined', 'ReturnNotFound'],
    demo: true,
    limits: 'returns',
    work: ({ body }) => estimateReturnSearch(body.body, body),
    workMembers: ['search_window_days'],
    cache: 'none',
    stored: 'returns',
    examples: returnsExamples,
  },
  ({ query, body }, services, context) => answerReturn({ query, body }, services, context),
);
