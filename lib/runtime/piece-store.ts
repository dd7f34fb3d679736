import { type CompiledFiles, openCompiled } from '../adapters/compiled/open-compiled.ts';
import { LeastRecentlyUsedCache } from '../adapters/least-recently-used-cache.ts';
import { ENGINE } from '../adapters/swiss/engine.ts';
import type { Positions } from '../astro/motion/geocentric-sky.ts';
import type { LongitudePiece } from '../astro/motion/longitude-piece.ts';
import { requireEphemerisPath } from './ephemeris.ts';

/** About 1.5 kB each: enough for Sun to Pluto over one century, or the Moon over five. */
const MAX_PIECES = 20_000;

/**
 * Opens the fitted pieces that this instance keeps between requests, with what is compiled ahead in the ephemeris folder, or in
 * one of its own (COMPILED_PATH).
 */
export const openPieceStore = (): Positions =>
  createPieceStore(openCompiled(process.env.COMPILED_PATH ?? requireEphemerisPath(), ENGINE));

/** A store without pieces yet. */
export function createPieceStore(compiled: CompiledFiles): Positions {
  const pieces = new LeastRecentlyUsedCache<readonly LongitudePiece[]>(MAX_PIECES, ({ length }) => length);
  return {
    ...compiled,
    get: (key) => pieces.get(key),
    set: (key, found) => pieces.set(key, found),
  };
}
