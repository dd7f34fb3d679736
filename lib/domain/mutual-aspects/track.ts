import type { CatalogBodyId } from '../../catalog/bodies.ts';
import type { JdRange } from '../../units/time.ts';
import { daysPerX, fittedLongitudeDeg } from '../longitude-model/fitted-motion.ts';
import type { GeocentricSky } from '../longitude-model/geocentric-sky.ts';
import type { LongitudePiece } from '../longitude-model/longitude-piece.ts';
import { buildLongitudePaths, type LongitudePath, type PathNode } from '../longitude-model/path.ts';

/** Part of a body's track that one polynomial describes. */
export interface TrackSegment extends JdRange {
  readonly piece: LongitudePiece;
  /** Multiple of 360° to add to the polynomial's longitude to get the path's unwrapped one. */
  readonly unwrapOffsetDeg: number;
  /** Mean speed over the whole piece, degrees per day. */
  readonly meanSpeedDegPerDay: number;
  /** Bound of the deviation from the mean speed, degrees per day. */
  readonly speedSpreadDegPerDay: number;
}

/** A body's longitude through a window as segments, ascending, without a gap. */
export type Track = readonly TrackSegment[];

/** Tracks of several bodies through one window. */
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

/** Chebyshev polynomials stay within `[-1, 1]`, so the sum of the terms bounds the deviation of the speed. */
function measureMotion({ moment, unwrappedDeg }: PathNode, piece: LongitudePiece) {
  const [mean = 0, ...rest] = piece.slope;
  return {
    unwrapOffsetDeg: 360 * Math.round((unwrappedDeg - fittedLongitudeDeg(piece, moment)) / 360),
    meanSpeedDegPerDay: mean / daysPerX(piece),
    speedSpreadDegPerDay: rest.reduce((sum, term) => sum + Math.abs(term), 0) / daysPerX(piece),
  };
}

/** A time during which each of two bodies is on one segment of its track. */
export interface Overlap extends JdRange {
  readonly first: TrackSegment;
  readonly second: TrackSegment;
}

/** Overlaps of the segments of two tracks, ascending, without a gap. */
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
