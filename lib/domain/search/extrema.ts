import type { JdUt } from '../../units/time.ts';
import { deriveChebyshev, evaluateChebyshev } from './chebyshev.ts';
import { momentAt, type Piece, pieceValue } from './curve.ts';

/** A moment at which a quantity turns. */
export interface Extremum {
  readonly moment: JdUt;
  readonly value: number;
  readonly kind: 'maximum' | 'minimum';
}

/** Nearer than this two extrema of one kind are one, seen by two pieces that overlap. */
const SAME_DAYS = 1 / 1440;

/**
 * Where a fitted curve turns, ascending, each once.
 *
 * The moment is the fit's: round its own extremum a quantity hardly moves, and what the engine gives there flickers by
 * more than a second's worth.
 */
export function extremaOfCurve(pieces: readonly Piece[]): readonly Extremum[] {
  const found: Extremum[] = [];
  for (const piece of pieces) {
    const slope = deriveChebyshev(piece.series);
    for (const x of piece.extrema) {
      const isMaximum = evaluateChebyshev(deriveChebyshev(slope), x) < 0;
      const kind = isMaximum ? 'maximum' : 'minimum';
      const extremum: Extremum = { moment: momentAt(piece, x), value: pieceValue(piece, x), kind };
      if (!isSame(found.at(-1), extremum)) found.push(extremum);
    }
  }
  return found;
}

function isSame(last: Extremum | undefined, next: Extremum): boolean {
  return last !== undefined && last.kind === next.kind && next.moment - last.moment < SAME_DAYS;
}
