import { clipRange, type JdRange, type JdUt, jdUt, widenRange } from '../../base/units/time.ts';
import {
  type ChebyshevSeries,
  chebyshevNodes,
  deriveChebyshev,
  evaluateChebyshev,
  fitChebyshev,
  tailMagnitude,
} from './chebyshev.ts';
import { findRoots, findSeriesExtrema } from './roots.ts';
import type { ValueAt, Zero } from './zeros.ts';

/** How finely a quantity is fitted. */
export interface FitSettings {
  /** Longest piece, days. */
  readonly pieceDays: number;
  /** Terms of a piece's series. */
  readonly terms: number;
  /** Samples of a piece, by default as many as terms. More samples smooth out noise. */
  readonly samples?: number;
  /** A piece whose last terms are larger is halved, in the unit of the quantity. */
  readonly tolerance: number;
  /**
   * Share of a piece's length by which it reaches into each neighbor, by default 1/1000. A coarse fit needs more: its
   * errors may move an extremum across the border in both pieces, so that neither contains it.
   */
  readonly overlap?: number;
}

/** One polynomial piece of a curve. */
export interface CurvePiece extends JdRange {
  readonly series: ChebyshevSeries;
  /** Where its derivative is zero, `x` in `[-1, 1]`, ascending. */
  readonly extrema: readonly number[];
}

/** Shortest piece, days: a shorter one would fit rounding errors. */
const SHORTEST_PIECE_DAYS = 1 / 64;
const DEFAULT_OVERLAP = 1 / 1000;

/** Fits a quantity over a window in pieces, each halved until it meets the tolerance. */
export function fitCurve(window: JdRange, valueAt: ValueAt, fit: FitSettings): readonly CurvePiece[] {
  const count = Math.max(1, Math.ceil((window.toJdUt - window.fromJdUt) / fit.pieceDays));
  const step = (window.toJdUt - window.fromJdUt) / count;
  const border = (index: number): JdUt => jdUt(window.fromJdUt + index * step);
  const fitWithin = (span: JdRange): readonly CurvePiece[] => {
    const piece = fitPiece(widenByOverlap(span, window, fit), valueAt, fit);
    const isShortest = span.toJdUt - span.fromJdUt <= SHORTEST_PIECE_DAYS;
    if (isShortest || tailMagnitude(piece.series) <= fit.tolerance) return [piece];
    const middle = jdUt((span.fromJdUt + span.toJdUt) / 2);
    return [...fitWithin({ ...span, toJdUt: middle }), ...fitWithin({ ...span, fromJdUt: middle })];
  };
  return Array.from({ length: count }, (_, index) => index).flatMap((index) =>
    fitWithin({ fromJdUt: border(index), toJdUt: border(index + 1) }),
  );
}

/** The first terms of the series through the samples are their least-squares fit, weighted toward the ends. */
function fitPiece(span: JdRange, valueAt: ValueAt, { terms, samples = terms }: FitSettings): CurvePiece {
  const values = chebyshevNodes(samples).map((x) => valueAt(momentAt(span, x)));
  const series = fitChebyshev(values).slice(0, terms);
  return { ...span, series, extrema: findSeriesExtrema(series) };
}

/**
 * Neighboring pieces overlap a little, as their fits differ a little: at least one of them then contains an extremum on
 * their border.
 */
function widenByOverlap(piece: JdRange, window: JdRange, fit: FitSettings): JdRange {
  const overlapDays = (piece.toJdUt - piece.fromJdUt) * (fit.overlap ?? DEFAULT_OVERLAP);
  return clipRange(widenRange(piece, overlapDays), window);
}

/** The moment at `x` in `[-1, 1]` of a span. */
export function momentAt({ fromJdUt, toJdUt }: JdRange, x: number): JdUt {
  return jdUt(fromJdUt + ((x + 1) / 2) * (toJdUt - fromJdUt));
}

/** Value of a piece at `x` in `[-1, 1]`. */
export function evaluatePiece(piece: CurvePiece, x: number): number {
  return evaluateChebyshev(piece.series, x);
}

/** Two zeros in one direction within this time, an hour, are the same, found in two overlapping pieces. */
const DUPLICATE_WITHIN_DAYS = 1 / 24;

/** Every moment at which a fitted quantity passes a level, ascending, each once, as exactly as it is fitted. */
export function findCurveZeros(pieces: readonly CurvePiece[], level = 0): readonly Zero[] {
  const zeros = pieces.flatMap((piece) => {
    const [mean = 0, ...rest] = piece.series;
    const slope = deriveChebyshev(piece.series);
    return findRoots([mean - level, ...rest]).map((x) => ({
      moment: momentAt(piece, x),
      isRising: evaluateChebyshev(slope, x) > 0,
    }));
  });
  return zeros.filter((zero, index) => !isSameZero(zeros[index - 1], zero));
}

const isSameZero = (last: Zero | undefined, { moment, isRising }: Zero): boolean =>
  last !== undefined && last.isRising === isRising && Math.abs(moment - last.moment) < DUPLICATE_WITHIN_DAYS;
