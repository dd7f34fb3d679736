import * as z from 'zod';
import { toBatchAnswer } from '../../../lib/answers/batch.ts';
import type { BatchResults } from '../../../lib/charts/batch.ts';
import { success } from '../../../lib/requests/answer.ts';
import { batchResults, batchShape } from '../../../lib/requests/batch.ts';
import type { SynastryComparison } from '../synastry/calculate.ts';
import { type SynastryAnswerOptions, SynastryResponse, toSynastryAnswer } from '../synastry/response.ts';

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

/** The comparisons of a batch in the order of the request, and how many failed; without the processing time. */
export function toSynastryBatchAnswer(batch: BatchResults<SynastryComparison>, form: SynastryAnswerOptions) {
  const { items, counts } = toBatchAnswer(batch, (compared) => {
    return { success: true as const, ...toSynastryAnswer(compared, form) };
  });
  return { comparisons: items, ...counts };
}
