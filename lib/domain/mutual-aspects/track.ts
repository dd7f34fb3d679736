import type { CatalogBodyId } from '../../catalog/bodies.ts';
import type { JdRange } from '../../units/time.ts';
import { daysPerX, fittedLongitudeDeg } from '../longitude-model/fitted-motion.ts';
import type { GeocentricSky } from '../longitude-model/geocentric-sky.ts';
import type { LongitudePiece } from '../longitude-model/longitude-piece.ts';
import { buildLongitudePaths, type LongitudePath, type PathNode } from '../longitude-model/path.ts';

/** A stretch of a body's way that one polynomial describes. */
export interface TrackSegment extends JdRange {
  readonly piece: LongitudePiece;
  /** Full circles, degrees, that the polynomial's longitude lies behind the path's. */
  readonly unwrapOffsetDeg: number;
  /** Mean of its speed over the whole piece, degrees per day, and the most by which it strays from that. */
  readonly meanSpeedDegPerDay: number;
  readonly speedSpreadDegPerDay: number;
}

/** A body's way through a window: stretches, ascending, without a gap. */
export type Track = readonly TrackSegment[];

/** The ways of some bodies through one window. */
export function buildTracks<Body extends CatalogBodyId>(
  sky: GeocentricSky,
  bodies: readonly Body[],
  window: JdRange,
): ReadonlyMap<Body, Track> {
  return new Map(buildLongitudePaths(sky, bodies, window).map((path) => [path.body as Body, toTrack(path)]));
}

function toTrack({ nodes, pieces }: LongitudePath): Track {
  const segments: TrackSegment[] = [];
  for (const [index, piece] of pieces.entries()) {
    const [from, to] = [nodes[index] as PathNode, nodes[index + 1] as PathNode];
    const last = segments.at(-1);
    if (last?.piece === piece) segments[segments.length - 1] = { ...last, toJdUt: to.moment };
    else segments.push({ fromJdUt: from.moment, toJdUt: to.moment, piece, ...measureMotion(from, piece) });
  }
  return segments;
}

/** No Chebyshev polynomial leaves `[-1, 1]`: the sum of the terms bounds how far the speed strays. */
function measureMotion({ moment, unwrappedDeg }: PathNode, piece: LongitudePiece) {
  const [mean = 0, ...rest] = piece.slope;
  return {
    unwrapOffsetDeg: 360 * Math.round((unwrappedDeg - fittedLongitudeDeg(piece, moment)) / 360),
    meanSpeedDegPerDay: mean / daysPerX(piece),
    speedSpreadDegPerDay: rest.reduce((sum, term) => sum + Math.abs(term), 0) / daysPerX(piece),
  };
}

/** Two bodies' stretches at the same time. */
export interface Overlap extends JdRange {
  readonly first: TrackSegment;
  readonly second: TrackSegment;
}

/** Every time that a stretch of the one shares with one of the other, ascending, without a gap. */
export function* findOverlaps(first: Track, second: Track): Generator<Overlap> {
  let [one, other] = [0, 0];
  while (one < first.length && other < second.length) {
    const [a, b] = [first[one] as TrackSegment, second[other] as TrackSegment];
    const fromJdUt = a.fromJdUt > b.fromJdUt ? a.fromJdUt : b.fromJdUt;
    const toJdUt = a.toJdUt < b.toJdUt ? a.toJdUt : b.toJdUt;
    if (fromJdUt < toJdUt) yield { fromJdUt, toJdUt, first: a, second: b };
    if (a.toJdUt <= toJdUt) one += 1;
    if (b.toJdUt <= toJdUt) other += 1;
  }
}
