import { asinDeg, cosDeg, sinDeg } from '../../../../base/units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../../../base/units/time.ts';
import type { Ephemeris, GeoPlace } from '../../../port.ts';
import {
  cross,
  dot,
  lengthOf,
  normalizeVector,
  perpendicularPart,
  scaleVector,
  subtractVectors,
  type Vector,
} from '../../vector.ts';
import { coverSun } from './cover.ts';
import { earthShadowAt } from './earth-shadow.ts';
import type { LunarEclipse } from './eclipse.ts';
import { computeLocalSolarEclipse } from './local-solar.ts';
import { moonShadowAt } from './moon-shadow.ts';
import { placeVectorAt } from './place-vector.ts';
import { MOON_RADIUS, SUN_RADIUS } from './radii.ts';
import { fitSunAndMoon, type SunAndMoon } from './sun-and-moon.ts';

/** How an eclipse looks from a place at a moment. The unit is the radius of the eclipsed disc, whose center is at 0, 0. */
export interface EclipseView {
  readonly moment: JdUt;
  /** True topocentric altitude of the eclipsed disc. */
  readonly altitudeDeg: number;
  /** Center of the other disc, or of the shadow: to the right and toward the zenith. */
  readonly right: number;
  readonly up: number;
  /** Radius of the Moon before the Sun, or of the umbra. */
  readonly radius: number;
  /** Radius of the penumbra; undefined in a solar eclipse. */
  readonly penumbraRadius: number | undefined;
  /** Covered share of the Sun's area; undefined in a lunar eclipse. */
  readonly obscuration: number | undefined;
}

/** Views before and after the greatest eclipse, each in equal steps from or to a contact. */
const STEPS = 4;

/** Views of a solar eclipse at a place, from the first to the last contact; none where the penumbra misses it. */
export function viewSolarEclipse(ephemeris: Ephemeris, greatest: JdUt, place: GeoPlace): readonly EclipseView[] {
  const sky = fitSunAndMoon(ephemeris, greatest);
  const local = computeLocalSolarEclipse(sky, place, greatest);
  if (local === undefined) return [];
  const placeAt = placeVectorAt(sky, place);
  return listMoments(local.partial, local.greatest).map((moment) => {
    const observer = placeAt(moment);
    const [sun, moon] = [sky.sunAt(moment), sky.moonAt(moment)].map((body) => subtractVectors(body, observer)) as [
      Vector,
      Vector,
    ];
    const [sunDeg, moonDeg] = [asinDeg(SUN_RADIUS / lengthOf(sun)), asinDeg(MOON_RADIUS.mean / lengthOf(moon))];
    const gap = subtractVectors(normalizeVector(moon), normalizeVector(sun));
    return {
      moment,
      ...project({ sky, place, moment }, sun, scaleVector(gap, 1 / sinDeg(sunDeg))),
      radius: moonDeg / sunDeg,
      penumbraRadius: undefined,
      obscuration: coverSun(moonShadowAt(sky, moment), observer).obscuration,
    };
  });
}

/** Views of a lunar eclipse at a place, from its first to its last contact. */
export function viewLunarEclipse(ephemeris: Ephemeris, eclipse: LunarEclipse, place: GeoPlace): readonly EclipseView[] {
  const sky = fitSunAndMoon(ephemeris, eclipse.moment);
  const placeAt = placeVectorAt(sky, place);
  return listMoments(eclipse.partial ?? eclipse.penumbral, eclipse.moment).map((moment) => {
    const moon = sky.moonAt(moment);
    const shadow = earthShadowAt(sky, moment);
    const toAxis = scaleVector(perpendicularPart(moon, normalizeVector(sky.sunAt(moment))), -1);
    const moonRadius = sinDeg(shadow.moonDeg) * lengthOf(moon);
    return {
      moment,
      ...project({ sky, place, moment }, subtractVectors(moon, placeAt(moment)), scaleVector(toAxis, 1 / moonRadius)),
      radius: shadow.umbraDeg / shadow.moonDeg,
      penumbraRadius: shadow.penumbraDeg / shadow.moonDeg,
      obscuration: undefined,
    };
  });
}

function listMoments({ fromJdUt, toJdUt }: JdRange, middle: JdUt): readonly JdUt[] {
  const before = Array.from({ length: STEPS }, (_, index) => jdUt(fromJdUt + ((middle - fromJdUt) * index) / STEPS));
  const after = Array.from({ length: STEPS }, (_, index) => jdUt(middle + ((toJdUt - middle) * (index + 1)) / STEPS));
  return [...before, middle, ...after];
}

interface Observation {
  readonly sky: SunAndMoon;
  readonly place: GeoPlace;
  readonly moment: JdUt;
}

/** Altitude of a direction, and how an offset from it looks to an observer who faces it with the zenith above. */
function project({ sky, place, moment }: Observation, direction: Vector, offset: Vector) {
  const angleDeg = sky.siderealTimeDegAt(moment) + place.longitudeDeg;
  const horizontal = cosDeg(place.latitudeDeg);
  const zenith: Vector = {
    x: horizontal * cosDeg(angleDeg),
    y: horizontal * sinDeg(angleDeg),
    z: sinDeg(place.latitudeDeg),
  };
  const ahead = normalizeVector(direction);
  const above = normalizeVector(perpendicularPart(zenith, ahead));
  return {
    altitudeDeg: asinDeg(dot(ahead, zenith)),
    right: dot(offset, cross(ahead, above)),
    up: dot(offset, above),
  };
}
