import { toBatchAnswer } from '../../../lib/answers/batch.ts';
import { type NatalAnswerOptions, toNatalAnswer } from '../../../lib/answers/natal-answer.ts';
import type { BatchResults } from '../../../lib/charts/batch.ts';
import type { NatalChart } from '../../../lib/charts/natal-chart.ts';
import type { NatalBatchResponse } from './contract.ts';

/** The charts of a batch in the order of the request, and how many failed; without the processing time. */
export function toNatalBatchAnswer(
  batch: BatchResults<NatalChart>,
  form: NatalAnswerOptions,
): Omit<NatalBatchResponse, 'success' | 'processing_time_ms'> {
  const { items, counts } = toBatchAnswer(batch, (natal) => toNatalAnswer(natal, form));
  return { charts: items, ...counts };
}
