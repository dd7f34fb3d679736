import moonSeries from 'astronomia/data/elpMppDeFull';
import earthSeries from 'astronomia/data/vsop87Dearth';
import jupiterSeries from 'astronomia/data/vsop87Djupiter';
import marsSeries from 'astronomia/data/vsop87Dmars';
import mercurySeries from 'astronomia/data/vsop87Dmercury';
import saturnSeries from 'astronomia/data/vsop87Dsaturn';
import uranusSeries from 'astronomia/data/vsop87Duranus';
import venusSeries from 'astronomia/data/vsop87Dvenus';
import { Moon } from 'astronomia/elp';
import { Planet, type Series, type Spherical, toFK5 } from 'astronomia/planetposition';
import { longitudeDeg } from '../../../../lib/units/angle.ts';
import { nutationDeg, precessionDifferenceDeg } from '../../../golden/positions/reference/earth.ts';
import type { Planet as PlanetId } from '../works.ts';

/** Whose longitudes the series below give well: VSOP87 has no Pluto, and its Neptune strays by 3″ within forty years. */
export type TruePlanet = Exclude<PlanetId, 'neptune' | 'pluto'>;

type Vector = readonly [number, number, number];

const DEG_PER_RAD = 180 / Math.PI;
const KM_PER_AU = 149_597_870.7;
/** Light-time for one au. @source IAU 2012 resolution B2 and c: 149597870700 m / 299792458 m/s */
const LIGHT_DAYS_PER_AU = 499.004783836 / 86_400;
/** Half the step of the difference that gives the Earth's velocity. */
const HALF_STEP_DAYS = 0.01;

const moon = new Moon(moonSeries);
const earth = new Planet(earthSeries);
const planets = {
  mercury: new Planet(mercurySeries),
  venus: new Planet(venusSeries),
  mars: new Planet(marsSeries),
  jupiter: new Planet(jupiterSeries),
  saturn: new Planet(saturnSeries),
  uranus: new Planet(withoutGaps(uranusSeries)),
};

/** Uranus has a term of the fourth power of time with a number missing, which would come to nothing. */
function withoutGaps(series: Series): Series {
  const powers = Object.entries(series.L).map(([power, terms]) => [
    power,
    terms.filter((term) => term.every(Number.isFinite)),
  ]);
  return { ...series, L: Object.fromEntries(powers) };
}

export const isTruePlanet = (planet: PlanetId): planet is TruePlanet => planet !== 'neptune' && planet !== 'pluto';

const vectorOf = ({ lon, lat, range }: Spherical): Vector => [
  range * Math.cos(lat) * Math.cos(lon),
  range * Math.cos(lat) * Math.sin(lon),
  range * Math.sin(lat),
];

const combined = (a: Vector, b: Vector, factor: number): Vector => [
  a[0] + factor * b[0],
  a[1] + factor * b[1],
  a[2] + factor * b[2],
];

const ORIGIN: Vector = [0, 0, 0];

function heliocentric(planet: Exclude<TruePlanet, 'moon'>, jdTt: number): Vector {
  return planet === 'sun' ? ORIGIN : vectorOf(planets[planet].position(jdTt));
}

/** As the light has it that arrives: the planet where it left it, seen from a moving Earth. */
function seenFromEarth(planet: Exclude<TruePlanet, 'moon'>, jdTt: number): Vector {
  const [here, before, after] = [0, -HALF_STEP_DAYS, HALF_STEP_DAYS].map((days) =>
    vectorOf(earth.position(jdTt + days)),
  ) as [Vector, Vector, Vector];
  let seen = combined(heliocentric(planet, jdTt), here, -1);
  for (let round = 0; round < 3; round += 1) {
    seen = combined(heliocentric(planet, jdTt - LIGHT_DAYS_PER_AU * Math.hypot(...seen)), here, -1);
  }
  const moved = combined(after, before, -1);
  return combined(seen, moved, (Math.hypot(...seen) * LIGHT_DAYS_PER_AU) / (2 * HALF_STEP_DAYS));
}

function planetLongitudeDeg(planet: Exclude<TruePlanet, 'moon'>, jdTt: number): number {
  const [x, y, z] = seenFromEarth(planet, jdTt);
  const { lon } = toFK5(Math.atan2(y, x), Math.atan2(z, Math.hypot(x, y)), jdTt);
  return lon * DEG_PER_RAD + precessionDifferenceDeg(jdTt);
}

/** The Moon has moved on by two thirds of an arcsecond when her light arrives. */
function moonLongitudeDeg(jdTt: number): number {
  const { range } = moon.position(jdTt);
  return moon.position(jdTt - (range / KM_PER_AU) * LIGHT_DAYS_PER_AU).lon * DEG_PER_RAD;
}

/**
 * Apparent longitude on the true ecliptic of date, degrees, from theories of which the service uses none (some peers use
 * shortened forms of the first): VSOP87 (Bretagnon & Francou 1988) and ELP/MPP02 (Chapront & Francou 2003), both complete as astronomia 4.2.0
 * has them, light-time, aberration, and IAU 2000B nutation. How near they come to what is published is tested beside.
 */
export function apparentLongitudeDeg(planet: TruePlanet, jdTt: number): number {
  const ofDateDeg = planet === 'moon' ? moonLongitudeDeg(jdTt) : planetLongitudeDeg(planet, jdTt);
  return longitudeDeg(ofDateDeg + nutationDeg(jdTt).longitude);
}
