import type { Ephemeris, Zodiac } from '../../../ephemeris/port.ts';
import type { JdUt } from '../../../units/time.ts';
import { centralPath } from './central-path.ts';
import { commonFacts } from './common-facts.ts';
import { outsideEarth } from './earth-outline.ts';
import type { EclipsePhase, SolarEclipse, SolarEclipseType } from './eclipse.ts';
import { greatestPlaceOf, placeUnderShadow } from './greatest-place.ts';
import { type MoonShadow, moonShadowAt, offAxis, radiusAt } from './moon-shadow.ts';
import { type SunAndMoon, sunAndMoonAround } from './sun-and-moon.ts';
import type { Syzygy } from './syzygies.ts';
import { leastMoment, spellBelowZero } from './turning.ts';
import { dot, lengthOf } from './vector.ts';

/** The solar eclipse of a new moon; undefined where the shadow misses the Earth. */
export function solarEclipseAt(ephemeris: Ephemeris, syzygy: Syzygy, zodiac: Zodiac): SolarEclipse | undefined {
  const sky = sunAndMoonAround(ephemeris, syzygy.moment);
  const moment = leastMoment((at) => lengthOf(moonShadowAt(sky, at).axis), sky.span);
  const penumbra = whileOnEarth(sky, moment, ({ penumbra: { radius } }) => radius);
  if (penumbra === undefined) return undefined;
  const umbra = whileOnEarth(sky, moment, ({ umbra: { radius } }) => Math.abs(radius));
  const centralLine = whileOnEarth(sky, moment, () => 0);
  const shadow = moonShadowAt(sky, moment);
  return {
    moment,
    type: umbra === undefined ? 'partial' : umbralType(sky, [moment, ...endsOf(centralLine)]),
    magnitude: magnitudeOf(shadow, centralLine !== undefined),
    gamma: Math.sign(dot(shadow.axis, shadow.north)) * lengthOf(shadow.axis),
    ...commonFacts(ephemeris, { alignment: 'conjunction', lunation: syzygy.lunation, moment }, zodiac),
    greatest: greatestPlaceOf(placeUnderShadow(shadow), shadow, sky.siderealTimeDegAt(moment)),
    penumbra,
    umbra,
    central: centralLine && centralPath(sky, moment, centralLine),
  };
}

/** While a part of the shadow, so wide round its axis, touches the Earth. */
function whileOnEarth(
  sky: SunAndMoon,
  greatest: JdUt,
  widthOf: (shadow: MoonShadow) => number,
): EclipsePhase | undefined {
  const clearAt = (moment: JdUt): number => {
    const shadow = moonShadowAt(sky, moment);
    return outsideEarth(shadow) - widthOf(shadow);
  };
  // The Earth is not round, so the shadow may be nearest to its edge some seconds off the greatest eclipse.
  const deepest = clearAt(greatest) < 0 ? greatest : leastMoment(clearAt, sky.span);
  return spellBelowZero(clearAt, deepest, sky.span);
}

const endsOf = (phase: EclipsePhase | undefined): readonly JdUt[] =>
  phase === undefined ? [] : [phase.fromJdUt, phase.toJdUt];

/**
 * Total where the tip of the umbra reaches the ground. It reaches deepest at the middle of the path, where the ground is
 * nearest to the Moon, and least at the ends, so these tell whether it does all the way.
 */
function umbralType(sky: SunAndMoon, moments: readonly JdUt[]): SolarEclipseType {
  const areTotal = moments.map((moment) => {
    const shadow = moonShadowAt(sky, moment);
    return radiusAt(shadow.umbra, shadow, placeUnderShadow(shadow)) < 0;
  });
  if (areTotal.every(Boolean)) return 'total';
  return areTotal.some(Boolean) ? 'hybrid' : 'annular';
}

/**
 * @source where the axis strikes the Earth the ratio of both diameters, (L1 − L2) / (L1 + L2), else the covered share of
 * the Sun's, (L1 − m) / (L1 + L2): key to https://eclipse.gsfc.nasa.gov/SEcat5/catkey.html; the grazing annular eclipse of
 * 29 April 2014 shows that NASA divides by the axis, not by the type
 */
function magnitudeOf(shadow: MoonShadow, isCentral: boolean): number {
  const place = placeUnderShadow(shadow);
  const [outer, inner] = [radiusAt(shadow.penumbra, shadow, place), radiusAt(shadow.umbra, shadow, place)];
  const covered = isCentral ? outer - inner : outer - offAxis(shadow, place);
  return covered / (outer + inner);
}
