import { arcDeg, asinDeg, cosDeg, sinDeg } from '../../../base/units/angle.ts';
import { type JdUt, jdUt, rangeAround } from '../../../base/units/time.ts';
import type { Ephemeris, GeoPlace } from '../../port.ts';
import type { Zero } from '../../search/zeros.ts';
import { EARTH_EQUATORIAL_RADIUS_KM } from '../events/eclipses/radii.ts';
import { KILOMETERS_PER_AU } from '../lunar/illumination.ts';
import { measureDiurnalPoint } from './diurnal-motion.ts';
import { ALMANAC_HORIZON } from './horizon.ts';
import { altitudeDegOf, azimuthDegOf, createHorizonObserver, viewFrom } from './horizon-observer.ts';
import { findRisingsAndSettings, followOverPlace } from './local-sky.ts';

/** Yallop's classes, from easily visible to invisible with a telescope. */
export const CRESCENT_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
type CrescentClass = (typeof CRESCENT_CLASSES)[number];

/** The young Moon on one evening. */
export interface Crescent {
  readonly bestTime: JdUt;
  /** Moonset after sunset. */
  readonly lagDays: number;
  /** Geocentric altitude of the Moon above the Sun. */
  readonly arcOfVisionDeg: number;
  /** Geocentric separation of the centers. */
  readonly arcOfLightDeg: number;
  /** Width of the crescent as seen from the place. */
  readonly widthArcmin: number;
  readonly q: number;
  readonly crescentClass: CrescentClass;
}

/** Each class begins above its value of q; F has none. */
const CLASS_BOUNDS: readonly (readonly [CrescentClass, number])[] = [
  ['A', 0.216],
  ['B', -0.014],
  ['C', -0.16],
  ['D', -0.232],
  ['E', -0.293],
];

const ARCMIN_PER_DEG = 60;
/** Radius of the Moon, equatorial radii of the Earth, as {@link computeCrescent}'s source has it. */
const MOON_RADIUS = 0.27245;
const HALF_SEARCH_DAYS = 0.6;

/**
 * Visibility of the crescent on an evening by Yallop's test.
 *
 * @param evening a moment between sunset and moonset
 * @returns undefined where the Sun or the Moon does not set that evening, and for a crescent so wide that the fit would see
 * it below the Sun: from about 31° of arc of light on
 * @source B. D. Yallop, A Method for Predicting the First Sighting of the New Crescent Moon, NAO Technical Note 69, 1997,
 * as swehel.c of Swiss Ephemeris 2.10.03 (`WidthMoon`, `qYallop`) and acamarata/moon-sighting have it
 */
export function computeCrescent(ephemeris: Ephemeris, place: GeoPlace, evening: JdUt): Crescent | undefined {
  const [sunset, moonset] = (['sun', 'moon'] as const).map((id) => findSettingNear({ ephemeris, place, id }, evening));
  if (sunset === undefined || moonset === undefined) return undefined;
  const bestTime = jdUt(sunset + (4 / 9) * (moonset - sunset));
  const sun = viewGeocentric({ ephemeris, place, id: 'sun' }, bestTime);
  const moon = viewGeocentric({ ephemeris, place, id: 'moon' }, bestTime);
  const arcOfVisionDeg = moon.altitudeDeg - sun.altitudeDeg;
  const cosArcOfLight = cosDeg(arcOfVisionDeg) * cosDeg(arcDeg(sun.azimuthDeg, moon.azimuthDeg));
  const semidiameterDeg = MOON_RADIUS * moon.parallaxDeg * (1 + sinDeg(moon.altitudeDeg) * sinDeg(moon.parallaxDeg));
  const widthArcmin = semidiameterDeg * ARCMIN_PER_DEG * (1 - cosArcOfLight);
  const leastDeg = leastArcOfVisionDeg(widthArcmin);
  if (leastDeg <= 0) return undefined;
  const q = (arcOfVisionDeg - leastDeg) / 10;
  return {
    bestTime,
    lagDays: moonset - sunset,
    arcOfVisionDeg,
    arcOfLightDeg: 90 - asinDeg(cosArcOfLight),
    widthArcmin,
    q,
    crescentClass: CLASS_BOUNDS.find(([, bound]) => q > bound)?.[0] ?? 'F',
  };
}

/** Arc of vision at which a crescent of a width is just visible. */
const leastArcOfVisionDeg = (width: number): number =>
  11.8371 - 6.3226 * width + 0.7319 * width ** 2 - 0.1018 * width ** 3;

interface BodyAtPlace {
  readonly ephemeris: Ephemeris;
  readonly place: GeoPlace;
  readonly id: 'sun' | 'moon';
}

/** The setting nearest to a moment. */
function findSettingNear({ ephemeris, place, id }: BodyAtPlace, moment: JdUt): JdUt | undefined {
  const sky = { ephemeris, place, horizon: ALMANAC_HORIZON };
  const motion = followOverPlace(sky, { type: 'body', id }, rangeAround(moment, HALF_SEARCH_DAYS));
  const distance = (crossing: Zero): number => Math.abs(crossing.moment - moment);
  const settings = findRisingsAndSettings(motion).filter(({ isRising }) => !isRising);
  return settings.toSorted((a, b) => distance(a) - distance(b))[0]?.moment;
}

/** Direction from the center of the Earth on the horizon of a place. */
function viewGeocentric({ ephemeris, place, id }: BodyAtPlace, moment: JdUt) {
  const point = measureDiurnalPoint(ephemeris, { object: { type: 'body', id }, isOnEcliptic: false }, moment);
  const view = viewFrom(createHorizonObserver(place), { ...point, inverseDistancePerAu: 0 });
  const parallaxDeg = asinDeg((EARTH_EQUATORIAL_RADIUS_KM / KILOMETERS_PER_AU) * point.inverseDistancePerAu);
  return { altitudeDeg: altitudeDegOf(view), azimuthDeg: azimuthDegOf(view), parallaxDeg };
}
