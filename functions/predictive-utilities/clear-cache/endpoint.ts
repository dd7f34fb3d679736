import { CACHED_ANSWER_TYPES } from '../../../lib/base/catalog/cached-answer-types.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { invalidateAnswers } from '../../../lib/contract/tables/answers/invalidation.ts';
import { awaitTable } from '../await-table.ts';
import { clearCacheExamples } from './examples.ts';
import { ClearCacheRequest } from './request.ts';
import { ClearCacheResponse, toClearCacheResponse } from './response.ts';

export const clearCache = defineEndpoint(
  {
    method: 'POST',
    path: '/predictive/optimization/clear-cache',
    summary: 'Delete cached answers',
    description:
      'After this answer no instance returns a deleted answer. The request takes one second longer than the deletion, because instances check once a second whether the cache was cleared. It stops after 20 seconds; `message` then says that answers are left, and a further request deletes them.',
    uses: ['answerTable', 'statistics'],
    request: { body: ClearCacheRequest },
    response: ClearCacheResponse,
    errors: ['StorageUnavailable'],
    scope: 'cache:clear',
    limits: 'none',
    cache: 'none',
    examples: clearCacheExamples,
  },
  async ({ body: { cache_type: type } }, services) => {
    const types = type === 'all' ? CACHED_ANSWER_TYPES : [type];
    return toClearCacheResponse(await awaitTable(invalidateAnswers(services, types)), type);
  },
);
