import { Body, Ecliptic, GeoVector, MakeTime, SearchSunLongitude, SunPosition } from 'astronomy-engine';
import { type Contestant, doing, jdOfUnixMs, ofPlanets } from '../contestant.ts';
import type { Planet } from '../works.ts';

const J2000 = 2_451_545;

const BODIES: Readonly<Record<Planet, Body>> = {
  sun: Body.Sun,
  moon: Body.Moon,
  mercury: Body.Mercury,
  venus: Body.Venus,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
  uranus: Body.Uranus,
  neptune: Body.Neptune,
  pluto: Body.Pluto,
};

/** Apparent, on the true ecliptic of date. */
const longitudeDeg = (planet: Planet, jdUt: number): number =>
  Ecliptic(GeoVector(BODIES[planet], MakeTime(jdUt - J2000), true)).elon;

const SEARCHED_DAYS = 366;

export const contestant: Contestant = {
  works: {
    solarReturn: doing<'solarReturn', ReturnType<typeof SearchSunLongitude>>(
      ({ birthJdUt, fromJdUt }) =>
        SearchSunLongitude(SunPosition(MakeTime(birthJdUt - J2000)).elon, MakeTime(fromJdUt - J2000), SEARCHED_DAYS),
      (found) => (found ? [jdOfUnixMs(found.date.getTime())] : []),
    ),
  },
  longitudesAt: (jdUt) => ofPlanets((planet) => longitudeDeg(planet, jdUt)),
};
