import { CelestialBody, calculateChart, transits } from 'celestine';
import type { Birth } from '../births.ts';
import {
  calendarOf,
  capitalize,
  INGRESSING,
  ofPlanets,
  type Peer,
  type Planet,
  SIGN_BORDERS_DEG,
  TRANSITING,
  work,
} from './peer.ts';

const OPTIONS = {
  houseSystem: 'placidus',
  includeAsteroids: false,
  includeChiron: false,
  includeLilith: false,
  includeNodes: 'both',
  includeLots: false,
  includePatterns: false,
} as const;

/** It adds half a degree to Jupiter and Saturn of its own. */
const ORBS_DEG = { conjunction: 1, sextile: 1, square: 1, trine: 1, opposition: 1 };

const bodyOf = (planet: Planet): CelestialBody => CelestialBody[capitalize(planet)];

const chart = ({ jdUt, latitudeDeg, longitudeDeg }: Birth) =>
  calculateChart({ ...calendarOf(jdUt), timezone: 0, latitude: latitudeDeg, longitude: longitudeDeg }, OPTIONS);

type Found = ReturnType<typeof transits.searchTransits>;

/** A transit of two passes stands in its list twice, each time with both. */
const momentsOf = ({ transits: found }: Found) =>
  new Set(
    found.flatMap(({ exactJDs, transit: { transitingBody, natalPoint, aspectAngle } }) =>
      exactJDs.map((jd) => [transitingBody, natalPoint, aspectAngle, jd].join()),
    ),
  );

export const peer: Peer = {
  works: {
    natal: work<'natal', ReturnType<typeof chart>>(chart, ({ angles, houses }) => ({
      ascendantDeg: angles.ascendant.longitude,
      midheavenDeg: angles.midheaven.longitude,
      cuspsDeg: houses.cusps.map(({ longitude }) => longitude),
    })),
    transits: work<'transits', Found>(
      ({ pointsDeg, fromJdUt, toJdUt }) =>
        transits.searchTransits({
          natalPoints: pointsDeg.map((longitude, point) => ({ name: String(point), longitude, type: 'planet' })),
          startJD: fromJdUt,
          endJD: toJdUt,
          config: { transitingBodies: TRANSITING.map(bodyOf), orbs: ORBS_DEG },
        }),
      (found) => momentsOf(found).size,
    ),
    ingresses: work<'ingresses', ReturnType<typeof transits.calculateAllIngressesForBodies>>(
      ({ fromJdUt, toJdUt }) =>
        transits.calculateAllIngressesForBodies(INGRESSING.map(bodyOf), SIGN_BORDERS_DEG, fromJdUt, toJdUt),
      (found) =>
        found.map(({ body, ingressJD = Number.NaN }) => ({ planet: body.toLowerCase() as Planet, atJdUt: ingressJD })),
    ),
  },
  longitudesAt: (jdUt) => {
    const { planets } = chart({ jdUt, latitudeDeg: 0, longitudeDeg: 0 });
    const places = new Map(planets.map(({ name, longitude }) => [name.toLowerCase(), longitude]));
    return ofPlanets((planet) => places.get(planet) ?? Number.NaN);
  },
};
