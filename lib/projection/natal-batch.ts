import { Problem } from '../errors/problem.ts';
import type { NatalBatchResponse } from '../schemas/chart/natal-batch.ts';
import { type NatalAnswerForm, natalAnswer } from './natal-answer.ts';
import type { NatalChart } from './natal-chart.ts';

/** The charts of a batch and what became of its subjects, without what the computing took. */
export function natalBatchAnswer(
  batch: readonly (NatalChart | Problem)[],
  form: NatalAnswerForm,
): Omit<NatalBatchResponse, 'success' | 'processing_time_ms'> {
  const errors = batch.flatMap((entry, index) => (entry instanceof Problem ? [{ index, error: entry.code }] : []));
  return {
    charts: batch.map((entry, index) => (entry instanceof Problem ? failed(entry, index) : natalAnswer(entry, form))),
    total_count: batch.length,
    metadata: { successful: batch.length - errors.length, failed: errors.length, errors },
  };
}

function failed({ code, message, findings }: Problem, index: number) {
  return { success: false as const, index, error: code, detail: message, errors: [...findings] };
}
