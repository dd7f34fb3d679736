import type { JdRange } from '../../units/time.ts';
import { evaluateChebyshev } from '../search/chebyshev.ts';
import type { LongitudePiece } from './longitude-piece.ts';

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

/** Largest error of the fit's speed, degrees per day: the fit's error swings to and fro between neighbouring nodes. */
export const speedErrorDegPerDay = (piece: LongitudePiece): number => piece.errorDeg / (daysPerX(piece) / 8);
