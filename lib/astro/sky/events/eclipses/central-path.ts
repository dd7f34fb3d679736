import { arcDeg } from '../../../../base/units/angle.ts';
import { type JdUt, jdUt, SECONDS_PER_DAY } from '../../../../base/units/time.ts';
import { cross, dot, normalizeVector, perpendicularPart, subtractVectors, type Vector } from '../../vector.ts';
import { limbDistance } from './earth-limb.ts';
import type { CentralPath, EclipsePhase } from './eclipse.ts';
import { findShadowPlace, rotateWithEarth, verticalOf } from './greatest-place.ts';
import { findIntervalBelowZero } from './minimum.ts';
import { coneRadiusAt, distanceFromAxis, moonShadowAt } from './moon-shadow.ts';
import { EARTH_EQUATORIAL_RADIUS_KM } from './radii.ts';
import type { SunAndMoon } from './sun-and-moon.ts';

/** More than half the longest annular or total eclipse, days; none lasts more than thirteen minutes. */
const HALF_LONGEST_DAYS = 15 / 1440;
/** Step of the difference quotient for the motion of the shadow, days. */
const MOTION_DAYS = 1 / 1440;

/** Path of the umbra or antumbra at the greatest eclipse. */
export function computeCentralPath(sky: SunAndMoon, greatest: JdUt, centralLine: EclipsePhase): CentralPath {
  return {
    centralLine,
    durationSeconds: computeDurationSeconds(sky, greatest),
    widthKm: computeWidthKm(sky, greatest),
  };
}

/** Position of the place of greatest eclipse as the Earth rotates, as a function of time. */
function trackGroundPlace(sky: SunAndMoon, greatest: JdUt): (moment: JdUt) => Vector {
  const place = findShadowPlace(moonShadowAt(sky, greatest));
  const start = sky.siderealTimeDegAt(greatest);
  return (moment) => rotateWithEarth(place, arcDeg(start, sky.siderealTimeDegAt(moment)));
}

function computeDurationSeconds(sky: SunAndMoon, greatest: JdUt): number {
  const placeAt = trackGroundPlace(sky, greatest);
  const outsideUmbra = (moment: JdUt): number => {
    const [shadow, place] = [moonShadowAt(sky, moment), placeAt(moment)];
    return distanceFromAxis(shadow, place) - Math.abs(coneRadiusAt(shadow.umbra, shadow, place));
  };
  const around = { fromJdUt: jdUt(greatest - HALF_LONGEST_DAYS), toJdUt: jdUt(greatest + HALF_LONGEST_DAYS) };
  const umbralPhase = findIntervalBelowZero(outsideUmbra, greatest, around);
  return umbralPhase === undefined ? 0 : (umbralPhase.toJdUt - umbralPhase.fromJdUt) * SECONDS_PER_DAY;
}

/**
 * Width of the path on the ground, kilometers.
 *
 * The shadow sweeps a strip as wide as itself, between two planes parallel to its axis and its motion. The ground cuts the
 * planes at a slant, which makes the strip on it wider.
 */
function computeWidthKm(sky: SunAndMoon, greatest: JdUt): number | undefined {
  const shadow = moonShadowAt(sky, greatest);
  const overhangs = limbDistance(shadow) > -Math.abs(shadow.umbra.radius);
  if (overhangs) return undefined;
  const place = findShadowPlace(shadow);
  const sideways = cross(shadow.toSun, computeGroundMotion(sky, greatest));
  const slant = Math.sqrt(1 - dot(sideways, verticalOf(place)) ** 2);
  return (2 * Math.abs(coneRadiusAt(shadow.umbra, shadow, place)) * EARTH_EQUATORIAL_RADIUS_KM) / slant;
}

/** Direction of the shadow's motion over the ground, perpendicular to its axis. */
function computeGroundMotion(sky: SunAndMoon, greatest: JdUt): Vector {
  const placeAt = trackGroundPlace(sky, greatest);
  const offsetAt = (moment: JdUt): Vector => subtractVectors(moonShadowAt(sky, moment).axis, placeAt(moment));
  const { toSun } = moonShadowAt(sky, greatest);
  const motion = subtractVectors(offsetAt(jdUt(greatest + MOTION_DAYS)), offsetAt(jdUt(greatest - MOTION_DAYS)));
  return normalizeVector(perpendicularPart(motion, toSun));
}
