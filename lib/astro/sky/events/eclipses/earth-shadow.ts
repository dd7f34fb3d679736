import { asinDeg } from '../../../../base/units/angle.ts';
import type { JdUt } from '../../../../base/units/time.ts';
import { CELESTIAL_POLE, cross, dot, lengthOf, normalizeVector, perpendicularPart } from '../../vector.ts';
import { MOON_RADIUS, SUN_RADIUS } from './radii.ts';
import type { SunAndMoon } from './sun-and-moon.ts';

/** The Earth's shadow at the distance of the Moon, and the Moon in it, as seen from the center of the Earth. */
export interface EarthShadow {
  /** Distance of the Moon's center from the axis of the shadow, equatorial radii of the Earth. */
  readonly axisDistance: number;
  readonly axisDistanceDeg: number;
  /** Whether she is north of the axis. */
  readonly isMoonNorth: boolean;
  readonly umbraDeg: number;
  readonly penumbraDeg: number;
  /** Radius of the Moon. */
  readonly moonDeg: number;
}

/**
 * Enlargement of the shadow by the atmosphere: Danjon's rule enlarges the Moon's parallax by a hundredth.
 *
 * @source https://eclipse.gsfc.nasa.gov/LEcat5/shadow.html, as
 * https://github.com/skyfielders/python-skyfield/blob/master/skyfield/eclipselib.py quotes it: radius of the umbra
 * 1.01·Pm + Ps − Ss, of the penumbra 1.01·Pm + Ps + Ss, from the parallaxes of Moon and Sun and the radius of the Sun
 */
const DANJON_ENLARGEMENT = 1.01;

/** The Earth's shadow at a moment. */
export function earthShadowAt({ sunAt, moonAt }: SunAndMoon, moment: JdUt): EarthShadow {
  const [sun, moon] = [sunAt(moment), moonAt(moment)];
  const [sunDistance, moonDistance] = [lengthOf(sun), lengthOf(moon)];
  const toSun = normalizeVector(sun);
  const fromAxis = perpendicularPart(moon, toSun);
  const axisDistance = lengthOf(fromAxis);
  const bareDeg = DANJON_ENLARGEMENT * asinDeg(1 / moonDistance) + asinDeg(1 / sunDistance);
  const sunDeg = asinDeg(SUN_RADIUS / sunDistance);
  return {
    axisDistance,
    axisDistanceDeg: asinDeg(axisDistance / moonDistance),
    isMoonNorth: dot(fromAxis, cross(toSun, cross(CELESTIAL_POLE, toSun))) > 0,
    umbraDeg: bareDeg - sunDeg,
    penumbraDeg: bareDeg + sunDeg,
    moonDeg: asinDeg(MOON_RADIUS.mean / moonDistance),
  };
}
