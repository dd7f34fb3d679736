import { atan2Deg, cosDeg, sinDeg } from '../../../base/units/angle.ts';

/** A direction on a sphere, in any spherical coordinates. */
export interface SphericalDirection {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
}

/**
 * Angle between two directions, degrees in `[0, 180]`. For nearly equal directions the arc tangent keeps all digits,
 * where the arc cosine of the textbooks loses half of them.
 *
 * @source cross and dot product, "to deliver full accuracy whatever the size of the angle": eraSepp of ERFA (IAU SOFA);
 * in longitudes and latitudes: angular_separation of Astropy, which calls it the Vincenty formula
 */
export function angularSeparationDeg(a: SphericalDirection, b: SphericalDirection): number {
  const between = b.longitudeDeg - a.longitudeDeg;
  const across = cosDeg(b.latitudeDeg) * sinDeg(between);
  const up =
    cosDeg(a.latitudeDeg) * sinDeg(b.latitudeDeg) - sinDeg(a.latitudeDeg) * cosDeg(b.latitudeDeg) * cosDeg(between);
  const along =
    sinDeg(a.latitudeDeg) * sinDeg(b.latitudeDeg) + cosDeg(a.latitudeDeg) * cosDeg(b.latitudeDeg) * cosDeg(between);
  return atan2Deg(Math.hypot(across, up), along);
}
