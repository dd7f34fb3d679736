import { ANSWER_LIFE_SECONDS } from '../answers/life.ts';
import type { Counts, Statistics } from '../statistics.ts';
import { type Histogram, histogramIn, together } from './histogram.ts';
import { CALCULATION_KINDS, type CalculationKind } from './kinds.ts';
import { durationsIds, sizesIds } from './records.ts';

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
  const records = await statistics.read(CALCULATION_KINDS.flatMap((kind) => durationsIds(kind, now)));
  const figures = CALCULATION_KINDS.map((kind) => {
    const days = durationsIds(kind, now).map((id) => records.get(id) ?? {});
    return [kind, figuresOf(days)];
  });
  return Object.fromEntries(figures) as Figures;
}

/** What is told of each kind. */
export function mapKinds<Told>(figures: Figures, tell: (kind: KindFigures) => Told): Record<CalculationKind, Told> {
  const told = CALCULATION_KINDS.map((kind) => [kind, tell(figures[kind])]);
  return Object.fromEntries(told) as Record<CalculationKind, Told>;
}

function figuresOf(days: readonly Counts[]): KindFigures {
  return {
    computed: histogramIn(days, 'computed'),
    hits: histogramIn(days, 'hit'),
    gains: histogramIn(days, 'gain'),
    misses: days.reduce((sum, { misses = 0 }) => sum + misses, 0),
  };
}

/** The share of look-ups that found an answer; undefined where nothing was looked up. */
export function hitRateOf(figures: Figures): number | undefined {
  const kinds = Object.values(figures);
  const hits = kinds.reduce((sum, kind) => sum + kind.hits.samples, 0);
  const misses = kinds.reduce((sum, kind) => sum + kind.misses, 0);
  return hits + misses > 0 ? hits / (hits + misses) : undefined;
}

/** How many times faster than calculated hits were, all kinds together, in thousandths. */
export const gainsOf = (figures: Figures): Histogram => together(Object.values(figures).map(({ gains }) => gains));

/**
 * Compressed bytes of the answers that are kept: those that were written, less what was cleared and what has expired, to
 * the day.
 *
 * @throws TableUnavailable
 */
export async function keptBytes(statistics: Statistics, now: Date): Promise<number> {
  const records = await statistics.read(sizesIds(now, ANSWER_LIFE_SECONDS));
  const bytes = [...records.values()].flatMap((record) => Object.values(record));
  return Math.max(
    0,
    bytes.reduce((sum, each) => sum + each, 0),
  );
}
