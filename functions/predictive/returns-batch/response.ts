import { toBatchAnswer } from '../../../lib/answers/batch.ts';
import type { NatalAnswerOptions } from '../../../lib/answers/natal-answer.ts';
import type { BatchResults } from '../../../lib/charts/batch.ts';
import type { ReturnResult } from '../return/calculate.ts';
import { toReturnResponse } from '../return/response.ts';

/** The returns of a batch in the order of the request, and how many failed; without the processing time. */
export function toReturnBatchAnswer(batch: BatchResults<ReturnResult>, form: NatalAnswerOptions) {
  const { items, counts } = toBatchAnswer(batch, (result) => toReturnResponse(result, form));
  return { returns: items, ...counts };
}
