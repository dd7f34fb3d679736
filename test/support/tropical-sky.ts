import type { GeocentricSky } from '../../lib/astro/motion/geocentric-sky.ts';
import { ephemeris } from './ephemeris.ts';
import { openPositions } from './positions.ts';

/** The tropical sky of the real engine, with a store of pieces for a test file. */
export const tropicalSky: GeocentricSky = { ephemeris, zodiac: { type: 'tropical' }, store: openPositions() };
