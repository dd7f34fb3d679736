import { ANSWER_TTL_SECONDS } from '../answers/ttl.ts';
import type { Counts, Statistics } from '../statistics.ts';
import { type Histogram, mergeHistograms, readHistogram } from './histogram.ts';
import { CALCULATION_KINDS, type CalculationKind } from './kinds.ts';
import { listDurationsIds, listSizesIds } from './record-ids.ts';

/** How long answers took that were calculated, and how long those from the cache. */
export interface KindFigures {
  /** Microseconds. */
  readonly computed: Histogram;
  /** Microseconds. */
  readonly hits: Histogram;
  /** How many times faster than calculated each hit was, thousandths. */
  readonly gains: Histogram;
  /** Answers that were looked for in the cache in vain. */
  readonly misses: number;
}

export type Figures = Readonly<Record<CalculationKind, KindFigures>>;

/**
 * What the service did over the last days, by kind.
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

/** What is told of each kind. */
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

/** The share of look-ups that found an answer; undefined where nothing was looked up. */
export function computeHitRate(figures: Figures): number | undefined {
  const kinds = Object.values(figures);
  const hits = kinds.reduce((sum, kind) => sum + kind.hits.samples, 0);
  const misses = kinds.reduce((sum, kind) => sum + kind.misses, 0);
  return hits + misses > 0 ? hits / (hits + misses) : undefined;
}

/** How many times faster than calculated hits were, all kinds together, in thousandths. */
export const mergeGains = (figures: Figures): Histogram =>
  mergeHistograms(Object.values(figures).map(({ gains }) => gains));

/**
 * Compressed bytes of the answers that are kept: those that were written, less what was cleared and what has expired, to
 * the day.
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
