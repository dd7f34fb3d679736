import type { JdRange } from '../../ephemeris/port.ts';
import { arcDeg } from '../../units/angle.ts';
import { type JdUt, jdUt } from '../../units/time.ts';
import { type ChebyshevSeries, chebyshevNodes, evaluateChebyshev, fitChebyshev, tailOf } from './chebyshev.ts';
import { extremaOf } from './roots.ts';

/** A quantity as a function of time. */
export type ValueAt = (moment: JdUt) => number;

/** How finely a quantity is fitted. */
export interface Fit {
  /** Longest piece, days: short enough that an angle turns less than 180° from node to node. */
  readonly pieceDays: number;
  /** Terms of a piece's series. */
  readonly terms: number;
  /** A piece whose last terms are larger is halved, in the unit of the quantity. */
  readonly tolerance: number;
}

/** One polynomial piece of a curve. */
export interface Piece extends JdRange {
  readonly series: ChebyshevSeries;
  /** Where its derivative is zero, `x` in `[-1, 1]`, ascending. */
  readonly extrema: readonly number[];
}

/** A piece so short that its fit stops at rounding, whatever its last terms say. */
const SHORTEST_PIECE_DAYS = 1 / 64;

/** Fits a quantity over a window, piece by piece, each as short as its tolerance asks. */
export function fitCurve(window: JdRange, valueAt: ValueAt, fit: Fit): readonly Piece[] {
  return fitPieces(window, (moments) => moments.map(valueAt), fit);
}

/** Fits an angle, degrees: within a piece it runs on over 360° or under 0°. */
export function fitAngle(window: JdRange, angleAt: ValueAt, fit: Fit): readonly Piece[] {
  return fitPieces(window, (moments) => unwrapped(moments.map(angleAt)), fit);
}

type Sample = (moments: readonly JdUt[]) => readonly number[];

function fitPieces(window: JdRange, sample: Sample, fit: Fit): readonly Piece[] {
  const count = Math.max(1, Math.ceil((window.toJdUt - window.fromJdUt) / fit.pieceDays));
  const step = (window.toJdUt - window.fromJdUt) / count;
  const border = (index: number): JdUt => jdUt(window.fromJdUt + index * step);
  const fitWithin = (span: JdRange): readonly Piece[] => {
    const piece = fitPiece(overlapping(span, window), sample, fit);
    const isShortest = span.toJdUt - span.fromJdUt <= SHORTEST_PIECE_DAYS;
    if (isShortest || tailOf(piece.series) <= fit.tolerance) return [piece];
    const middle = jdUt((span.fromJdUt + span.toJdUt) / 2);
    return [...fitWithin({ ...span, toJdUt: middle }), ...fitWithin({ ...span, fromJdUt: middle })];
  };
  return Array.from({ length: count }, (_, index) => index).flatMap((index) =>
    fitWithin({ fromJdUt: border(index), toJdUt: border(index + 1) }),
  );
}

function fitPiece(span: JdRange, sample: Sample, { terms }: Fit): Piece {
  const series = fitChebyshev(sample(chebyshevNodes(terms).map((x) => momentAt(span, x))));
  return { ...span, series, extrema: extremaOf(series) };
}

/**
 * Neighbouring pieces overlap a little, as their fits differ a little: what lies on the border is then seen by one of
 * them at least.
 */
function overlapping({ fromJdUt, toJdUt }: JdRange, window: JdRange): JdRange {
  const overlap = (toJdUt - fromJdUt) / 1000;
  return {
    fromJdUt: jdUt(Math.max(fromJdUt - overlap, window.fromJdUt)),
    toJdUt: jdUt(Math.min(toJdUt + overlap, window.toJdUt)),
  };
}

/** Turns on where an angle passes 0°. */
function unwrapped(angles: readonly number[]): readonly number[] {
  let last = angles[0] ?? 0;
  return angles.map((angle) => {
    last += arcDeg(last, angle);
    return last;
  });
}

/** The moment at `x` in `[-1, 1]` of a span. */
export function momentAt({ fromJdUt, toJdUt }: JdRange, x: number): JdUt {
  return jdUt(fromJdUt + ((x + 1) / 2) * (toJdUt - fromJdUt));
}

/** Value of a piece at `x` in `[-1, 1]`. */
export function pieceValue(piece: Piece, x: number): number {
  return evaluateChebyshev(piece.series, x);
}
