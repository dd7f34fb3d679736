import * as z from 'zod';
import { CLEARABLE_TYPES } from '../../../lib/base/catalog/cached-answer-types.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';

export const ClearCacheRequest = z
  .strictObject({
    cache_type: nameEnum(CLEARABLE_TYPES).default('all').meta({
      description:
        'Type of the answers to be deleted. `transits`: searches for transits, ingresses, events and elections, and tables; `returns`: planetary returns; `progressions`: directions and searches of progressions',
      example: 'transits',
    }),
  })
  .meta({ id: 'ClearCacheRequest', description: 'Which answers to delete; an empty object deletes all' });
