import { toBatchAnswer } from '../../../lib/answers/batch.ts';
import type { BatchResults } from '../../../lib/charts/batch.ts';
import type { AnalyzedBirth } from '../analysis/calculate.ts';
import { type AnalysisAnswerOptions, toAnalysisAnswer } from '../analysis/response.ts';

/** The facts of a batch in the order of the request, and how many failed; without the processing time. */
export function toAnalysisBatchAnswer(batch: BatchResults<AnalyzedBirth>, form: AnalysisAnswerOptions) {
  const { items, counts } = toBatchAnswer(batch, (analyzed) => {
    return { success: true as const, ...toAnalysisAnswer(analyzed, form) };
  });
  return { analyses: items, ...counts };
}
