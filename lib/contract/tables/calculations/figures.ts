import { ANSWER_TTL_SECONDS } from '../answers/ttl.ts';
import type { Counts, Statistics } from '../statistics.ts';
import { type Histogram, mergeHistograms, readHistogram } from './histogram.ts';
import { CALCULATION_KINDS, type CalculationKind } from './kinds.ts';
import { listDurationsIds, listSizesIds } from './record-ids.ts';

/** Durations of calculated and of cached answers of one kind. */
interface KindFigures {
  /** Microseconds. */
  readonly computed: Histogram;
  /** Microseconds. */
  readonly hits: Histogram;
  /** Calculation time divided by the time of the hit, in thousandths, for each hit. */
  readonly gains: Histogram;
  /** Number of look-ups that found no answer in the cache. */
  readonly misses: number;
}

export type Figures = Readonly<Record<CalculationKind, KindFigures>>;

/**
 * Reads the figures of the whole service over the last days, by kind.
 *
 * @throws TableUnavailable
 */
export async function readFigures(statistics: Statistics, now: Date): Promise<Figures> {
  const records = await statistics.read(CALCULATION_KINDS.flatMap((kind) => listDurationsIds(kind, now)));
  const figures = CALCULATION_KINDS.map((kind) => {
    const days = listDurationsIds(kind, now).map((id) => records.get(id) ?? {});
    return [kind, toKindFigures(days)];
  });
  return Object.fromEntries(figures) as Figures;
}

/** Converts the figures of each kind to a value. */
export function mapByKind<Value>(
  figures: Figures,
  toValue: (kind: KindFigures) => Value,
): Record<CalculationKind, Value> {
  const entries = CALCULATION_KINDS.map((kind) => [kind, toValue(figures[kind])]);
  return Object.fromEntries(entries) as Record<CalculationKind, Value>;
}

function toKindFigures(days: readonly Counts[]): KindFigures {
  return {
    computed: readHistogram(days, 'computed'),
    hits: readHistogram(days, 'hit'),
    gains: readHistogram(days, 'gain'),
    misses: days.reduce((sum, { misses = 0 }) => sum + misses, 0),
  };
}

/** The share of cache look-ups that found an answer, in `[0, 1]`; undefined if there was no look-up. */
export function computeHitRate(figures: Figures): number | undefined {
  const kinds = Object.values(figures);
  const hits = kinds.reduce((sum, kind) => sum + kind.hits.samples, 0);
  const misses = kinds.reduce((sum, kind) => sum + kind.misses, 0);
  return hits + misses > 0 ? hits / (hits + misses) : undefined;
}

/** The `gains` of all kinds as one histogram, in thousandths. */
export const mergeGains = (figures: Figures): Histogram =>
  mergeHistograms(Object.values(figures).map(({ gains }) => gains));

/**
 * Reads the compressed size of the cached answers in bytes: all that was written, minus what was deleted or has
 * expired. Expiry is accurate to the day.
 *
 * @throws TableUnavailable
 */
export async function readCachedBytes(statistics: Statistics, now: Date): Promise<number> {
  const records = await statistics.read(listSizesIds(now, ANSWER_TTL_SECONDS));
  const bytes = [...records.values()].flatMap((record) => Object.values(record));
  return Math.max(
    0,
    bytes.reduce((sum, each) => sum + each, 0),
  );
}
