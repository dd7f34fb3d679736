import * as z from 'zod';
import { CACHED_ANSWER_TYPES } from '../../catalog/cached-answer-types.ts';
import { success } from '../answer.ts';
import { nameEnum } from '../name-enum.ts';

export const CLEARABLE_TYPES = [...CACHED_ANSWER_TYPES, 'all'] as const;

export const ClearCacheRequest = z
  .strictObject({
    cache_type: nameEnum(CLEARABLE_TYPES).default('all').meta({
      description: 'Which answers are deleted',
      example: 'transits',
    }),
  })
  .meta({ id: 'ClearCacheRequest', description: 'What is to be deleted; without a member, everything' });

export const ClearCacheResponse = z
  .object({
    success,
    message: z.string().meta({
      description: 'What was deleted, and whether anything is left',
      example: 'Deleted 412 answers of type transits.',
    }),
    cache_types_available: z.array(z.enum(CACHED_ANSWER_TYPES)).meta({
      description: 'Types under which answers can be kept',
      example: [...CACHED_ANSWER_TYPES],
    }),
    cleared_entries: z.int().meta({
      description: 'Answers that were deleted, those past their time too; one of several parts counts once',
      example: 412,
    }),
    freed_memory_mb: z.number().meta({
      description: 'Bytes of the deleted answers, compressed as they were kept, divided by a million',
      example: 3.217,
    }),
  })
  .meta({ id: 'ClearCacheResponse', description: 'What was deleted' });
