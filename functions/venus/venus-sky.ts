import type { GeocentricSky } from '../../lib/astro/motion/geocentric-sky.ts';
import { toSearchZodiac } from '../../lib/charts/zodiac.ts';
import type { Services } from '../../lib/contract/services.ts';

/** What every search for events of Venus needs. */
export type VenusServices = Pick<Services, 'ephemeris' | 'positions'>;

/** The sky in the zodiac of the answer. */
export function toVenusSky(
  request: Parameters<typeof toSearchZodiac>[0],
  { ephemeris, positions }: VenusServices,
): GeocentricSky {
  return { ephemeris, store: positions, zodiac: toSearchZodiac(request) };
}
