import type { JdRange } from '../../base/units/time.ts';
import type { LongitudePiece } from '../port.ts';
import { evaluateChebyshev } from '../search/chebyshev.ts';

/** Days for one unit of the normalized time `x`, which runs from −1 to 1 over a piece. */
export const daysPerX = ({ fromJdUt, toJdUt }: JdRange): number => (toJdUt - fromJdUt) / 2;

/** Normalized time of a moment in a piece, `[-1, 1]`. */
export const normalizedTimeAt = (piece: JdRange, moment: number): number =>
  (moment - piece.fromJdUt) / daysPerX(piece) - 1;

/** Longitude on the fit, degrees: starts in `[0, 360)` and is unwrapped from there. */
export const fittedLongitudeDeg = (piece: LongitudePiece, moment: number): number =>
  evaluateChebyshev(piece.series, normalizedTimeAt(piece, moment));

/** Longitude on the fit some days after a moment, {@link fittedLongitudeDeg} with more digits of the time. */
export const fittedLongitudeAfter = (piece: LongitudePiece, moment: number, days: number): number => {
  const daysIn = moment - piece.fromJdUt + days;
  return evaluateChebyshev(piece.series, daysIn / daysPerX(piece) - 1);
};

/** Speed on the fit, degrees per day. */
export const fittedSpeedDegPerDay = (piece: LongitudePiece, moment: number): number =>
  evaluateChebyshev(piece.slope, normalizedTimeAt(piece, moment)) / daysPerX(piece);

/**
 * A speed that the fit has everywhere at least, forward or backward, degrees per day; negative where it may turn. Chebyshev
 * polynomials stay within `[-1, 1]`.
 */
export function minimumSpeedDegPerDay(piece: LongitudePiece): number {
  const { slope } = piece;
  let others = 0;
  for (let order = 1; order < slope.length; order += 1) others += Math.abs(slope[order] as number);
  return (Math.abs(slope[0] ?? 0) - others) / daysPerX(piece);
}

/**
 * The largest stated error of a fit without a kink, degrees: one in 500 of the larger ones is exceeded, up to six times, as
 * where a body's light passes the Sun between two checks.
 */
const LARGEST_SMOOTH_ERROR_DEG = 2.8e-9;
/** Of 1.1 million moments of Sun, Mercury, Venus and Mars 46 exceed a smaller stated error, none of them by 30 %. */
const EXCESS_OF_STATED_ERROR = 1.3;

/** Error that the fit never exceeds, degrees; infinite for a fit that may have a kink. */
export const certainErrorDeg = ({ errorDeg }: LongitudePiece): number =>
  errorDeg <= LARGEST_SMOOTH_ERROR_DEG ? EXCESS_OF_STATED_ERROR * errorDeg : Number.POSITIVE_INFINITY;

/** Largest error of the fit's speed, degrees per day: the fit's error swings to and fro between neighboring nodes. */
export const speedErrorDegPerDay = (piece: LongitudePiece): number => piece.errorDeg / (daysPerX(piece) / 8);
