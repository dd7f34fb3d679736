import type { Endpoint } from '../contract/endpoint.ts';
import type { CachedAnswer, CacheEntry } from '../contract/tables/answers/answer-cache.ts';
import { toSampleCounts } from '../contract/tables/calculations/histogram.ts';
import { calculationKindOf } from '../contract/tables/calculations/kinds.ts';
import { toDurationsId, toSizesId } from '../contract/tables/calculations/record-ids.ts';
import type { Recorder } from '../contract/tables/recorder.ts';

export type CalculationCounter = Pick<Recorder, 'count'>;

/** An answer with its source (cache or calculation) and its duration. */
export interface ServedAnswer extends CachedAnswer {
  /** The value of the `X-Cache` header. */
  readonly outcome: 'hit' | 'miss' | 'bypass';
  /** Microseconds from the start of the lookup (or of the calculation) to the serialized text. */
  readonly tookUs: number;
  readonly cacheEntry?: CacheEntry | undefined;
  /** True when the cache was unavailable. */
  readonly failed?: true | undefined;
}

type CountedEndpoint = Pick<Endpoint, 'path' | 'stored'>;

/** Scale of the speed-up of a hit over its calculation: counted in thousandths, because histogram buckets begin at 1. */
const RATIO_UNIT = 1000;

/** Adds an answer to the service's own statistics. */
export function countAnswer(
  recorder: CalculationCounter,
  { path, stored }: CountedEndpoint,
  served: ServedAnswer,
): void {
  const kind = calculationKindOf(path);
  if (kind) recorder.count(toDurationsId(kind, new Date()), toDurationCounts(served));
  if (served.cacheEntry && stored)
    recorder.count(toSizesId(new Date(served.cacheEntry.expiresAt * 1000)), { [stored]: served.cacheEntry.bytes });
}

function toDurationCounts({ outcome, tookUs, calculatedInUs }: ServedAnswer) {
  if (outcome === 'bypass') return toSampleCounts('computed', tookUs);
  if (outcome === 'miss') return { ...toSampleCounts('computed', tookUs), misses: 1 };
  const ratio = (RATIO_UNIT * calculatedInUs) / Math.max(1, tookUs);
  return { ...toSampleCounts('hit', tookUs), ...toSampleCounts('gain', ratio) };
}
