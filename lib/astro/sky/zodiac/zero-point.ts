import type { JdUt } from '../../../base/units/time.ts';
import type { Ephemeris, Zodiac } from '../../port.ts';
import { TROPICAL_GEOCENTRIC } from './frames.ts';

/**
 * Tropical longitude at which a zodiac begins at a moment, degrees, nutation included: the ayanamsa, or the node of the
 * Moon.
 *
 * @returns undefined for the tropical zodiac
 */
export function findZeroPointDeg(ephemeris: Ephemeris, moment: JdUt, zodiac: Zodiac): number | undefined {
  if (zodiac.type === 'tropical') return undefined;
  if (zodiac.type === 'sidereal') return ephemeris.ayanamsaDeg(moment, zodiac.ayanamsa);
  return ephemeris.longitude(zodiac.node, moment, TROPICAL_GEOCENTRIC);
}
