import { CACHED_ANSWER_TYPES } from '../../../lib/catalog/cached-answer-types.ts';
import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { ClearCacheRequest, ClearCacheResponse } from '../../../lib/schemas/predictive-utilities/clear-cache.ts';
import type { DeletedAnswers } from '../../../lib/store/answers/answer-table.ts';
import { invalidateAnswers } from '../../../lib/store/answers/invalidation.ts';
import { awaitTable } from '../from-storage.ts';

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
    examples: [
      { name: 'everything', summary: 'Every answer', body: {} },
      { name: 'transits', summary: 'The answers of one type', body: { cache_type: 'transits' } },
    ],
  },
  async ({ body: { cache_type } }, services) => {
    const types = cache_type === 'all' ? CACHED_ANSWER_TYPES : [cache_type];
    const cleared = await awaitTable(invalidateAnswers(services, types));
    return {
      message: describeDeletion(cleared, cache_type),
      cache_types_available: [...CACHED_ANSWER_TYPES],
      cleared_entries: cleared.answers,
      freed_memory_mb: cleared.bytes / 1e6,
    };
  },
);

function describeDeletion({ answers, isComplete }: DeletedAnswers, type: string): string {
  const what = `${answers} ${answers === 1 ? 'answer' : 'answers'} of ${type === 'all' ? 'every type' : `type ${type}`}`;
  return isComplete ? `Deleted ${what}.` : `Deleted ${what}; there are more: ask again.`;
}
