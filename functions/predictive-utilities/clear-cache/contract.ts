import * as z from 'zod';
import { CACHED_ANSWER_TYPES } from '../../../lib/base/catalog/cached-answer-types.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { integer, number, text } from '../../../lib/requests/members.ts';

export const ClearCacheResponse = z
  .object({
    success,
    message: text(
      'Result in words: what was deleted, and whether answers are left',
      'Deleted 412 answers of type transits.',
    ),
    cache_types_available: z.array(z.enum(CACHED_ANSWER_TYPES)).meta({
      description: 'Types of cached answers',
      example: [...CACHED_ANSWER_TYPES],
    }),
    cleared_entries: integer('Number of deleted answers, expired ones included', 412),
    freed_memory_mb: number('Compressed size of the deleted answers, megabytes (10⁶ bytes)', 3.217),
  })
  .meta({ id: 'ClearCacheResponse', description: 'What was deleted' });

export type ClearCacheResponse = z.input<typeof ClearCacheResponse>;

export const contract = defineContract({
  description:
    'After this answer no instance returns a deleted answer. The request takes one second longer than the deletion, because instances check once a second whether the cache was cleared. It stops after 20 seconds; `message` then says that answers are left, and a further request deletes them.',
  response: ClearCacheResponse,
  errors: ['StorageUnavailable'],
});
