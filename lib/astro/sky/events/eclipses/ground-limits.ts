import { arcDeg } from '../../../../base/units/angle.ts';
import { type JdUt, jdUt } from '../../../../base/units/time.ts';
import {
  addVectors,
  dot,
  lengthOf,
  perpendicularPart,
  scaleVector,
  subtractVectors,
  type Vector,
} from '../../vector.ts';
import { rotateWithEarth } from './greatest-place.ts';
import { coneRadiusAt, type MoonShadow, moonShadowAt, type ShadowCone } from './moon-shadow.ts';
import { EARTH_POLAR_RADIUS } from './radii.ts';
import type { SunAndMoon } from './sun-and-moon.ts';

/** Selects a cone of the shadow, whose edge draws a limit on the ground as the shadow passes. */
export type ConeOf = (shadow: MoonShadow) => ShadowCone;

/** Half the time of the difference quotients, days: 10 s. */
const SLOPE_DAYS = 10 / 86_400;
/** Change of the direction that ends the iteration, radians: half a meter on the ground. */
const TOLERANCE = 1e-7;
const MOST_STEPS = 40;

/**
 * The point of the ground that a cone's edge touches at a moment without passing it: there the place is as deep in the shadow
 * as it ever gets, and that is on the edge. The points of all moments are the limit of the phase that the cone stands for.
 *
 * The point is sought as a direction from the axis, across the motion of the shadow over the ground: where the distance from
 * the axis and the radius of the cone change alike.
 *
 * @param side 1 for the limit on the left of the shadow's motion, -1 for that on its right
 * @returns undefined where this edge of the cone misses the Earth
 */
export function findLimitPoint(sky: SunAndMoon, coneOf: ConeOf, { moment, side }: LimitAt): Vector | undefined {
  const shadow = moonShadowAt(sky, moment);
  let angle = angleOf(shadow, motionOver(sky, { place: shadow.axis, moment })) + (side * Math.PI) / 2;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const place = strikeGround(shadow, coneOf(shadow), angle);
    if (place === undefined) return undefined;
    const motion = motionOver(sky, { place, moment });
    const growth = growthOf(sky, coneOf, { place, moment });
    const lean = Math.acos(Math.min(1, Math.max(-1, -growth / lengthOf(motion))));
    const turned = angleOf(shadow, motion) + side * lean;
    const change = (arcDeg((angle * 180) / Math.PI, (turned * 180) / Math.PI) * Math.PI) / 180;
    if (Math.abs(change) < TOLERANCE) return place;
    angle += change;
  }
  return undefined;
}

interface LimitAt {
  readonly moment: JdUt;
  readonly side: 1 | -1;
}

interface PlaceAt {
  readonly place: Vector;
  readonly moment: JdUt;
}

/** Angle of a vector in the fundamental plane, from the east through the north, radians. */
const angleOf = ({ east, north }: MoonShadow, vector: Vector): number =>
  Math.atan2(dot(vector, north), dot(vector, east));

/** Where the ground is after some days, as the Earth rotates. */
const carry = (sky: SunAndMoon, { place, moment }: PlaceAt, days: number): Vector =>
  rotateWithEarth(place, arcDeg(sky.siderealTimeDegAt(moment), sky.siderealTimeDegAt(jdUt(moment + days))));

/** Velocity of the shadow's axis over a place of the ground, in the fundamental plane, equatorial radii per day. */
function motionOver(sky: SunAndMoon, at: PlaceAt): Vector {
  const offsetAfter = (days: number): Vector =>
    subtractVectors(moonShadowAt(sky, jdUt(at.moment + days)).axis, carry(sky, at, days));
  const change = subtractVectors(offsetAfter(SLOPE_DAYS), offsetAfter(-SLOPE_DAYS));
  return scaleVector(perpendicularPart(change, moonShadowAt(sky, at.moment).toSun), 1 / (2 * SLOPE_DAYS));
}

/** How fast the cone's radius at a place grows, equatorial radii per day. */
function growthOf(sky: SunAndMoon, coneOf: ConeOf, at: PlaceAt): number {
  const radiusAfter = (days: number): number => {
    const shadow = moonShadowAt(sky, jdUt(at.moment + days));
    return Math.abs(coneRadiusAt(coneOf(shadow), shadow, carry(sky, at, days)));
  };
  return (radiusAfter(SLOPE_DAYS) - radiusAfter(-SLOPE_DAYS)) / (2 * SLOPE_DAYS);
}

/** Steps in which the height of the ground and the radius of the cone there settle: each shrinks the error two hundredfold. */
const HEIGHT_STEPS = 6;

/** The point of the sunlit ground at which the side of a cone in a direction from its axis strikes it. */
function strikeGround(shadow: MoonShadow, cone: ShadowCone, angle: number): Vector | undefined {
  const { axis, east, north, toSun } = shadow;
  const out = addVectors(scaleVector(east, Math.cos(angle)), scaleVector(north, Math.sin(angle)));
  let height = 0;
  for (let step = 0; step < HEIGHT_STEPS; step += 1) {
    const radius = Math.abs(cone.radius - cone.slope * height);
    const above = liftToGround(addVectors(axis, scaleVector(out, radius)), toSun);
    if (above === undefined) return undefined;
    height = above;
  }
  const radius = Math.abs(cone.radius - cone.slope * height);
  return addVectors(addVectors(axis, scaleVector(out, radius)), scaleVector(toSun, height));
}

/** Height of the ground over a point of the fundamental plane, toward the Sun; undefined beyond the Earth's limb. */
function liftToGround(point: Vector, toSun: Vector): number | undefined {
  const stretch = ({ x, y, z }: Vector): Vector => ({ x, y, z: z / EARTH_POLAR_RADIUS });
  const [from, along] = [stretch(point), stretch(toSun)];
  const [a, b, c] = [dot(along, along), dot(from, along), dot(from, from) - 1];
  const root = b * b - a * c;
  return root < 0 ? undefined : (-b + Math.sqrt(root)) / a;
}

/** Magnitude of the eclipse at the edge of this cone: of the penumbra at 0, of half of the Sun's diameter at 0.5. */
export const coneOfMagnitude =
  (magnitude: number): ConeOf =>
  ({ penumbra, umbra }) => ({
    radius: penumbra.radius - magnitude * (penumbra.radius + umbra.radius),
    slope: penumbra.slope - magnitude * (penumbra.slope + umbra.slope),
  });
