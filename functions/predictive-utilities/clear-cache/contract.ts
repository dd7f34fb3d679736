import * as z from 'zod';
import { CACHED_ANSWER_TYPES } from '../../../lib/base/catalog/cached-answer-types.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
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

export const contract = defineContract({
  description:
    'After this answer no instance returns a deleted answer. The request takes one second longer than the deletion, because instances check once a second whether the cache was cleared. It stops after 20 seconds; `message` then says that answers are left, and a further request deletes them.',
  response: ClearCacheResponse,
  errors: ['StorageUnavailable'],
});
