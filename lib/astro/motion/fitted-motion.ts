import type { NumberedBodyId } from '../../base/catalog/bodies.ts';
import type { JdRange, JdUt } from '../../base/units/time.ts';
import { evaluateChebyshev } from '../search/chebyshev.ts';
import { type GeocentricSky, longitudeAt } from './geocentric-sky.ts';
import type { LongitudePiece } from './longitude-piece.ts';

/** Days for one unit of the normalized time `x`, which runs from −1 to 1 over a piece. */
export const daysPerX = ({ fromJdUt, toJdUt }: JdRange): number => (toJdUt - fromJdUt) / 2;

/** Normalized time of a moment in a piece, `[-1, 1]`. */
export const normalizedTimeAt = (piece: JdRange, moment: number): number =>
  (moment - piece.fromJdUt) / daysPerX(piece) - 1;

/** Longitude on the fit, degrees: starts in `[0, 360)` and is unwrapped from there. */
export const fittedLongitudeDeg = (piece: LongitudePiece, moment: number): number =>
  evaluateChebyshev(piece.series, normalizedTimeAt(piece, moment));

/** Speed on the fit, degrees per day. */
export const fittedSpeedDegPerDay = (piece: LongitudePiece, moment: number): number =>
  evaluateChebyshev(piece.slope, normalizedTimeAt(piece, moment)) / daysPerX(piece);

/**
 * A fit whose stated error is no larger settles exact moments without the engine, degrees: 0.00007″. One error in 500 is larger than
 * stated, up to six times, where a body's light passes the Sun between two checks. A millisecond of the Moon is 0.0006″, so that
 * moments keep within the 0.001″ that the service states.
 */
const EXACT_WITHIN_DEG = 2e-8;

/** Whether a fit settles exact moments by itself. */
export const isExact = ({ errorDeg }: LongitudePiece): boolean => errorDeg <= EXACT_WITHIN_DEG;

/** A longitude from a fit that is exact, else from the engine, degrees; not normalized. */
export const exactLongitudeDeg = (
  sky: GeocentricSky,
  body: NumberedBodyId,
  { piece, moment }: { readonly piece: LongitudePiece; readonly moment: JdUt },
): number => (isExact(piece) ? fittedLongitudeDeg(piece, moment) : longitudeAt(sky, body, moment));

/** Largest error of the fit's speed, degrees per day: the fit's error swings to and fro between neighboring nodes. */
export const speedErrorDegPerDay = (piece: LongitudePiece): number => piece.errorDeg / (daysPerX(piece) / 8);
