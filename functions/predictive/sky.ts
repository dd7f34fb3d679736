import type { GeocentricSky, PieceStore } from '../../lib/domain/longitude-model/geocentric-sky.ts';
import type { Ephemeris } from '../../lib/ephemeris/port.ts';
import { toZodiac } from '../../lib/use-cases/chart-settings.ts';

/** What a search asks. */
export interface SearchServices {
  readonly ephemeris: Ephemeris;
  readonly positions: PieceStore;
}

/** The sky in the zodiac that a request asks for. */
export function toGeocentricSky(
  { ephemeris, positions }: SearchServices,
  asked: Parameters<typeof toZodiac>[0],
): GeocentricSky {
  return { ephemeris, store: positions, zodiac: toZodiac(asked) };
}
