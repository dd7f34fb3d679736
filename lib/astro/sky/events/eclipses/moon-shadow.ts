import type { JdUt } from '../../../../base/units/time.ts';
import {
  CELESTIAL_POLE,
  cross,
  dot,
  lengthOf,
  normalizeVector,
  perpendicularPart,
  subtractVectors,
  type Vector,
} from '../../vector.ts';
import { MOON_RADIUS, SUN_RADIUS } from './radii.ts';
import type { SunAndMoon } from './sun-and-moon.ts';

/** A shadow cone, measured in the fundamental plane: perpendicular to the axis, through the center of the Earth. */
export interface ShadowCone {
  /** Radius in the plane, equatorial radii; negative where the umbra reaches the plane before its tip. */
  readonly radius: number;
  /** Tangent of the angle between axis and side: decrease of the radius per unit of distance toward the Moon. */
  readonly slope: number;
}

/**
 * The Moon's shadow at a moment, with the content of the Besselian elements, in equatorial radii of the Earth.
 *
 * ```
 *   Sun ) . . Moon ) . . . . . |          penumbra: radius l1
 *    toSun  <—     - - - - - - |- axis -  at axis, from the Earth's center
 *                              |          umbra: radius l2
 * ```
 */
export interface MoonShadow {
  /** Direction from the Moon to the Sun. */
  readonly toSun: Vector;
  /** East and north in the fundamental plane. */
  readonly east: Vector;
  readonly north: Vector;
  /** Intersection of the axis with the fundamental plane. */
  readonly axis: Vector;
  readonly penumbra: ShadowCone;
  readonly umbra: ShadowCone;
}

/** Radii that shape the Moon's shadow, equatorial radii of the Earth. @see MOON_RADIUS */
export interface ShadowRadii {
  readonly sun: number;
  /** Of the Moon, for the penumbra and for the umbra. */
  readonly mean: number;
  readonly valleys: number;
}

const OWN_RADII: ShadowRadii = { ...MOON_RADIUS, sun: SUN_RADIUS };

/**
 * The Moon's shadow at a moment.
 *
 * @source l = z·tan f + k·sec f, sin f1 = (R + k) / G and sin f2 = (R − k) / G for the penumbra and the umbra: eclipse_where
 * in swecl.c of Swiss Ephemeris 2.10.03; it reproduces the elements that NASA printed: test/golden/eclipses/bessel.test.ts
 */
export function moonShadowAt({ sunAt, moonAt }: SunAndMoon, moment: JdUt, radii: ShadowRadii = OWN_RADII): MoonShadow {
  const moon = moonAt(moment);
  const fromMoon = subtractVectors(sunAt(moment), moon);
  const toSun = normalizeVector(fromMoon);
  const east = normalizeVector(cross(CELESTIAL_POLE, toSun));
  const height = dot(moon, toSun);
  const coneOf = (sine: number, moonRadius: number): ShadowCone => {
    const cosine = Math.sqrt(1 - sine * sine);
    return { radius: (height * sine + moonRadius) / cosine, slope: sine / cosine };
  };
  const gap = lengthOf(fromMoon);
  return {
    toSun,
    east,
    north: cross(toSun, east),
    axis: perpendicularPart(moon, toSun),
    penumbra: coneOf((radii.sun + radii.mean) / gap, radii.mean),
    umbra: coneOf((radii.sun - radii.valleys) / gap, -radii.valleys),
  };
}

/** Radius of a cone at the distance of a point along the axis. */
export function coneRadiusAt({ radius, slope }: ShadowCone, { toSun }: MoonShadow, point: Vector): number {
  return radius - slope * dot(point, toSun);
}

/** Distance of a point from the axis. */
export function distanceFromAxis({ axis, toSun }: MoonShadow, point: Vector): number {
  return lengthOf(perpendicularPart(subtractVectors(point, axis), toSun));
}
