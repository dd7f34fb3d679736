import type { GeocentricSky } from '../../lib/astro/motion/geocentric-sky.ts';
import { openPieceStore } from '../../lib/runtime/piece-store.ts';
import { ephemeris } from './ephemeris.ts';

/** The tropical sky of the real engine, with a store of pieces for a test file. */
export const tropicalSky: GeocentricSky = { ephemeris, zodiac: { type: 'tropical' }, store: openPieceStore() };
