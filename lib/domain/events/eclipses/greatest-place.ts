import { asinDeg, atan2Deg, longitudeDeg } from '../../../units/angle.ts';
import type { GreatestEclipsePlace } from './eclipse.ts';
import type { MoonShadow } from './moon-shadow.ts';
import { EARTH_POLAR_RADIUS } from './radii.ts';
import { addVectors, dot, lengthOf, normalizeVector, perpendicularPart, scaleVector, type Vector } from './vector.ts';

/** Draws the Earth out along its axis until it is a ball: lines stay lines, and what touches still touches. */
const stretchToSphere = ({ x, y, z }: Vector): Vector => ({ x, y, z: z / EARTH_POLAR_RADIUS });
const flattenToEllipsoid = ({ x, y, z }: Vector): Vector => ({ x, y, z: z * EARTH_POLAR_RADIUS });

/** Where the axis strikes the Earth, and where it misses, the place on the edge that it passes nearest; equatorial radii. */
export function findShadowPlace({ axis, toSun }: MoonShadow): Vector {
  const along = normalizeVector(stretchToSphere(toSun));
  const nearest = perpendicularPart(stretchToSphere(axis), along);
  const offCentre = lengthOf(nearest);
  if (offCentre >= 1) return flattenToEllipsoid(normalizeVector(nearest));
  return flattenToEllipsoid(addVectors(nearest, scaleVector(along, Math.sqrt(1 - offCentre ** 2))));
}

/** The vertical of a place on the Earth. */
export function verticalOf({ x, y, z }: Vector): Vector {
  return normalizeVector({ x, y, z: z / EARTH_POLAR_RADIUS ** 2 });
}

/** A place as geographers write it. The Sun stands where the axis comes from. */
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

/** Right ascension in the zenith → longitude, `[-180, 180)`. */
export function geographicLongitudeDeg(rightAscensionDeg: number, siderealTimeDeg: number): number {
  return longitudeDeg(rightAscensionDeg - siderealTimeDeg + 180) - 180;
}

/** Where a place is after the Earth has turned. */
export function rotateWithEarth({ x, y, z }: Vector, angleDeg: number): Vector {
  const [cosine, sine] = [Math.cos((angleDeg * Math.PI) / 180), Math.sin((angleDeg * Math.PI) / 180)];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine, z };
}
