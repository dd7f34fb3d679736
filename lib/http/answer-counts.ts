import type { CacheEntry } from '../store/answers/answer-cache.ts';
import type { CachedAnswer } from '../store/answers/serialization.ts';
import { toSampleCounts } from '../store/calculations/histogram.ts';
import { calculationKindOf } from '../store/calculations/kinds.ts';
import { toDurationsId, toSizesId } from '../store/calculations/record-ids.ts';
import type { Recorder } from '../store/recorder.ts';
import type { EndpointDescriptor } from './endpoint.ts';

export type CalculationCounter = Pick<Recorder, 'count'>;

/** How an answer came about. */
export interface ServedAnswer extends CachedAnswer {
  /** What X-Cache says. */
  readonly outcome: 'hit' | 'miss' | 'bypass';
  /** From looking it up, or from beginning to calculate, to its text. */
  readonly tookUs: number;
  readonly cacheEntry?: CacheEntry | undefined;
  /** The cache did not do its part. */
  readonly failed?: true | undefined;
}

type CountedEndpoint = Pick<EndpointDescriptor, 'path' | 'stored'>;

/** How many times faster than calculated a hit was: a ratio is counted in thousandths, as buckets begin at 1. */
const RATIO_UNIT = 1000;

/** Adds an answer to what the service tells of itself. */
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
