import * as z from 'zod';
import { CLEARABLE_TYPES } from '../../../lib/catalog/cached-answer-types.ts';
import { nameEnum } from '../../../lib/schemas/name-enum.ts';

export const ClearCacheRequest = z
  .strictObject({
    cache_type: nameEnum(CLEARABLE_TYPES).default('all').meta({
      description: 'Which answers are deleted',
      example: 'transits',
    }),
  })
  .meta({ id: 'ClearCacheRequest', description: 'What is to be deleted; without a member, everything' });
