import { atan2Deg, cosDeg, type LongitudeDeg, longitudeDeg, sinDeg } from '../../../base/units/angle.ts';
import { toEquatorial } from './equatorial.ts';

/**
 * The tropical longitude that culminates together with a point of the equator.
 *
 * @param armcDeg right ascension of the midheaven
 * @param obliquityDeg true obliquity of the ecliptic of date
 * @source tan MC = tan RAMC / cos ε, which is Jean Meeus, Astronomical Algorithms, 1991, p. 93, equation 13.3 inverted
 *   for a point on the ecliptic
 */
export function armcToMidheavenDeg(armcDeg: number, obliquityDeg: number): LongitudeDeg {
  return longitudeDeg(atan2Deg(sinDeg(armcDeg), cosDeg(armcDeg) * cosDeg(obliquityDeg)));
}

/** The right ascension of a midheaven with this tropical longitude; the inverse of {@link armcToMidheavenDeg}. */
export function midheavenToArmcDeg(midheavenDeg: LongitudeDeg, obliquityDeg: number): LongitudeDeg {
  return toEquatorial({ longitudeDeg: midheavenDeg, latitudeDeg: 0 }, obliquityDeg).rightAscensionDeg;
}
