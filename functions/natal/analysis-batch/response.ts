import * as z from 'zod';
import { toBatchAnswer } from '../../../lib/answers/batch.ts';
import type { BatchResults } from '../../../lib/charts/batch.ts';
import { success } from '../../../lib/requests/answer.ts';
import { batchResults, batchShape } from '../../../lib/requests/batch.ts';
import type { AnalyzedBirth } from '../analysis/calculate.ts';
import { type AnalysisAnswerOptions, AnalysisResponse, toAnalysisAnswer } from '../analysis/response.ts';

export const AnalysisBatchResponse = z
  .object({
    success,
    analyses: batchResults(
      AnalysisResponse,
      'Each item is the response of /ephemeris/analysis for that subject without `metadata.processing_time_ms`, or a FailedSubject',
    ),
    ...batchShape,
  })
  .meta({ id: 'AnalysisBatchResponse', description: 'The facts about charts in the order of the subjects' });

/** The facts of a batch in the order of the request, and how many failed; without the processing time. */
export function toAnalysisBatchAnswer(batch: BatchResults<AnalyzedBirth>, form: AnalysisAnswerOptions) {
  const { items, counts } = toBatchAnswer(batch, (analyzed) => {
    return { success: true as const, ...toAnalysisAnswer(analyzed, form) };
  });
  return { analyses: items, ...counts };
}
