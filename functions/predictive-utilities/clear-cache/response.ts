import { CACHED_ANSWER_TYPES, type ClearableType } from '../../../lib/base/catalog/cached-answer-types.ts';
import type { DeletedAnswers } from '../../../lib/contract/tables/answers/answer-table.ts';
import type { ClearCacheResponse } from './contract.ts';

export function toClearCacheResponse(
  deleted: DeletedAnswers,
  type: ClearableType,
): Omit<ClearCacheResponse, 'success'> {
  return {
    message: describeDeletion(deleted, type),
    cache_types_available: [...CACHED_ANSWER_TYPES],
    cleared_entries: deleted.answers,
    freed_memory_mb: deleted.bytes / 1e6,
  };
}

function describeDeletion({ answers, isComplete }: DeletedAnswers, type: ClearableType): string {
  const what = `${answers} ${answers === 1 ? 'answer' : 'answers'} of ${type === 'all' ? 'every type' : `type ${type}`}`;
  return isComplete ? `Deleted ${what}.` : `Deleted ${what}; there are more: ask again.`;
}
