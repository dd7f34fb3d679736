import { LeastRecentlyUsedCache } from '../adapters/least-recently-used-cache.ts';
import type { PieceStore } from '../astro/motion/geocentric-sky.ts';
import type { LongitudePiece } from '../astro/port.ts';

/** About 1.5 kB each: enough for Sun to Pluto over one century, or the Moon over five. */
const MAX_PIECES = 20_000;

/** Opens the store of fitted longitude pieces that this instance keeps between requests. */
export function openPieceStore(): PieceStore {
  return new LeastRecentlyUsedCache<readonly LongitudePiece[]>(MAX_PIECES, ({ length }) => length);
}
