import { join } from 'node:path';
import { openSwissEphemeris } from '../../../../lib/adapters/swiss/open.ts';
import type { Frame, GeoPlace } from '../../../../lib/astro/port.ts';

export const EPHE_PATH = join(import.meta.dirname, '../../../../layers/swisseph/ephe');

/** The real engine over the repository's own files. */
export const openRealEphemeris = () => openSwissEphemeris({ path: EPHE_PATH });

export const TROPICAL = { type: 'tropical' } as const;
export const GEOCENTRIC = { type: 'geocentric' } as const;
export const TROPICAL_FRAME: Frame = { zodiac: TROPICAL, center: GEOCENTRIC };

export const place = (latitudeDeg: number, longitudeDeg = 0, elevationM = 0): GeoPlace => ({
  latitudeDeg,
  longitudeDeg,
  elevationM,
});
