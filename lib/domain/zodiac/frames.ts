import type { Frame } from '../../ephemeris/port.ts';

/** Longitudes of the tropical zodiac, seen from the centre of the Earth. */
export const TROPICAL_GEOCENTRIC: Frame = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } };
