import type { NumberedBodyId } from '../../base/catalog/bodies.ts';
import { memoize } from '../../base/memoize.ts';
import { arcDeg, type LongitudeDeg } from '../../base/units/angle.ts';
import type { JdRange, JdUt } from '../../base/units/time.ts';
import { type GeocentricSky, longitudeAt, stateAt } from './geocentric-sky.ts';
import { type FitNode, type LongitudePiece, sampleFitNode } from './longitude-piece.ts';
import { loadOrFitPieces } from './pieces.ts';

/** A node of a path. */
export interface PathNode extends FitNode {
  /** Longitude unwrapped along the path: starts in `[0, 360)` and may leave it to either side. */
  readonly unwrappedDeg: number;
}

/** Part of a path in which a body moves in one direction: from a turning point, or an end of the path, to the next. */
export interface MonotoneSegment {
  /** Indexes of its first and last node. */
  readonly first: number;
  readonly last: number;
  /** True for direct motion: the longitude grows. */
  readonly isForward: boolean;
}

/** What a path follows: a body of the catalog, or any other longitude that moves, by a name. */
interface MovingLongitude<Name extends string = NumberedBodyId> {
  readonly body: Name;
  /** Its longitude at a moment of a piece, from the engine. */
  readonly longitudeAt: (sky: GeocentricSky, moment: JdUt, piece: LongitudePiece) => LongitudeDeg;
}

/**
 * A body's longitude through a window. Its nodes are the engine's own longitudes at both ends, at every turning point and
 * at every border between two pieces.
 *
 * Within a segment a body crosses each target between the segment's ends exactly once. The nodes alone therefore decide
 * whether and how often it reaches a target, and they are the engine's: a turning point a hair beyond a target gives two
 * crossings, a hair short of it none.
 *
 * ```
 *   unwrapped        turn              a target between the two turning points is crossed in each of three segments,
 *      |            /^\         /      a target just above the first turning point in the last segment only
 *      |  - - - - -/- -\- - - -/- -
 *      |          /     \_ _ _/
 *      |  seg. 1 /  seg. 2 turn  seg. 3
 * ```
 */
export interface LongitudePath<Name extends string = NumberedBodyId> extends MovingLongitude<Name> {
  readonly nodes: readonly PathNode[];
  /** `pieces[i]` describes the longitude from `nodes[i]` to `nodes[i + 1]`. */
  readonly pieces: readonly LongitudePiece[];
  readonly segments: readonly MonotoneSegment[];
}

const toMovingLongitude = memoize(
  (body: NumberedBodyId): MovingLongitude => ({
    body,
    longitudeAt: (sky, moment) => longitudeAt(sky, body, moment),
  }),
);

/**
 * Paths of several bodies through one window.
 *
 * @param window within the coverage of every body
 */
export function buildLongitudePaths(
  sky: GeocentricSky,
  bodies: readonly NumberedBodyId[],
  window: JdRange,
): readonly LongitudePath[] {
  const pieces = loadOrFitPieces(sky, bodies, window);
  return bodies.map((body) => {
    const cover = pieces.get(body) ?? [];
    const borders = [cover[0]?.nodes[0], cover.at(-1)?.nodes.at(-1)];
    const ends = [window.fromJdUt, window.toJdUt].map(
      (end) =>
        borders.find((node) => node?.moment === end) ?? sampleFitNode(end, (moment) => stateAt(sky, body, moment)),
    );
    return joinPieces(toMovingLongitude(body), cover, ends as [FitNode, FitNode]);
  });
}

/**
 * Joins the pieces of a longitude to its path.
 *
 * @param cover pieces that cover the window, ascending, without a gap
 * @param ends the engine's longitudes at both ends of the window
 */
export function joinPieces<Name extends string>(
  moving: MovingLongitude<Name>,
  cover: readonly LongitudePiece[],
  [start, end]: readonly [FitNode, FitNode],
): LongitudePath<Name> {
  const nodes: PathNode[] = [{ ...start, unwrappedDeg: start.longitudeDeg }];
  const pieces: LongitudePiece[] = [];
  const append = (node: FitNode, piece: LongitudePiece): void => {
    const from = nodes.at(-1) as PathNode;
    if (node.moment <= from.moment) return;
    const { moment, longitudeDeg } = node;
    nodes.push({ moment, longitudeDeg, unwrappedDeg: from.unwrappedDeg + arcDeg(from.longitudeDeg, longitudeDeg) });
    pieces.push(piece);
  };
  for (const piece of cover) {
    for (const node of piece.nodes) append(node.moment < end.moment ? node : end, piece);
  }
  return { ...moving, nodes, pieces, segments: splitIntoSegments(nodes) };
}

function splitIntoSegments(nodes: readonly PathNode[]): readonly MonotoneSegment[] {
  const segments: MonotoneSegment[] = [];
  for (let last = 1; last < nodes.length; last += 1) {
    const isForward = (nodes[last] as PathNode).unwrappedDeg > (nodes[last - 1] as PathNode).unwrappedDeg;
    const segment = segments.at(-1);
    if (segment?.isForward === isForward) segments[segments.length - 1] = { ...segment, last };
    else segments.push({ first: last - 1, last, isForward });
  }
  return segments;
}
