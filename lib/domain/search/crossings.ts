import { arcDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';
import { type CurvePiece, evaluatePiece, momentAt, type ValueAt } from './curve.ts';
import { type Bracket, refineZero } from './refine.ts';
import { findRootBetween } from './roots.ts';

/** A moment at which an angle stands at a target. */
export interface Crossing {
  readonly moment: JdUt;
  /** True where the angle passes the target against the signs. */
  readonly isBackward: boolean;
}

/**
 * So many times its tolerance from the target a fit is no longer trusted to say on which side of it the angle is.
 */
const UNCERTAINTY_TOLERANCES = 100;
const uncertaintyDeg = ({ tolerance }: CurvePiece): number => UNCERTAINTY_TOLERANCES * tolerance;
/** Half the width within which the engine's own crossing is looked for first. */
const GUESS_HALF_WIDTH_DAYS = 60 / 86_400;
/** Nearer than this two crossings of one direction are one, seen by two pieces that overlap. */
const DUPLICATE_WITHIN_DAYS = 1 / 86_400;

/**
 * Every moment at which a fitted angle stands at a target, ascending, each once, to a quarter of a millisecond.
 *
 * Between its extrema a piece is monotone, so the sides on which the angle is at both ends of such a stretch tell
 * whether it crosses there. Where the fit comes too close to the target to be sure of a side, the engine is asked, so
 * a graze is decided on the engine; and so is the moment itself.
 *
 * @param pieces  of the angle, by {@link fitAngle}
 * @param angleAt the angle itself, degrees
 */
export function findCrossings(pieces: readonly CurvePiece[], angleAt: ValueAt, targetDeg: number): readonly Crossing[] {
  const gapAt = (moment: JdUt): number => arcDeg(targetDeg, angleAt(moment));
  const found: Crossing[] = [];
  for (const piece of pieces) {
    for (const levelDeg of listUnwrappedTargets(piece, targetDeg)) {
      for (const crossing of findTargetCrossings(piece, levelDeg, gapAt)) {
        if (!isSameCrossing(found.at(-1), crossing)) found.push(crossing);
      }
    }
  }
  return found.sort((a, b) => a.moment - b.moment);
}

/** The target and its full turns away from it, as far as a piece comes near them. */
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

interface MonotoneStretch {
  readonly piece: CurvePiece;
  readonly targetDeg: number;
  readonly from: number;
  readonly to: number;
}

/** A minute about the fit's own crossing where that holds the engine's, else the whole stretch. */
function bracketCrossing({ piece, targetDeg, from, to }: MonotoneStretch, gapAt: ValueAt): Bracket {
  const [mean = 0, ...rest] = piece.series;
  const start = momentAt(piece, from);
  const end = momentAt(piece, to);
  const guess = momentAt(piece, findRootBetween([mean - targetDeg, ...rest], from, to));
  const low = Math.max(start, guess - GUESS_HALF_WIDTH_DAYS) as JdUt;
  const high = Math.min(end, guess + GUESS_HALF_WIDTH_DAYS) as JdUt;
  const holdsIt = gapAt(low) < 0 !== gapAt(high) < 0;
  return holdsIt ? { low, high } : { low: start, high: end };
}

function isSameCrossing(last: Crossing | undefined, next: Crossing): boolean {
  return (
    last !== undefined &&
    last.isBackward === next.isBackward &&
    Math.abs(next.moment - last.moment) < DUPLICATE_WITHIN_DAYS
  );
}
