import type { GeocentricSky, PieceStore } from '../astro/motion/geocentric-sky.ts';
import type { Ephemeris } from '../astro/port.ts';
import { toSearchZodiac } from './zodiac.ts';

/** What every search needs. */
export interface SearchServices {
  readonly ephemeris: Ephemeris;
  readonly positions: PieceStore;
}

type ZodiacRequest = Parameters<typeof toSearchZodiac>[0];

/** The geocentric sky in the zodiac of a request. */
export function toGeocentricSky({ ephemeris, positions }: SearchServices, request: ZodiacRequest): GeocentricSky {
  return { ephemeris, store: positions, zodiac: toSearchZodiac(request) };
}

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
