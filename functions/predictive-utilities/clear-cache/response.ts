import * as z from 'zod';
import { CACHED_ANSWER_TYPES, type ClearableType } from '../../../lib/base/catalog/cached-answer-types.ts';
import type { DeletedAnswers } from '../../../lib/contract/tables/answers/answer-table.ts';
import { success } from '../../../lib/requests/answer.ts';

export const ClearCacheResponse = z
  .object({
    success,
    message: z.string().meta({
      description: 'Result in words: what was deleted, and whether answers are left',
      example: 'Deleted 412 answers of type transits.',
    }),
    cache_types_available: z.array(z.enum(CACHED_ANSWER_TYPES)).meta({
      description: 'Types of cached answers',
      example: [...CACHED_ANSWER_TYPES],
    }),
    cleared_entries: z.int().meta({
      description: 'Number of deleted answers, expired ones included',
      example: 412,
    }),
    freed_memory_mb: z.number().meta({
      description: 'Compressed size of the deleted answers, megabytes (10⁶ bytes)',
      example: 3.217,
    }),
  })
  .meta({ id: 'ClearCacheResponse', description: 'What was deleted' });

export type ClearCacheResponse = z.input<typeof ClearCacheResponse>;

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
