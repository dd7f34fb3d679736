import type { GeocentricSky, PieceStore } from '../../lib/astro/motion/geocentric-sky.ts';
import type { Ephemeris } from '../../lib/astro/port.ts';
import { toSearchZodiac } from '../../lib/charts/zodiac.ts';

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
