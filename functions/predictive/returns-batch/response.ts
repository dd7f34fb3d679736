import * as z from 'zod';
import { toBatchAnswer } from '../../../lib/answers/batch.ts';
import type { NatalAnswerOptions } from '../../../lib/answers/natal-answer.ts';
import type { BatchResults } from '../../../lib/charts/batch.ts';
import { success } from '../../../lib/requests/answer.ts';
import { batchResults, batchShape } from '../../../lib/requests/batch.ts';
import type { ReturnResult } from '../return/calculate.ts';
import { ReturnResponse, toReturnResponse } from '../return/response.ts';

export const ReturnBatchResponse = z
  .object({
    success,
    returns: batchResults(
      ReturnResponse,
      'Each item is the response of /predictive/returns for that subject, or a FailedSubject',
    ),
    ...batchShape,
  })
  .meta({ id: 'ReturnBatchResponse', description: 'Returns in the order of the subjects' });

/** The returns of a batch in the order of the request, and how many failed; without the processing time. */
export function toReturnBatchAnswer(batch: BatchResults<ReturnResult>, form: NatalAnswerOptions) {
  const { items, counts } = toBatchAnswer(batch, (result) => toReturnResponse(result, form));
  return { returns: items, ...counts };
}
