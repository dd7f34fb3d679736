import { clipRange, type JdRange, type JdUt, rangeAround } from '../../base/units/time.ts';
import { deriveChebyshev, evaluateChebyshev } from './chebyshev.ts';
import { type CurvePiece, evaluatePiece, fitCurve, momentAt, type ValueAt } from './curve.ts';

/** A local extremum of a quantity. */
export interface Extremum {
  readonly moment: JdUt;
  readonly value: number;
  readonly kind: 'maximum' | 'minimum';
}

/** Two extrema of one kind within this time are the same, found in two overlapping pieces. */
const DUPLICATE_WITHIN_DAYS = 1 / 1440;

/**
 * Local extrema of a fitted curve, ascending, each once.
 *
 * The moment is the fit's. Around an extremum a quantity hardly changes, and the noise of the engine's values there is
 * larger than the change in a second.
 */
export function findExtrema(pieces: readonly CurvePiece[]): readonly Extremum[] {
  const extrema: Extremum[] = [];
  for (const piece of pieces) {
    const slope = deriveChebyshev(piece.series);
    for (const x of piece.extrema) {
      const isMaximum = evaluateChebyshev(deriveChebyshev(slope), x) < 0;
      const kind = isMaximum ? 'maximum' : 'minimum';
      const extremum: Extremum = { moment: momentAt(piece, x), value: evaluatePiece(piece, x), kind };
      if (!isSameExtremum(extrema.at(-1), extremum)) extrema.push(extremum);
    }
  }
  return extrema;
}

/** Fine fit that refines an extremum of a coarse curve. */
interface ExtremumFit {
  /** Half-width of the fine fit around the coarse extremum, days. */
  readonly halfWidthDays: number;
  /** Terms of the fine fit. */
  readonly terms: number;
  /** Samples of the fine fit. */
  readonly samples: number;
  /** Range in which the quantity is defined. */
  readonly within: JdRange;
}

/**
 * Refines an extremum of a coarse curve on a short, fine fit around it.
 *
 * @returns undefined where the fine fit has no extremum of this kind
 */
export function refineExtremum(coarse: Extremum, valueAt: ValueAt, fineFit: ExtremumFit): Extremum | undefined {
  const { halfWidthDays, terms, samples, within } = fineFit;
  const range = clipRange(rangeAround(coarse.moment, halfWidthDays), within);
  const fit = { pieceDays: 2 * halfWidthDays, terms, samples, tolerance: Number.POSITIVE_INFINITY };
  const distance = ({ moment }: Extremum): number => Math.abs(moment - coarse.moment);
  return findExtrema(fitCurve(range, valueAt, fit))
    .filter(({ kind }) => kind === coarse.kind)
    .sort((a, b) => distance(a) - distance(b))[0];
}

function isSameExtremum(last: Extremum | undefined, next: Extremum): boolean {
  return last !== undefined && last.kind === next.kind && next.moment - last.moment < DUPLICATE_WITHIN_DAYS;
}
