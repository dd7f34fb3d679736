import * as z from 'zod';
import { defineBatchContract } from '../../../lib/answers/batch.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { LlmRows } from '../../../lib/requests/chart/llm-rows.ts';
import { FullChart, SimpleChart, warnings } from '../../../lib/requests/chart/natal-chart.ts';
import { pictureShape } from '../../../lib/requests/picture-member.ts';
import { foundReturns, returnSearch } from './records.ts';

/** Schema of a response whose chart has the form of one output mode. */
function returnSchema<const Mode extends string, Chart extends z.ZodType>(mode: Mode, chart: Chart) {
  return z.object({
    success,
    output_mode: z.literal(mode).meta({ description: 'Form of the chart; identifies the response form' }),
    ...foundReturns.schema.shape,
    warnings,
    chart: chart.optional(),
    ...pictureShape,
    metadata: returnSearch.schema,
  });
}

const FullReturn = returnSchema('full', FullChart).meta({
  id: 'FullReturn',
  description: 'Answer for preset `full`',
});
const SimpleReturn = returnSchema('simple', SimpleChart).meta({
  id: 'SimpleReturn',
  description: 'Answer for preset `simple`',
});
const LlmReturn = returnSchema('llm_v2', LlmRows).meta({
  id: 'LlmReturn',
  description: 'Answer for format `llm_v2`',
});

export const ReturnResponse = z.discriminatedUnion('output_mode', [FullReturn, SimpleReturn, LlmReturn]).meta({
  id: 'ReturnResponse',
  description:
    'The return nearest to the target, and the others in the window. In aspects of its chart the angles of the return count as still: `applying` follows the body alone',
});

export type ReturnResponse = z.input<typeof ReturnResponse>;

const defineReturn = (description: string) =>
  defineContract({ description, response: ReturnResponse, errors: ['HouseSystemUndefined', 'ReturnNotFound'] });

export const contracts = {
  returns: defineReturn(
    'The return nearest to `target_datetime`, exact to a millisecond, or to 0.001″ where the body hardly moves, and every other return in the window, including all passes of a retrograde loop. The birth itself is not a return, nor are the other passes of the retrograde loop in which it lies. With `include_chart` the answer has the chart of the return, as rows with `format=llm_v2`. If there is no return in the window, `ReturnNotFound` names the nearest one before and after it.',
  ),
  solar: defineReturn(
    'The solar return nearest to `target_datetime`, exact to a millisecond, and its chart: as `/predictive/returns` with body `sun`.',
  ),
  lunar: defineReturn(
    'The lunar return nearest to `target_datetime`, exact to a millisecond, and its chart: as `/predictive/returns` with body `moon`.',
  ),
  batch: defineBatchContract({
    id: 'ReturnBatchResponse',
    answer: 'Returns in the order of the subjects',
    results: 'returns',
    single: ReturnResponse,
    item: 'the response of /predictive/returns for that subject',
    does: 'Searches each return as `/predictive/returns` does, with one body, one target and one set of settings for all births',
    failure: 'has no return in the window',
    more: 'An answer that is too large to be sent is refused as `AnswerTooLarge`: leave out the charts, request fewer births, or rows with `format=llm_v2`.',
  }),
};
