import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { batchResults, batchShape } from '../../../lib/requests/batch.ts';
import { AnalysisResponse } from '../analysis/contract.ts';

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

export const contract = defineContract({
  description:
    'Finds the facts about each chart as /ephemeris/analysis does, with one configuration and one set of options for all, in the order of the subjects. A subject that is malformed or cannot be cast does not affect the others: its item in `analyses` has the errors, and `metadata` counts it. An answer that is too large to be sent is refused as `AnswerTooLarge`: send fewer subjects, or request rows with `format=llm_v2`.',
  response: AnalysisBatchResponse,
  errors: ['BatchTooLarge'],
});
