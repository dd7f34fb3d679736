import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { NatalChartQuery } from '../../../lib/schemas/chart/natal-request.ts';
import { answerReturn, RETURN_SERVICES } from '../return/answer-return.ts';
import { ReturnRequest } from '../return/request.ts';
import { ReturnResponse } from '../return/response.ts';
import { returnsExamples } from './examples.ts';

export const planetaryReturns = defineEndpoint(
  {
    method: 'POST',
    path: '/predictive/returns',
    summary: 'When a body comes back to where it stood at birth',
    description:
      'The return nearest to `target_datetime`, exact to a millisecond, or to 0.001″ where the body hardly moves, and every other one in the window: all passes of a retrograde loop among them. The birth itself is no return, and neither are the passes of the loop that it falls in. With `include_chart` the chart of the return is cast, as rows with `format=llm_v2`. Where none lies in the window, `ReturnNotFound` names the nearest ones on either side.',
    uses: RETURN_SERVICES,
    request: { query: NatalChartQuery, body: ReturnRequest },
    response: ReturnResponse,
    errors: ['HouseSystemUndefined', 'ReturnNotFound'],
    limits: 'returns',
    cache: 'none',
    stored: 'returns',
    examples: returnsExamples,
  },
  ({ query, body }, services, context) => answerReturn({ query, body }, services, context),
);
