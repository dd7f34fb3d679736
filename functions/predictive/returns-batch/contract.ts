import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { batchResults, batchShape } from '../../../lib/requests/batch.ts';
import { ReturnResponse } from '../return/response-schema.ts';

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

export const contract = defineContract({
  description:
    'Searches each return as `/predictive/returns` does, with one body, one target and one set of settings for all births, in the order of the subjects. A subject that is malformed or has no return in the window does not affect the others: its item in `returns` has the errors, and `metadata` counts it. An answer that is too large to be sent is refused as `AnswerTooLarge`: leave out the charts, request fewer births, or rows with `format=llm_v2`.',
  response: ReturnBatchResponse,
  errors: ['BatchTooLarge'],
});
