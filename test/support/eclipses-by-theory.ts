import { elp, planetposition } from 'astronomia';
import moonSeries from 'astronomia/data/elpMppDe';
import earthSeries from 'astronomia/data/vsop87Bearth';
import * as engine from 'astronomy-engine';
import type { GeoPlace } from '../../lib/astro/port.ts';
import { chebyshevNodes, evaluateChebyshev, fitChebyshev } from '../../lib/astro/search/chebyshev.ts';
import { computeLocalSolarEclipse, type LocalSolarEclipse } from '../../lib/astro/sky/events/eclipses/local-solar.ts';
import { fitSunAndMoon } from '../../lib/astro/sky/events/eclipses/sun-and-moon.ts';
import type { SolarEclipse } from '../../lib/astro/sky/events/eclipses.ts';
import { cross, dot, lengthOf, subtractVectors, type Vector } from '../../lib/astro/sky/vector.ts';
import { SECONDS_PER_DAY } from '../../lib/base/units/time.ts';
import { ephemeris } from './ephemeris.ts';

const J2000 = 2_451_545;
const HALF_SPAN_DAYS = 5 / 24;
const { KM_PER_AU, C_AUDAY } = engine;
const moon = new elp.Moon(moonSeries);
const earth = new planetposition.Planet(earthSeries);

/** The radii that the service states: of the Sun, of the Moon and of her valleys, kilometers. */
const EARTH_KM = 6378.137;
const RADII = {
  sun: Math.sin((959.63 / 648_000) * Math.PI) * KM_PER_AU,
  moon: 0.272488 * EARTH_KM,
  valleys: 0.272281 * EARTH_KM,
};

/** The Moon of ELP/MPP02 and the Sun of VSOP87 where their light left them, ecliptic of J2000, kilometers. */
function moonAt(jdTt: number): Vector {
  return moon.positionXYZ(jdTt - 384_400 / KM_PER_AU / C_AUDAY);
}

function sunAt(jdTt: number): Vector {
  const { lon, lat, range } = earth.position2000(jdTt - 1 / C_AUDAY);
  const [distance, along] = [-range * KM_PER_AU, Math.cos(lat)];
  return {
    x: distance * along * Math.cos(lon),
    y: distance * along * Math.sin(lon),
    z: distance * Math.sin(lat),
  };
}

/** A body on the equator of date, by days from the middle, fitted to nine places of its theory. */
function fitTheory(middle: number, placeAt: (jdTt: number) => Vector): (daysOff: number) => Vector {
  const time = engine.MakeTime(middle - J2000);
  const turn = engine.CombineRotation(engine.Rotation_ECL_EQJ(), engine.Rotation_EQJ_EQD(time));
  const places = chebyshevNodes(9).map((x) => {
    const place = placeAt(J2000 + time.tt + x * HALF_SPAN_DAYS);
    return engine.RotateVector(turn, new engine.Vector(place.x, place.y, place.z, time));
  });
  const series = (['x', 'y', 'z'] as const).map((axis) => fitChebyshev(places.map((place) => place[axis])));
  return (daysOff) => {
    const [x = 0, y = 0, z = 0] = series.map((one) => evaluateChebyshev(one, daysOff / HALF_SPAN_DAYS));
    return { x, y, z };
  };
}

/** Distance of the centers and radii of the discs, radians, by moment, as the place sees them. */
function watchFrom({ latitudeDeg, longitudeDeg, elevationM }: GeoPlace, middle: number) {
  const observer = new engine.Observer(latitudeDeg, longitudeDeg, elevationM);
  const [sunOf, moonOf] = theoriesAt(middle);
  return (moment: number) => {
    const { x, y, z } = engine.ObserverVector(engine.MakeTime(moment - J2000), observer, true);
    const eye = { x: x * KM_PER_AU, y: y * KM_PER_AU, z: z * KM_PER_AU };
    const [toSun, toMoon] = [sunOf, moonOf].map((of) => subtractVectors(of(moment - middle), eye)) as [Vector, Vector];
    return {
      separation: Math.atan2(lengthOf(cross(toSun, toMoon)), dot(toSun, toMoon)),
      sun: Math.asin(RADII.sun / lengthOf(toSun)),
      moon: Math.asin(RADII.moon / lengthOf(toMoon)),
      valleys: Math.asin(RADII.valleys / lengthOf(toMoon)),
    };
  };
}

let fitted: { middle: number; sky: readonly [(off: number) => Vector, (off: number) => Vector] } | undefined;

/** Sun and Moon around an eclipse, kept for its other places. */
function theoriesAt(middle: number) {
  if (fitted?.middle !== middle) fitted = { middle, sky: [fitTheory(middle, sunAt), fitTheory(middle, moonAt)] };
  return fitted.sky;
}
type Discs = ReturnType<ReturnType<typeof watchFrom>>;

const outside = ({ separation, sun, moon: disc }: Discs): number => separation - sun - disc;
const outsideUmbra = ({ separation, sun, valleys }: Discs): number => separation - Math.abs(sun - valleys);

/** Share of the Sun that is covered, by strips across the line of the centers. */
function countCovered({ separation, sun, moon: disc }: Discs): number {
  const STRIPS = 500;
  const halfAt = (radius: number, x: number): number => Math.sqrt(Math.max(0, radius ** 2 - x ** 2));
  const strips = Array.from({ length: STRIPS }, (_, index) => sun * ((2 * (index + 0.5)) / STRIPS - 1));
  const covered = strips.reduce((sum, x) => sum + Math.min(halfAt(sun, x), halfAt(disc, x - separation)), 0);
  return (4 * sun * covered) / STRIPS / (Math.PI * sun ** 2);
}

const STEP_DAYS = 2 / SECONDS_PER_DAY;

/** Seconds from a contact of ours to the one of the theories: the gap of the limbs over its speed. */
function secondsOff(gapAt: (moment: number) => number, moment: number): number {
  const perSecond = (gapAt(moment + STEP_DAYS) - gapAt(moment - STEP_DAYS)) / (2 * STEP_DAYS * SECONDS_PER_DAY);
  return Math.abs(gapAt(moment) / perSecond);
}

/** How far what a place sees of an eclipse is from the theories, above and below the horizon. */
export interface TheoryDifference {
  readonly magnitude: number;
  readonly partialSeconds: number;
  readonly centralSeconds: number;
  /** Totality or annularity, seconds. */
  readonly centralDuration: number;
  readonly agreesOnType: boolean;
  readonly obscuration: number;
  readonly isOverOne: boolean;
}

function compareSight(local: LocalSolarEclipse, watch: (moment: number) => Discs): TheoryDifference {
  const { partial, central, greatest, magnitude, obscuration } = local;
  const worst = (gap: (discs: Discs) => number, { fromJdUt, toJdUt }: { fromJdUt: number; toJdUt: number }): number =>
    Math.max(...[fromJdUt, toJdUt].map((moment) => secondsOff((at) => gap(watch(at)), moment)));
  const discs = watch(greatest);
  const isWhole = outsideUmbra(discs) < 0;
  return {
    magnitude,
    partialSeconds: worst(outside, partial),
    centralSeconds: central ? worst(outsideUmbra, central) : 0,
    centralDuration: central ? (central.toJdUt - central.fromJdUt) * SECONDS_PER_DAY : 0,
    agreesOnType: isWhole === (central !== undefined),
    obscuration: Math.abs(obscuration - countCovered(discs)),
    isOverOne: obscuration > 1,
  };
}

/** Compares an eclipse at places with the theories under our ΔT, where the magnitude is at least that of `slightest`. */
export function compareWithTheories(eclipse: SolarEclipse, places: readonly GeoPlace[], slightest: number) {
  engine.SetDeltaTFunction(() => eclipse.deltaTSeconds);
  try {
    const sky = fitSunAndMoon(ephemeris, eclipse.moment);
    return places.flatMap((place) => {
      const local = computeLocalSolarEclipse(sky, place, eclipse.moment);
      const isSeen = local !== undefined && local.magnitude >= slightest;
      return isSeen ? [compareSight(local, watchFrom(place, eclipse.moment))] : [];
    });
  } finally {
    engine.SetDeltaTFunction(engine.DeltaT_EspenakMeeus);
  }
}
