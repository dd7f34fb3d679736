import type { Frame } from '../../port.ts';

/** Longitudes of the tropical zodiac, seen from the center of the Earth. */
export const TROPICAL_GEOCENTRIC = {
  zodiac: { type: 'tropical' },
  center: { type: 'geocentric' },
} as const satisfies Frame;
