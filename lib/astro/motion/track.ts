import type { CatalogBodyId } from '../../base/catalog/bodies.ts';
import { clipRange, type JdRange } from '../../base/units/time.ts';
import { daysPerX, fittedLongitudeDeg } from './fitted-motion.ts';
import type { GeocentricSky } from './geocentric-sky.ts';
import type { LongitudePiece } from './longitude-piece.ts';
import { loadOrFitPieces } from './pieces.ts';

/** One piece of a body's track. */
interface TrackSegment {
  readonly piece: LongitudePiece;
  /** Multiple of 360° to add to the polynomial's longitude to get the unwrapped one of the track. */
  readonly unwrapOffsetDeg: number;
  /** Mean speed over the piece, degrees per day. */
  readonly meanSpeedDegPerDay: number;
  /** Bound of the deviation from the mean speed, degrees per day. */
  readonly speedSpreadDegPerDay: number;
}

/** A body's longitude in whole pieces that cover a window, ascending, without a gap. */
export type Track = readonly TrackSegment[];

/**
 * Tracks of several bodies.
 *
 * Pieces at the ends of the window are not cut, so that an aspect is computed alike through any window.
 */
export function buildTracks<Body extends CatalogBodyId>(
  sky: GeocentricSky,
  bodies: readonly Body[],
  window: JdRange,
): ReadonlyMap<Body, Track> {
  const pieces = loadOrFitPieces(sky, bodies, window);
  return new Map(bodies.map((body) => [body, toTrack(pieces.get(body) ?? [])]));
}

/** Tracks of several bodies, built once when the first pair needs them. */
export type SharedTracks = () => ReadonlyMap<CatalogBodyId, Track>;

/** {@link buildTracks} on demand. */
export function shareTracks(sky: GeocentricSky, bodies: readonly CatalogBodyId[], window: JdRange): SharedTracks {
  let tracks: ReadonlyMap<CatalogBodyId, Track> | undefined;
  return () => {
    tracks ??= buildTracks(sky, bodies, window);
    return tracks;
  };
}

function toTrack(pieces: readonly LongitudePiece[]): Track {
  let endDeg: number | undefined;
  return pieces.map((piece) => {
    const startDeg = fittedLongitudeDeg(piece, piece.fromJdUt);
    const unwrapOffsetDeg = 360 * Math.round(((endDeg ?? startDeg) - startDeg) / 360);
    endDeg = fittedLongitudeDeg(piece, piece.toJdUt) + unwrapOffsetDeg;
    return { piece, unwrapOffsetDeg, ...measureMotion(piece) };
  });
}

/** Chebyshev polynomials stay within `[-1, 1]`, so the sum of the terms bounds the deviation of the speed. */
function measureMotion(piece: LongitudePiece) {
  const [mean = 0, ...rest] = piece.slope;
  return {
    meanSpeedDegPerDay: mean / daysPerX(piece),
    speedSpreadDegPerDay: rest.reduce((sum, term) => sum + Math.abs(term), 0) / daysPerX(piece),
  };
}

/** A time during which each of two bodies is on one piece of its track. */
export interface Overlap extends JdRange {
  readonly first: TrackSegment;
  readonly second: TrackSegment;
}

/** Overlaps of the pieces of two tracks, ascending, without a gap. */
export function* findOverlaps(first: Track, second: Track): Generator<Overlap> {
  let [one, other] = [0, 0];
  while (one < first.length && other < second.length) {
    const [a, b] = [first[one] as TrackSegment, second[other] as TrackSegment];
    const { fromJdUt, toJdUt } = clipRange(a.piece, b.piece);
    if (fromJdUt < toJdUt) yield { fromJdUt, toJdUt, first: a, second: b };
    if (a.piece.toJdUt <= toJdUt) one += 1;
    if (b.piece.toJdUt <= toJdUt) other += 1;
  }
}
