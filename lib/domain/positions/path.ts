import type { CatalogBodyId } from '../../catalog/bodies.ts';
import type { JdRange } from '../../ephemeris/port.ts';
import { arcDeg } from '../../units/angle.ts';
import { piecesOver } from './cells.ts';
import { type Knot, knotAt, type LongitudePiece } from './longitude-piece.ts';
import { type Sky, stateAt } from './sky.ts';

/** A knot of a path. */
export interface PathKnot extends Knot {
  /** Longitude that counts on beyond the full circle and back below it; begins in `[0, 360)`. */
  readonly runningDeg: number;
}

/** A stretch on which a body goes one way only, from a turn to the next or to an end of the path. */
export interface Run {
  /** Indexes of its first and last knot. */
  readonly first: number;
  readonly last: number;
  /** With the signs. */
  readonly forward: boolean;
}

/**
 * A body's way through a window: where the engine says it was at both ends, at every turn and wherever two pieces meet.
 *
 * Between two knots of a run it passes each degree in between once, so whether and how often it reaches a degree is read
 * off the knots, and thus decided on the engine: a turn a hair beyond a degree gives two passages, a hair before it none.
 *
 * ```
 *   running          turn              a degree between the two turns is passed in each of three runs,
 *      |            /^\         /      one just above the first turn in the last run only
 *      |  - - - - -/- -\- - - -/- -
 *      |          /     \_ _ _/
 *      |  run 1  /  run 2 turn  run 3
 * ```
 */
export interface LongitudePath {
  readonly body: CatalogBodyId;
  readonly knots: readonly PathKnot[];
  /** The piece between a knot and the next one, by the index of the first. */
  readonly pieces: readonly LongitudePiece[];
  readonly runs: readonly Run[];
}

/**
 * The ways of several bodies through one window.
 *
 * @param window within the coverage of every body
 */
export function pathsOver(sky: Sky, bodies: readonly CatalogBodyId[], window: JdRange): readonly LongitudePath[] {
  const pieces = piecesOver(sky, bodies, window);
  return bodies.map((body) => {
    const ends = [window.fromJdUt, window.toJdUt].map((end) => knotAt(end, (moment) => stateAt(sky, body, moment)));
    return pathThrough(body, pieces.get(body) ?? [], ends as [Knot, Knot]);
  });
}

function pathThrough(
  body: CatalogBodyId,
  cover: readonly LongitudePiece[],
  [start, end]: readonly [Knot, Knot],
): LongitudePath {
  const knots: PathKnot[] = [{ ...start, runningDeg: start.longitudeDeg }];
  const pieces: LongitudePiece[] = [];
  const goTo = (knot: Knot, piece: LongitudePiece): void => {
    const from = knots.at(-1) as PathKnot;
    if (knot.moment <= from.moment) return;
    knots.push({ ...knot, runningDeg: from.runningDeg + arcDeg(from.longitudeDeg, knot.longitudeDeg) });
    pieces.push(piece);
  };
  for (const piece of cover) {
    for (const knot of piece.knots) goTo(knot.moment < end.moment ? knot : end, piece);
  }
  return { body, knots, pieces, runs: runsOf(knots) };
}

function runsOf(knots: readonly PathKnot[]): readonly Run[] {
  const runs: Run[] = [];
  for (let last = 1; last < knots.length; last += 1) {
    const forward = (knots[last] as PathKnot).runningDeg > (knots[last - 1] as PathKnot).runningDeg;
    const run = runs.at(-1);
    if (run?.forward === forward) runs[runs.length - 1] = { ...run, last };
    else runs.push({ first: last - 1, last, forward });
  }
  return runs;
}
