import * as z from 'zod';
import { toBatchAnswer } from '../../../lib/answers/batch.ts';
import { type NatalAnswerOptions, toNatalAnswer } from '../../../lib/answers/natal-answer.ts';
import type { BatchResults } from '../../../lib/charts/batch.ts';
import type { NatalChart } from '../../../lib/charts/natal-chart.ts';
import { success } from '../../../lib/requests/answer.ts';
import { batchResults, batchShape } from '../../../lib/requests/batch.ts';
import { NatalChartResponse } from '../../../lib/requests/chart/natal-chart.ts';

export const NatalBatchResponse = z
  .object({
    success,
    charts: batchResults(
      NatalChartResponse,
      'Each item is the response of /ephemeris/natal-chart for that subject without `metadata.processing_time_ms`, or a FailedSubject',
    ),
    ...batchShape,
  })
  .meta({ id: 'NatalBatchResponse', description: 'Natal charts in the order of the subjects' });

export type NatalBatchResponse = z.output<typeof NatalBatchResponse>;

/** The charts of a batch in the order of the request, and how many failed; without the processing time. */
export function toNatalBatchAnswer(
  batch: BatchResults<NatalChart>,
  form: NatalAnswerOptions,
): Omit<NatalBatchResponse, 'success' | 'processing_time_ms'> {
  const { items, counts } = toBatchAnswer(batch, (natal) => toNatalAnswer(natal, form));
  return { charts: items, ...counts };
}
