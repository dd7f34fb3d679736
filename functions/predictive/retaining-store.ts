import type { PieceStore } from '../../lib/astro/motion/geocentric-sky.ts';

/**
 * A store that keeps all pieces for the duration of one search. Several parts of it read the longitudes of the same
 * bodies, and the store behind it may forget them in between.
 */
export function createRetainingStore(store: PieceStore): PieceStore {
  const held = new Map<string, ReturnType<PieceStore['get']>>();
  return {
    ...store,
    get(key) {
      const pieces = held.get(key) ?? store.get(key);
      if (pieces) held.set(key, pieces);
      return pieces;
    },
    set(key, pieces) {
      held.set(key, pieces);
      store.set(key, pieces);
    },
  };
}
