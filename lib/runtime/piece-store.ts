import type { PieceStore } from '../domain/longitude-model/geocentric-sky.ts';
import type { LongitudePiece } from '../domain/longitude-model/longitude-piece.ts';
import { LeastRecentlyUsedCache } from '../geo/least-recently-used-cache.ts';

/** Some 1.5 kB each: Sun to Pluto over a century, or the Moon over five. */
const MAX_PIECES = 20_000;

/** Fitted pieces of longitudes, kept by this instance from one request to the next. */
export function openPieceStore(): PieceStore {
  return new LeastRecentlyUsedCache<readonly LongitudePiece[]>(MAX_PIECES, ({ length }) => length);
}
