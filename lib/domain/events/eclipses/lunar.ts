import type { Ephemeris, Zodiac } from '../../../ephemeris/port.ts';
import { asinDeg, atan2Deg } from '../../../units/angle.ts';
import type { JdUt } from '../../../units/time.ts';
import { commonFacts } from './common-facts.ts';
import { type EarthShadow, earthShadowAt } from './earth-shadow.ts';
import type { LunarEclipse, SubPoint } from './eclipse.ts';
import { eastOfGreenwich } from './greatest-place.ts';
import { type SunAndMoon, sunAndMoonAround } from './sun-and-moon.ts';
import type { Syzygy } from './syzygies.ts';
import { leastMoment, spellBelowZero } from './turning.ts';

/** The lunar eclipse of a full moon; undefined where she misses the penumbra. */
export function lunarEclipseAt(ephemeris: Ephemeris, syzygy: Syzygy, zodiac: Zodiac): LunarEclipse | undefined {
  const sky = sunAndMoonAround(ephemeris, syzygy.moment);
  const moment = leastMoment((at) => earthShadowAt(sky, at).offAxisDeg, sky.span);
  const shadow = earthShadowAt(sky, moment);
  const whileCloser = (reachOf: (at: EarthShadow) => number) =>
    spellBelowZero((at) => clearance(earthShadowAt(sky, at), reachOf), moment, sky.span);
  const penumbral = whileCloser(({ penumbraDeg, moonDeg }) => penumbraDeg + moonDeg);
  if (penumbral === undefined) return undefined;
  const partial = whileCloser(({ umbraDeg, moonDeg }) => umbraDeg + moonDeg);
  const total = whileCloser(({ umbraDeg, moonDeg }) => umbraDeg - moonDeg);
  return {
    moment,
    type: total ? 'total' : partial ? 'partial' : 'penumbral',
    umbralMagnitude: immersed(shadow, shadow.umbraDeg),
    penumbralMagnitude: immersed(shadow, shadow.penumbraDeg),
    gamma: shadow.isMoonNorth ? shadow.offAxis : -shadow.offAxis,
    ...commonFacts(ephemeris, { alignment: 'opposition', lunation: syzygy.lunation, moment }, zodiac),
    moonInZenith: underMoon(sky, moment),
    penumbral,
    partial,
    total,
  };
}

/** How far the Moon's centre is from being within reach of the axis, degrees; negative within. */
function clearance(shadow: EarthShadow, reachOf: (shadow: EarthShadow) => number): number {
  return shadow.offAxisDeg - reachOf(shadow);
}

/** Share of the Moon's diameter within a shadow of such a radius. @source https://eclipse.gsfc.nasa.gov/LEcat5/LEcatkey.html */
function immersed({ offAxisDeg, moonDeg }: EarthShadow, radiusDeg: number): number {
  return (radiusDeg + moonDeg - offAxisDeg) / (2 * moonDeg);
}

function underMoon(sky: SunAndMoon, moment: JdUt): SubPoint {
  const { x, y, z } = sky.moonAt(moment);
  return {
    latitudeDeg: asinDeg(z / Math.hypot(x, y, z)),
    longitudeDeg: eastOfGreenwich(atan2Deg(y, x), sky.siderealTimeDegAt(moment)),
  };
}
