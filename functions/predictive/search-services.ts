import type { GeocentricSky, PieceStore } from '../../lib/domain/longitude-model/geocentric-sky.ts';
import type { Ephemeris } from '../../lib/ephemeris/port.ts';
import { toZodiac } from '../../lib/use-cases/zodiac.ts';

/** What every search needs. */
export interface SearchServices {
  readonly ephemeris: Ephemeris;
  readonly positions: PieceStore;
}

type ZodiacRequest = Parameters<typeof toZodiac>[0];

/** The geocentric sky in the zodiac of a request. */
export function toGeocentricSky({ ephemeris, positions }: SearchServices, request: ZodiacRequest): GeocentricSky {
  return { ephemeris, store: positions, zodiac: toZodiac(request) };
}
