import type { Services } from '../../lib/http/services.ts';

type Needs = Pick<Services, 'answerTable'>;

/** Whether the deployment has a cache of answers at all: without one it cannot be opened. */
export function hasAnswerCache(services: Needs): boolean {
  try {
    return services.answerTable !== undefined;
  } catch {
    return false;
  }
}

/** Whether the cache answers. */
export async function isAnswerCacheReachable(services: Needs): Promise<boolean> {
  try {
    await services.answerTable.readInvalidation();
    return true;
  } catch {
    return false;
  }
}
