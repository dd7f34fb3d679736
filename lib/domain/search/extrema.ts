import { clipRange, type JdRange, type JdUt, rangeAround } from '../../units/time.ts';
import { deriveChebyshev, evaluateChebyshev } from './chebyshev.ts';
import { type CurvePiece, evaluatePiece, fitCurve, momentAt, type ValueAt } from './curve.ts';

/** A moment at which a quantity turns. */
export interface Extremum {
  readonly moment: JdUt;
  readonly value: number;
  readonly kind: 'maximum' | 'minimum';
}

/** Nearer than this two extrema of one kind are one, seen by two pieces that overlap. */
const DUPLICATE_WITHIN_DAYS = 1 / 1440;

/**
 * Where a fitted curve turns, ascending, each once.
 *
 * The moment is the fit's: round its own extremum a quantity hardly moves, and what the engine gives there flickers by
 * more than a second's worth.
 */
export function findExtrema(pieces: readonly CurvePiece[]): readonly Extremum[] {
  const found: Extremum[] = [];
  for (const piece of pieces) {
    const slope = deriveChebyshev(piece.series);
    for (const x of piece.extrema) {
      const isMaximum = evaluateChebyshev(deriveChebyshev(slope), x) < 0;
      const kind = isMaximum ? 'maximum' : 'minimum';
      const extremum: Extremum = { moment: momentAt(piece, x), value: evaluatePiece(piece, x), kind };
      if (!isSameExtremum(found.at(-1), extremum)) found.push(extremum);
    }
  }
  return found;
}

/** How an extremum of a coarse curve is settled. */
export interface ExtremumFit {
  /** A fine fit reaches so far to either side of where the coarse one has the extremum, days. */
  readonly halfWidthDays: number;
  /** Terms of the fine fit, and samples it is taken from. */
  readonly terms: number;
  readonly samples: number;
  /** Where the quantity can be asked for. */
  readonly within: JdRange;
}

/**
 * The extremum near one that a coarse curve has, on a short and fine fit of its own.
 *
 * @returns undefined where the quantity itself does not turn there
 */
export function refineExtremum(coarse: Extremum, valueAt: ValueAt, settling: ExtremumFit): Extremum | undefined {
  const { halfWidthDays, terms, samples, within } = settling;
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
