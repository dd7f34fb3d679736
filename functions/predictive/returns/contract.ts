import { defineContract } from '../../../lib/contract/endpoint.ts';
import { ReturnResponse } from '../return/response-schema.ts';

export const contract = defineContract({
  description:
    'The return nearest to `target_datetime`, exact to a millisecond, or to 0.001″ where the body hardly moves, and every other return in the window, including all passes of a retrograde loop. The birth itself is not a return, nor are the other passes of the retrograde loop in which it lies. With `include_chart` the answer has the chart of the return, as rows with `format=llm_v2`. If there is no return in the window, `ReturnNotFound` names the nearest one before and after it.',
  response: ReturnResponse,
  errors: ['HouseSystemUndefined', 'ReturnNotFound'],
});
