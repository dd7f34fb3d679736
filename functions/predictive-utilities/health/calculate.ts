import { type CacheServices, hasAnswerCache, isAnswerCacheReachable } from '../answer-cache.ts';

/** State of the cache of answers. */
export interface CacheState {
  readonly hasCache: boolean;
  readonly isReachable: boolean;
}

export async function readCacheState(services: CacheServices): Promise<CacheState> {
  return { hasCache: hasAnswerCache(services), isReachable: await isAnswerCacheReachable(services) };
}
