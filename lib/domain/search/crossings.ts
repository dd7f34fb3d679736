import { arcDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';
import { type CurvePiece, evaluatePiece, momentAt, type ValueAt } from './curve.ts';
import { type Bracket, refineZero } from './refine.ts';
import { findRootBetween } from './roots.ts';

/** A moment at which an angle crosses a target. */
export interface Crossing {
  readonly moment: JdUt;
  /** True where the angle decreases through the target. */
  readonly isBackward: boolean;
}

/** Nearer to the target than this multiple of its tolerance, a fit does not decide on which side of it the angle lies. */
const UNCERTAINTY_TOLERANCES = 100;
const uncertaintyDeg = ({ tolerance }: CurvePiece): number => UNCERTAINTY_TOLERANCES * tolerance;
/** Half-width of the first bracket for the crossing on the engine, around the fit's crossing. */
const GUESS_HALF_WIDTH_DAYS = 60 / 86_400;
/** Two crossings in one direction within this time are the same, found in two overlapping pieces. */
const DUPLICATE_WITHIN_DAYS = 1 / 86_400;

/**
 * Every moment at which a fitted angle crosses a target, ascending, each once, to a quarter of a millisecond.
 *
 * A piece is monotone between its extrema, so it crosses the target between two of them if its values there lie on
 * different sides. Where the fit comes too close to the target to be sure of the side, the quantity itself is evaluated:
 * the engine decides on grazes, and it gives the moment.
 *
 * @param pieces  pieces of the angle, from {@link fitAngle}
 * @param angleAt the angle itself, degrees
 */
export function findCrossings(pieces: readonly CurvePiece[], angleAt: ValueAt, targetDeg: number): readonly Crossing[] {
  const gapAt = (moment: JdUt): number => arcDeg(targetDeg, angleAt(moment));
  const crossings: Crossing[] = [];
  for (const piece of pieces) {
    for (const unwrappedTargetDeg of listUnwrappedTargets(piece, targetDeg)) {
      for (const crossing of findTargetCrossings(piece, unwrappedTargetDeg, gapAt)) {
        if (!isSameCrossing(crossings.at(-1), crossing)) crossings.push(crossing);
      }
    }
  }
  return crossings.sort((a, b) => a.moment - b.moment);
}

/** The target plus every multiple of 360° that a piece comes near. */
function listUnwrappedTargets(piece: CurvePiece, targetDeg: number): number[] {
  const values = [-1, ...piece.extrema, 1].map((x) => evaluatePiece(piece, x));
  const first = Math.ceil((Math.min(...values) - uncertaintyDeg(piece) - targetDeg) / 360);
  const last = Math.floor((Math.max(...values) + uncertaintyDeg(piece) - targetDeg) / 360);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => targetDeg + (first + index) * 360);
}

function findTargetCrossings(piece: CurvePiece, targetDeg: number, gapAt: ValueAt): Crossing[] {
  const stops = [-1, ...piece.extrema, 1];
  const isBelow = stops.map((x) => {
    const gap = evaluatePiece(piece, x) - targetDeg;
    return (Math.abs(gap) > uncertaintyDeg(piece) ? gap : gapAt(momentAt(piece, x))) < 0;
  });
  return stops.slice(1).flatMap((to, index) => {
    const from = stops[index] as number;
    if (isBelow[index] === isBelow[index + 1]) return [];
    const moment = refineZero(gapAt, bracketCrossing({ piece, targetDeg, from, to }, gapAt));
    return [{ moment, isBackward: isBelow[index] === false }];
  });
}

/** A target and the part of a piece, between two values of `x`, in which it is crossed. */
interface MonotoneStretch {
  readonly piece: CurvePiece;
  readonly targetDeg: number;
  readonly from: number;
  readonly to: number;
}

/** A minute to either side of the fit's crossing if that encloses the engine's, else the whole stretch. */
function bracketCrossing({ piece, targetDeg, from, to }: MonotoneStretch, gapAt: ValueAt): Bracket {
  const [mean = 0, ...rest] = piece.series;
  const start = momentAt(piece, from);
  const end = momentAt(piece, to);
  const guess = momentAt(piece, findRootBetween([mean - targetDeg, ...rest], from, to));
  const low = Math.max(start, guess - GUESS_HALF_WIDTH_DAYS) as JdUt;
  const high = Math.min(end, guess + GUESS_HALF_WIDTH_DAYS) as JdUt;
  const enclosesCrossing = gapAt(low) < 0 !== gapAt(high) < 0;
  return enclosesCrossing ? { low, high } : { low: start, high: end };
}

function isSameCrossing(last: Crossing | undefined, next: Crossing): boolean {
  return (
    last !== undefined &&
    last.isBackward === next.isBackward &&
    Math.abs(next.moment - last.moment) < DUPLICATE_WITHIN_DAYS
  );
}
