import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { batchResults, batchShape } from '../../../lib/requests/batch.ts';
import { SynastryResponse } from '../synastry/contract.ts';

export const SynastryBatchResponse = z
  .object({
    success,
    comparisons: batchResults(
      SynastryResponse,
      'Each item is the response of /comparative/synastry for `subject_a` and that subject without `metadata.processing_time_ms`, or a FailedSubject',
    ),
    ...batchShape,
  })
  .meta({ id: 'SynastryBatchResponse', description: 'Comparisons in the order of the subjects' });

export const contract = defineContract({
  description:
    'Compares `subject_a` with each of the subjects as /comparative/synastry does, with one configuration for all, in the order of the subjects. A subject that is malformed or cannot be cast does not affect the others: its item in `comparisons` has the errors, and `metadata` counts it. Faults of `subject_a` refuse the request. An answer that is too large to be sent is refused as `AnswerTooLarge`: send fewer subjects, or request rows with `format=llm_v2`.',
  response: SynastryBatchResponse,
  errors: ['BatchTooLarge', 'HouseSystemUndefined'],
});
