import { toBatchAnswer } from '../../../lib/answers/batch.ts';
import type { BatchResults } from '../../../lib/charts/batch.ts';
import type { SynastryComparison } from '../synastry/calculate.ts';
import { type SynastryAnswerOptions, toSynastryAnswer } from '../synastry/response.ts';

/** The comparisons of a batch in the order of the request, and how many failed; without the processing time. */
export function toSynastryBatchAnswer(batch: BatchResults<SynastryComparison>, form: SynastryAnswerOptions) {
  const { items, counts } = toBatchAnswer(batch, (compared) => {
    return { success: true as const, ...toSynastryAnswer(compared, form) };
  });
  return { comparisons: items, ...counts };
}
