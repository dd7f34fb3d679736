import { type Chart, calculateChart, transits } from 'celestine';
import type { Birth } from '../../births.ts';
import { type CastChart, type Contact, type Contestant, calendarOf, doing, ofPlanets } from '../contestant.ts';
import { INGRESSING, type Planet, TRANSITING } from '../works.ts';

const OPTIONS = {
  houseSystem: 'placidus',
  includeAsteroids: false,
  includeChiron: false,
  includeLilith: false,
  includeNodes: 'both',
  includeLots: false,
  includePatterns: false,
};

/** It adds half a degree to Jupiter and Saturn of its own. */
const ORBS_DEG = { conjunction: 1, sextile: 1, square: 1, trine: 1, opposition: 1 };

/** Signs are houses of thirty degrees from the spring point. */
const SIGN_BORDERS_DEG = Array.from({ length: 12 }, (_, sign) => sign * 30);

const nameOf = (planet: Planet): string => planet.charAt(0).toUpperCase() + planet.slice(1);
const planetOf = (name: string): Planet => name.toLowerCase() as Planet;

const chart = ({ jdUt, latitudeDeg, longitudeDeg }: Birth): Chart =>
  calculateChart({ ...calendarOf(jdUt), timezone: 0, latitude: latitudeDeg, longitude: longitudeDeg }, OPTIONS);

function read({ planets, angles, houses }: Chart): CastChart {
  const places = new Map(planets.map(({ name, longitude }) => [planetOf(name), longitude]));
  return {
    longitudesDeg: ofPlanets((planet) => places.get(planet) ?? Number.NaN),
    ascendantDeg: angles.ascendant.longitude,
    midheavenDeg: angles.midheaven.longitude,
    cuspsDeg: houses.cusps.map(({ longitude }) => longitude),
  };
}

type Found = ReturnType<typeof transits.searchTransits>['transits'];

/** A transit of two passes stands in its list twice, each time with both. */
function contacts(found: Found, pointsDeg: readonly number[]): readonly Contact[] {
  const every = found.flatMap(({ exactJDs, transit }) =>
    exactJDs.map((atJdUt) => ({
      planet: planetOf(transit.transitingBody),
      atJdUt,
      pointDeg: pointsDeg[Number(transit.natalPoint)] ?? Number.NaN,
      aspectDeg: transit.aspectAngle,
    })),
  );
  return [...new Map(every.map((contact) => [JSON.stringify(contact), contact])).values()];
}

type Ingresses = ReturnType<typeof transits.calculateAllIngressesForBodies>;

export const contestant: Contestant = {
  works: {
    natal: doing<'natal', Chart>(chart, read),
    batch: { run: (births) => births.map(chart) },
    transits: doing<'transits', { readonly transits: Found }>(
      ({ pointsDeg, fromJdUt, toJdUt }) =>
        transits.searchTransits({
          natalPoints: pointsDeg.map((longitude, point) => ({ name: String(point), longitude, type: 'planet' })),
          startJD: fromJdUt,
          endJD: toJdUt,
          config: { transitingBodies: TRANSITING.map(nameOf), orbs: ORBS_DEG },
        }),
      (answer, { pointsDeg }) => contacts(answer.transits, pointsDeg),
    ),
    ingresses: doing<'ingresses', Ingresses>(
      ({ fromJdUt, toJdUt }) =>
        transits.calculateAllIngressesForBodies(INGRESSING.map(nameOf), SIGN_BORDERS_DEG, fromJdUt, toJdUt),
      (found) => found.map(({ body, ingressJD = Number.NaN }) => ({ planet: planetOf(body), atJdUt: ingressJD })),
    ),
  },
  longitudesAt: (jdUt) => read(chart({ jdUt, latitudeDeg: 0, longitudeDeg: 0 })).longitudesDeg,
};
