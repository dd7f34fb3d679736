import type { Services } from '../../lib/contract/services.ts';

type CacheServices = Pick<Services, 'answerTable'>;

/** Whether the deployment has a cache of answers. Without one, the service throws on access. */
export function hasAnswerCache(services: CacheServices): boolean {
  try {
    return services.answerTable !== undefined;
  } catch {
    return false;
  }
}

/** Whether the cache of answers responds now. */
export async function isAnswerCacheReachable(services: CacheServices): Promise<boolean> {
  try {
    await services.answerTable.readInvalidation();
    return true;
  } catch {
    return false;
  }
}
