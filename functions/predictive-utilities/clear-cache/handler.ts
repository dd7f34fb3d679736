import { CACHED_ANSWER_TYPES } from '../../../lib/base/catalog/cached-answer-types.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { invalidateAnswers } from '../../../lib/contract/tables/answers/invalidation.ts';
import { awaitTable } from '../await-table.ts';
import type { contract } from './contract.ts';
import type { clearCache } from './endpoint.ts';
import { ClearCacheRequest } from './request.ts';
import { toClearCacheResponse } from './response.ts';

const clearCacheExamples: readonly Example[] = [
  { name: 'everything', summary: 'Every answer', body: {} },
  { name: 'transits', summary: 'The answers of one type', body: { cache_type: 'transits' } },
];

export const handler: EndpointHandler = defineHandler<typeof clearCache, typeof contract>()({
  request: { body: ClearCacheRequest },
  examples: clearCacheExamples,
  run: async ({ body: { cache_type: type } }, services) => {
    const types = type === 'all' ? CACHED_ANSWER_TYPES : [type];
    return toClearCacheResponse(await awaitTable(invalidateAnswers(services, types)), type);
  },
});
