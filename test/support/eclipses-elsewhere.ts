import * as engine from 'astronomy-engine';
import type { GeoPlace } from '../../lib/astro/port.ts';
import { computeLocalSolarEclipse } from '../../lib/astro/sky/events/eclipses/local-solar.ts';
import { moonShadowAt } from '../../lib/astro/sky/events/eclipses/moon-shadow.ts';
import { fitSunAndMoon, type SunAndMoon } from '../../lib/astro/sky/events/eclipses/sun-and-moon.ts';
import { findSolarEclipses, type SolarEclipse } from '../../lib/astro/sky/events/eclipses.ts';
import { cross, dot, lengthOf, subtractVectors, type Vector } from '../../lib/astro/sky/vector.ts';
import { longitudeDeg } from '../../lib/base/units/angle.ts';
import { type JdUt, jdUt, SECONDS_PER_DAY } from '../../lib/base/units/time.ts';
import { ephemeris } from './ephemeris.ts';

const J2000 = 2_451_545;
/** astronomy-engine's: 695 700 km for the Sun, 1737.4 km for both shadows; its equatorial radius of the Earth is 6378.1366 km. */
const ENGINE_RADIUS = 1737.4 / 6378.1366;
const ENGINE_RADII = { sun: 695_700 / 6378.1366, mean: ENGINE_RADIUS, valleys: ENGINE_RADIUS };

/** Differences of one eclipse at one place. */
interface EclipseDifference {
  readonly partialSeconds: number;
  readonly centralSeconds: number;
  readonly obscuration: number;
  readonly magnitude: number;
  /** Totality or annularity, seconds. */
  readonly centralDuration: number;
}

/** Places spread evenly over the sphere, the same each time. */
export function listPlaces(count: number): readonly GeoPlace[] {
  return Array.from({ length: count }, (_, index) => ({
    latitudeDeg: (Math.asin((2 * (index + 0.5)) / count - 1) * 180) / Math.PI,
    longitudeDeg: ((index * 222.4922359) % 360) - 180,
    elevationM: 0,
  }));
}

export const listSolarEclipses = (fromYear: number, toYear: number): readonly SolarEclipse[] =>
  findSolarEclipses(
    ephemeris,
    { fromJdUt: jdUt(J2000 + (fromYear - 2000) * 365.25), toJdUt: jdUt(J2000 + (toYear - 2000) * 365.25) },
    { type: 'tropical' },
  );

/** Equatorial radius of the Earth of astronomy-engine, au. */
const EARTH_RADIUS_AU = 6378.1366 / engine.KM_PER_AU;
const HALF_SPAN_DAYS = 5 / 24;

/** Sun, Moon and Earth's rotation of astronomy-engine, so that the rest of a computation can be compared alone. */
export function skyOfEngine(middle: JdUt): SunAndMoon {
  const turn = engine.Rotation_EQJ_EQD(engine.MakeTime(middle - J2000));
  const toDate = ({ x, y, z }: engine.Vector, t: engine.AstroTime): Vector => {
    const turned = engine.RotateVector(turn, new engine.Vector(x, y, z, t));
    return { x: turned.x / EARTH_RADIUS_AU, y: turned.y / EARTH_RADIUS_AU, z: turned.z / EARTH_RADIUS_AU };
  };
  return {
    span: { fromJdUt: jdUt(middle - HALF_SPAN_DAYS), toJdUt: jdUt(middle + HALF_SPAN_DAYS) },
    sunAt: (moment) => {
      const time = engine.MakeTime(moment - J2000);
      return toDate(engine.GeoVector(engine.Body.Sun, time, true), time);
    },
    moonAt: (moment) => {
      const time = engine.MakeTime(moment - J2000);
      return toDate(engine.GeoMoon(time), time);
    },
    siderealTimeDegAt: (moment) => longitudeDeg(15 * engine.SiderealTime(engine.MakeTime(moment - J2000))),
  };
}

/** Which positions of Sun and Moon our computation gets. */
export type PositionsOf = 'own' | 'engine';

/**
 * Compares an eclipse at a place with astronomy-engine, which gets the same ΔT and whose radii are ours here.
 *
 * @returns undefined where the place does not see the eclipse from its first to its last contact
 */
export function compareEclipse(
  eclipse: SolarEclipse,
  place: GeoPlace,
  positions: PositionsOf,
): EclipseDifference | undefined {
  engine.SetDeltaTFunction(() => eclipse.deltaTSeconds);
  try {
    return compareAtSameDeltaT(eclipse, place, positions);
  } finally {
    engine.SetDeltaTFunction(engine.DeltaT_EspenakMeeus);
  }
}

function compareAtSameDeltaT(
  { moment }: SolarEclipse,
  place: GeoPlace,
  positions: PositionsOf,
): EclipseDifference | undefined {
  const sky = positions === 'own' ? fitSunAndMoon(ephemeris, moment) : skyOfEngine(moment);
  const ours = computeLocalSolarEclipse(sky, place, moment, ENGINE_RADII);
  if (ours === undefined) return undefined;
  const { partial, central } = ours;
  const observer = new engine.Observer(place.latitudeDeg, place.longitudeDeg, place.elevationM);
  if (![partial.fromJdUt, partial.toJdUt].every((at) => isSunUp(at, observer))) return undefined;
  const theirs = engine.SearchLocalSolarEclipse(engine.MakeTime(moment - J2000 - 1), observer);
  const apart = (at: number, event: engine.EclipseEvent | undefined): number =>
    event ? Math.abs(at - J2000 - event.time.ut) * SECONDS_PER_DAY : Number.POSITIVE_INFINITY;
  return {
    partialSeconds: Math.max(apart(partial.fromJdUt, theirs.partial_begin), apart(partial.toJdUt, theirs.partial_end)),
    centralSeconds: central
      ? Math.max(apart(central.fromJdUt, theirs.total_begin), apart(central.toJdUt, theirs.total_end))
      : 0,
    obscuration: Math.abs(ours.obscuration - theirs.obscuration),
    magnitude: ours.magnitude,
    centralDuration: central ? (central.toJdUt - central.fromJdUt) * SECONDS_PER_DAY : 0,
  };
}

/** How far astronomy-engine's Moon is from ours at greatest eclipse, and how long our shadow takes for its distance from that of its. */
export function measureMoons({ moment, deltaTSeconds }: SolarEclipse) {
  engine.SetDeltaTFunction(() => deltaTSeconds);
  try {
    const [ours, theirs] = [fitSunAndMoon(ephemeris, moment), skyOfEngine(moment)];
    const [moon, other] = [ours.moonAt(moment), theirs.moonAt(moment)];
    const axisOf = (sky: SunAndMoon, at: number): Vector => moonShadowAt(sky, jdUt(at)).axis;
    const MINUTE = 60 / SECONDS_PER_DAY;
    const perSecond = lengthOf(subtractVectors(axisOf(ours, moment + MINUTE), axisOf(ours, moment - MINUTE))) / 120;
    return {
      arcseconds: (Math.atan2(lengthOf(cross(moon, other)), dot(moon, other)) * 648_000) / Math.PI,
      seconds: lengthOf(subtractVectors(axisOf(ours, moment), axisOf(theirs, moment))) / perSecond,
    };
  } finally {
    engine.SetDeltaTFunction(engine.DeltaT_EspenakMeeus);
  }
}

/** Whether the Sun is a degree high. */
function isSunUp(moment: number, observer: engine.Observer): boolean {
  const time = engine.MakeTime(moment - J2000);
  const { ra, dec } = engine.Equator(engine.Body.Sun, time, observer, true, true);
  return engine.Horizon(time, observer, ra, dec).altitude > 1;
}

const SLIGHTEST_MAGNITUDE = 0.002;
const GRAZING_MAGNITUDE = 0.05;
const GRAZING_SECONDS = 60;

/** The worst differences of many places: where eclipses graze, and elsewhere. */
export function measureEclipses(
  eclipses: readonly SolarEclipse[],
  places: readonly GeoPlace[],
  positions: PositionsOf,
) {
  const found = eclipses
    .flatMap((eclipse) => places.map((place) => compareEclipse(eclipse, place, positions)))
    .filter((one) => one !== undefined && one.magnitude >= SLIGHTEST_MAGNITUDE) as readonly EclipseDifference[];
  const worst = (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value), 0);
  const isGrazing = ({ magnitude }: EclipseDifference): boolean => magnitude < GRAZING_MAGNITUDE;
  const isLong = ({ centralDuration }: EclipseDifference): boolean => centralDuration > GRAZING_SECONDS;
  return {
    count: found.length,
    within5Seconds: found.filter((one) => one.partialSeconds <= 5).length / found.length,
    partialSeconds: worst(found.filter((one) => !isGrazing(one)).map((one) => one.partialSeconds)),
    grazingSeconds: worst(found.filter(isGrazing).map((one) => one.partialSeconds)),
    centralSeconds: worst(found.filter(isLong).map((one) => one.centralSeconds)),
    grazingCentralSeconds: worst(found.filter((one) => !isLong(one)).map((one) => one.centralSeconds)),
    obscuration: worst(found.map((one) => one.obscuration)),
  };
}
