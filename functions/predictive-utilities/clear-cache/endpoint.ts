import { CACHED_ANSWER_TYPES } from '../../../lib/catalog/cached-answer-types.ts';
import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { invalidateAnswers } from '../../../lib/store/answers/invalidation.ts';
import { awaitTable } from '../await-table.ts';
import { clearCacheExamples } from './examples.ts';
import { ClearCacheRequest } from './request.ts';
import { ClearCacheResponse, toClearCacheResponse } from './response.ts';

export const clearCache = defineEndpoint(
  {
    method: 'POST',
    path: '/predictive/optimization/clear-cache',
    summary: 'Delete kept answers',
    description:
      'Takes a second more than the deleting: instances answer from memory for as long before they ask whether anything was cleared. So once this is answered, everything is calculated anew. After 20 seconds of deleting it stops and says so; ask again for the rest.',
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
