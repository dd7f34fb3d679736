import type { Kept } from '../store/answers/answer-cache.ts';
import type { StoredAnswer } from '../store/answers/packing.ts';
import { sampleCounts } from '../store/calculations/histogram.ts';
import { kindOf } from '../store/calculations/kinds.ts';
import { durationsId, sizesId } from '../store/calculations/records.ts';
import type { Recorder } from '../store/recorder.ts';
import type { EndpointDescriptor } from './endpoint.ts';

export type CalculationCounter = Pick<Recorder, 'count'>;

/** How an answer came about. */
export interface Told extends StoredAnswer {
  /** What X-Cache says. */
  readonly outcome: 'hit' | 'miss' | 'bypass';
  /** From looking it up, or from beginning to calculate, to its text. */
  readonly tookUs: number;
  readonly kept?: Kept | undefined;
  /** The cache did not do its part. */
  readonly failed?: true | undefined;
}

type Answering = Pick<EndpointDescriptor, 'path' | 'stored'>;

/** How many times faster than calculated a hit was: a ratio is counted in thousandths, as buckets begin at 1. */
const RATIO_UNIT = 1000;

/** Adds an answer to what the service tells of itself. */
export function countAnswer(recorder: CalculationCounter, { path, stored }: Answering, told: Told): void {
  const kind = kindOf(path);
  if (kind) recorder.count(durationsId(kind, new Date()), durations(told));
  if (told.kept && stored) recorder.count(sizesId(new Date(told.kept.expiresAt * 1000)), { [stored]: told.kept.bytes });
}

function durations({ outcome, tookUs, calculatedInUs }: Told) {
  if (outcome === 'bypass') return sampleCounts('computed', tookUs);
  if (outcome === 'miss') return { ...sampleCounts('computed', tookUs), misses: 1 };
  const ratio = (RATIO_UNIT * calculatedInUs) / Math.max(1, tookUs);
  return { ...sampleCounts('hit', tookUs), ...sampleCounts('gain', ratio) };
}
