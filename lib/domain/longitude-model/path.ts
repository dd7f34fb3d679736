import type { CatalogBodyId } from '../../catalog/bodies.ts';
import { arcDeg } from '../../units/angle.ts';
import type { JdRange } from '../../units/time.ts';
import { type GeocentricSky, stateAt } from './geocentric-sky.ts';
import { type FitNode, type LongitudePiece, sampleFitNode } from './longitude-piece.ts';
import { loadOrFitPieces } from './pieces.ts';

/** A knot of a path. */
export interface PathNode extends FitNode {
  /** Longitude that counts on beyond the full circle and back below it; begins in `[0, 360)`. */
  readonly unwrappedDeg: number;
}

/** A stretch on which a body goes one way only, from a turn to the next or to an end of the path. */
export interface MonotoneSegment {
  /** Indexes of its first and last knot. */
  readonly first: number;
  readonly last: number;
  /** With the signs. */
  readonly isForward: boolean;
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
  readonly nodes: readonly PathNode[];
  /** The piece between a knot and the next one, by the index of the first. */
  readonly pieces: readonly LongitudePiece[];
  readonly segments: readonly MonotoneSegment[];
}

/**
 * The ways of several bodies through one window.
 *
 * @param window within the coverage of every body
 */
export function buildLongitudePaths(
  sky: GeocentricSky,
  bodies: readonly CatalogBodyId[],
  window: JdRange,
): readonly LongitudePath[] {
  const pieces = loadOrFitPieces(sky, bodies, window);
  return bodies.map((body) => {
    const ends = [window.fromJdUt, window.toJdUt].map((end) =>
      sampleFitNode(end, (moment) => stateAt(sky, body, moment)),
    );
    return joinPieces(body, pieces.get(body) ?? [], ends as [FitNode, FitNode]);
  });
}

function joinPieces(
  body: CatalogBodyId,
  cover: readonly LongitudePiece[],
  [start, end]: readonly [FitNode, FitNode],
): LongitudePath {
  const nodes: PathNode[] = [{ ...start, unwrappedDeg: start.longitudeDeg }];
  const pieces: LongitudePiece[] = [];
  const goTo = (node: FitNode, piece: LongitudePiece): void => {
    const from = nodes.at(-1) as PathNode;
    if (node.moment <= from.moment) return;
    nodes.push({ ...node, unwrappedDeg: from.unwrappedDeg + arcDeg(from.longitudeDeg, node.longitudeDeg) });
    pieces.push(piece);
  };
  for (const piece of cover) {
    for (const node of piece.nodes) goTo(node.moment < end.moment ? node : end, piece);
  }
  return { body, nodes, pieces, segments: splitIntoSegments(nodes) };
}

function splitIntoSegments(nodes: readonly PathNode[]): readonly MonotoneSegment[] {
  const segments: MonotoneSegment[] = [];
  for (let last = 1; last < nodes.length; last += 1) {
    const forward = (nodes[last] as PathNode).unwrappedDeg > (nodes[last - 1] as PathNode).unwrappedDeg;
    const segment = segments.at(-1);
    if (segment?.isForward === forward) segments[segments.length - 1] = { ...segment, last };
    else segments.push({ first: last - 1, last, isForward: forward });
  }
  return segments;
}
