import { asinDeg, atan2Deg, cosDeg, type LongitudeDeg, longitudeDeg, sinDeg } from '../../../base/units/angle.ts';

/** A direction in the ecliptic system of date, tropical. */
interface EclipticDirection {
  readonly longitudeDeg: LongitudeDeg;
  readonly latitudeDeg: number;
}

/**
 * Converts an ecliptic direction to an equatorial one.
 *
 * @param obliquityDeg true obliquity of the ecliptic of date
 * @source Jean Meeus, Astronomical Algorithms, 1991, chapter 13, p. 93, equations 13.3 and 13.4
 */
export function toEquatorial(
  { longitudeDeg: lambda, latitudeDeg: beta }: EclipticDirection,
  obliquityDeg: number,
): { readonly rightAscensionDeg: LongitudeDeg; readonly declinationDeg: number } {
  const x = cosDeg(beta) * cosDeg(lambda);
  const y = cosDeg(beta) * sinDeg(lambda) * cosDeg(obliquityDeg) - sinDeg(beta) * sinDeg(obliquityDeg);
  const z = cosDeg(beta) * sinDeg(lambda) * sinDeg(obliquityDeg) + sinDeg(beta) * cosDeg(obliquityDeg);
  return { rightAscensionDeg: longitudeDeg(atan2Deg(y, x)), declinationDeg: asinDeg(z) };
}
