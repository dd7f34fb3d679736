import { asinDeg, atan2Deg, longitudeDeg } from '../../../../base/units/angle.ts';
import {
  addVectors,
  dot,
  lengthOf,
  normalizeVector,
  perpendicularPart,
  scaleVector,
  type Vector,
} from '../../vector.ts';
import type { GreatestEclipsePlace } from './eclipse.ts';
import type { MoonShadow } from './moon-shadow.ts';
import { EARTH_POLAR_RADIUS } from './radii.ts';

/** Stretches space along the Earth's axis so that the Earth becomes a sphere. Preserves straight lines and tangency. */
const stretchToSphere = ({ x, y, z }: Vector): Vector => ({ x, y, z: z / EARTH_POLAR_RADIUS });
const flattenToEllipsoid = ({ x, y, z }: Vector): Vector => ({ x, y, z: z * EARTH_POLAR_RADIUS });

/** Point at which the shadow's axis strikes the Earth, or, if it misses, the nearest point of the limb; equatorial radii. */
export function findShadowPlace({ axis, toSun }: MoonShadow): Vector {
  const along = normalizeVector(stretchToSphere(toSun));
  const nearest = perpendicularPart(stretchToSphere(axis), along);
  const offCenter = lengthOf(nearest);
  if (offCenter >= 1) return flattenToEllipsoid(normalizeVector(nearest));
  return flattenToEllipsoid(addVectors(nearest, scaleVector(along, Math.sqrt(1 - offCenter ** 2))));
}

/** Unit normal of the ellipsoid at a place. */
export function verticalOf({ x, y, z }: Vector): Vector {
  return normalizeVector({ x, y, z: z / EARTH_POLAR_RADIUS ** 2 });
}

/** Geodetic coordinates of a place and the Sun's altitude there. The Sun is in the direction of the shadow's axis. */
export function toGreatestEclipsePlace(
  place: Vector,
  { toSun }: MoonShadow,
  siderealTimeDeg: number,
): GreatestEclipsePlace {
  const vertical = verticalOf(place);
  return {
    latitudeDeg: asinDeg(vertical.z),
    longitudeDeg: geographicLongitudeDeg(atan2Deg(vertical.y, vertical.x), siderealTimeDeg),
    sunAltitudeDeg: Math.max(0, asinDeg(dot(vertical, toSun))),
  };
}

/** Geographic longitude of the meridian with a right ascension, degrees in `[-180, 180)`. */
export function geographicLongitudeDeg(rightAscensionDeg: number, siderealTimeDeg: number): number {
  return longitudeDeg(rightAscensionDeg - siderealTimeDeg + 180) - 180;
}

/** Position of a place after the Earth has rotated by an angle. */
export function rotateWithEarth({ x, y, z }: Vector, angleDeg: number): Vector {
  const [cosine, sine] = [Math.cos((angleDeg * Math.PI) / 180), Math.sin((angleDeg * Math.PI) / 180)];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine, z };
}
