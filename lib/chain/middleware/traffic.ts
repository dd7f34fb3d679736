import { toTrafficRecordId } from '../../contract/tables/record-ids.ts';
import type { Recorder } from '../../contract/tables/recorder.ts';
import { type Traffic, toTrafficCounts } from '../../contract/tables/traffic.ts';
import type { ChainRequest, Middleware } from '../call.ts';

/**
 * Counts every answer, problems included, and flushes the counts when they are due. The flush is awaited, because
 * nothing runs between invocations. It is the first middleware, so its `after` runs last, when the answer is final.
 */
export function countTraffic(recorder: Recorder): Middleware {
  const count = async (request: ChainRequest): Promise<void> => {
    const now = new Date();
    recorder.count(toTrafficRecordId(now), toTrafficCounts(toTraffic(request)));
    await recorder.flushIfDue(now.getTime());
  };
  return { after: count, onError: count };
}

function toTraffic({ context, response }: ChainRequest): Partial<Traffic> {
  const outcome = response?.headers?.['X-Cache'];
  return {
    requests: 1,
    failures: (response?.statusCode ?? 500) >= 500 ? 1 : 0,
    latencyUs: Math.round(1000 * (context.call?.context.elapsedMs() ?? 0)),
    cacheHits: outcome === 'hit' ? 1 : 0,
    cacheMisses: outcome === 'miss' ? 1 : 0,
  };
}
