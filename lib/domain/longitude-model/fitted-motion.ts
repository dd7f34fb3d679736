import type { JdRange } from '../../units/time.ts';
import { evaluateChebyshev } from '../search/chebyshev.ts';
import type { LongitudePiece } from './longitude-piece.ts';

export const daysPerX = ({ fromJdUt, toJdUt }: JdRange): number => (toJdUt - fromJdUt) / 2;

/** Where in a piece a moment lies, `[-1, 1]`. */
export const normalizedTimeAt = (piece: JdRange, moment: number): number =>
  (moment - piece.fromJdUt) / daysPerX(piece) - 1;

/** A fit's longitude, degrees: begins in `[0, 360)` and runs on. */
export const fittedLongitudeDeg = (piece: LongitudePiece, moment: number): number =>
  evaluateChebyshev(piece.series, normalizedTimeAt(piece, moment));

/** A fit's speed, degrees per day. */
export const fittedSpeedDegPerDay = (piece: LongitudePiece, moment: number): number =>
  evaluateChebyshev(piece.slope, normalizedTimeAt(piece, moment)) / daysPerX(piece);

/** A fit swings about what it was fitted to, from node to node: so fast may the difference change, degrees per day. */
export const speedErrorDegPerDay = (piece: LongitudePiece): number => piece.errorDeg / (daysPerX(piece) / 8);
