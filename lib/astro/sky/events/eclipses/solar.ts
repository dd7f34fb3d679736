import type { JdUt } from '../../../../base/units/time.ts';
import type { Ephemeris, Zodiac } from '../../../port.ts';
import { dot, lengthOf } from '../../vector.ts';
import { computeCentralPath } from './central-path.ts';
import { computeCommonFacts } from './common-facts.ts';
import { coverSun } from './cover.ts';
import { limbDistance } from './earth-limb.ts';
import type { EclipsePhase, SolarEclipse, SolarEclipseType } from './eclipse.ts';
import { findShadowPlace, toGreatestEclipsePlace } from './greatest-place.ts';
import { findIntervalBelowZero, findMinimum } from './minimum.ts';
import { coneRadiusAt, distanceFromAxis, type MoonShadow, moonShadowAt } from './moon-shadow.ts';
import { fitSunAndMoon, type SunAndMoon } from './sun-and-moon.ts';
import type { Syzygy } from './syzygies.ts';

/** The solar eclipse of a new moon; undefined where the shadow misses the Earth. */
export function computeSolarEclipse(ephemeris: Ephemeris, syzygy: Syzygy, zodiac: Zodiac): SolarEclipse | undefined {
  const sky = fitSunAndMoon(ephemeris, syzygy.moment);
  const moment = findMinimum((at) => lengthOf(moonShadowAt(sky, at).axis), sky.span);
  const penumbra = findTouchPhase(sky, moment, ({ penumbra: { radius } }) => radius);
  if (penumbra === undefined) return undefined;
  const umbra = findTouchPhase(sky, moment, ({ umbra: { radius } }) => Math.abs(radius));
  const centralLine = findTouchPhase(sky, moment, () => 0);
  const shadow = moonShadowAt(sky, moment);
  return {
    moment,
    type: umbra === undefined ? 'partial' : classifyUmbralEclipse(sky, [moment, ...endsOf(centralLine)]),
    magnitude: computeMagnitude(shadow, centralLine !== undefined),
    obscuration: coverSun(shadow, findShadowPlace(shadow)).obscuration,
    gamma: Math.sign(dot(shadow.axis, shadow.north)) * lengthOf(shadow.axis),
    ...computeCommonFacts(ephemeris, { alignment: 'conjunction', lunation: syzygy.lunation, moment }, zodiac),
    greatest: toGreatestEclipsePlace(findShadowPlace(shadow), shadow, sky.siderealTimeDegAt(moment)),
    penumbra,
    umbra,
    central: centralLine && computeCentralPath(sky, moment, centralLine),
  };
}

/** Time in which a part of the shadow with a given radius touches the Earth. */
function findTouchPhase(
  sky: SunAndMoon,
  greatest: JdUt,
  radiusOf: (shadow: MoonShadow) => number,
): EclipsePhase | undefined {
  const clearanceAt = (moment: JdUt): number => {
    const shadow = moonShadowAt(sky, moment);
    return limbDistance(shadow) - radiusOf(shadow);
  };
  // The Earth is flattened, so the shadow may be nearest to its limb some seconds before or after the greatest eclipse.
  const deepest = clearanceAt(greatest) < 0 ? greatest : findMinimum(clearanceAt, sky.span);
  return findIntervalBelowZero(clearanceAt, deepest, sky.span);
}

const endsOf = (phase: EclipsePhase | undefined): readonly JdUt[] =>
  phase === undefined ? [] : [phase.fromJdUt, phase.toJdUt];

/**
 * Type of an umbral eclipse: total where the tip of the umbra reaches the ground. It reaches farthest at the middle of the
 * path, where the ground is nearest to the Moon, and least at the ends, so these three moments decide.
 */
function classifyUmbralEclipse(sky: SunAndMoon, moments: readonly JdUt[]): SolarEclipseType {
  const areTotal = moments.map((moment) => {
    const shadow = moonShadowAt(sky, moment);
    return coneRadiusAt(shadow.umbra, shadow, findShadowPlace(shadow)) < 0;
  });
  if (areTotal.every(Boolean)) return 'total';
  return areTotal.some(Boolean) ? 'hybrid' : 'annular';
}

/**
 * Magnitude of an eclipse at the place of greatest eclipse.
 *
 * @source where the axis strikes the Earth, the ratio of both diameters, (L1 − L2) / (L1 + L2), else the covered share of
 * the Sun's, (L1 − m) / (L1 + L2): key to https://eclipse.gsfc.nasa.gov/SEcat5/catkey.html; the grazing annular eclipse of
 * 29 April 2014 shows that NASA divides by the axis, not by the type
 */
function computeMagnitude(shadow: MoonShadow, isCentral: boolean): number {
  const place = findShadowPlace(shadow);
  const [outer, inner] = [coneRadiusAt(shadow.penumbra, shadow, place), coneRadiusAt(shadow.umbra, shadow, place)];
  const covered = isCentral ? outer - inner : outer - distanceFromAxis(shadow, place);
  return covered / (outer + inner);
}
