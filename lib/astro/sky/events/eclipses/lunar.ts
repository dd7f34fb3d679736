import { asinDeg, atan2Deg } from '../../../../base/units/angle.ts';
import type { JdUt } from '../../../../base/units/time.ts';
import type { Ephemeris, Zodiac } from '../../../port.ts';
import { computeCommonFacts } from './common-facts.ts';
import { type EarthShadow, earthShadowAt } from './earth-shadow.ts';
import type { LunarEclipse, SubPoint } from './eclipse.ts';
import { geographicLongitudeDeg } from './greatest-place.ts';
import { findIntervalBelowZero, findMinimum } from './minimum.ts';
import { fitSunAndMoon, type SunAndMoon } from './sun-and-moon.ts';
import type { Syzygy } from './syzygies.ts';

/** The lunar eclipse of a full moon; undefined where the Moon misses the penumbra. */
export function computeLunarEclipse(ephemeris: Ephemeris, syzygy: Syzygy, zodiac: Zodiac): LunarEclipse | undefined {
  const sky = fitSunAndMoon(ephemeris, syzygy.moment);
  const moment = findMinimum((at) => earthShadowAt(sky, at).axisDistanceDeg, sky.span);
  const shadow = earthShadowAt(sky, moment);
  const findPhase = (reachOf: (at: EarthShadow) => number) =>
    findIntervalBelowZero((at) => shadowClearanceDeg(earthShadowAt(sky, at), reachOf), moment, sky.span);
  const penumbral = findPhase(({ penumbraDeg, moonDeg }) => penumbraDeg + moonDeg);
  if (penumbral === undefined) return undefined;
  const partial = findPhase(({ umbraDeg, moonDeg }) => umbraDeg + moonDeg);
  const total = findPhase(({ umbraDeg, moonDeg }) => umbraDeg - moonDeg);
  return {
    moment,
    type: total ? 'total' : partial ? 'partial' : 'penumbral',
    umbralMagnitude: computeMagnitude(shadow, shadow.umbraDeg),
    penumbralMagnitude: computeMagnitude(shadow, shadow.penumbraDeg),
    gamma: shadow.isMoonNorth ? shadow.axisDistance : -shadow.axisDistance,
    ...computeCommonFacts(ephemeris, { alignment: 'opposition', lunation: syzygy.lunation, moment }, zodiac),
    moonInZenith: findSublunarPoint(sky, moment),
    penumbral,
    partial,
    total,
  };
}

/** Distance of the Moon's center from the shadow's axis, less a reach, degrees. */
function shadowClearanceDeg(shadow: EarthShadow, reachOf: (shadow: EarthShadow) => number): number {
  return shadow.axisDistanceDeg - reachOf(shadow);
}

/** Share of the Moon's diameter within a shadow of a radius. @source https://eclipse.gsfc.nasa.gov/LEcat5/LEcatkey.html */
function computeMagnitude({ axisDistanceDeg, moonDeg }: EarthShadow, radiusDeg: number): number {
  return (radiusDeg + moonDeg - axisDistanceDeg) / (2 * moonDeg);
}

function findSublunarPoint(sky: SunAndMoon, moment: JdUt): SubPoint {
  const { x, y, z } = sky.moonAt(moment);
  return {
    latitudeDeg: asinDeg(z / Math.hypot(x, y, z)),
    longitudeDeg: geographicLongitudeDeg(atan2Deg(y, x), sky.siderealTimeDegAt(moment)),
  };
}
