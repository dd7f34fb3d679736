import { Problem } from '../base/errors/problem.ts';
import type { BatchResults } from '../charts/batch.ts';

/** The answers to the subjects of a batch in the order of the request, and how many failed; without the processing time. */
export function toBatchAnswer<Result, Item>(batch: BatchResults<Result>, toItem: (result: Result) => Item) {
  const errors = batch.flatMap((entry, index) => (entry instanceof Problem ? [{ index, error: entry.code }] : []));
  return {
    items: batch.map((entry, index) => (entry instanceof Problem ? toFailedSubject(entry, index) : toItem(entry))),
    counts: {
      total_count: batch.length,
      metadata: { successful: batch.length - errors.length, failed: errors.length, errors },
    },
  };
}

function toFailedSubject({ code, message, issues }: Problem, index: number) {
  return { success: false as const, index, error: code, detail: message, errors: [...issues] };
}
