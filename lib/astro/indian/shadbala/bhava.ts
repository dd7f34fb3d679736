import { type ClassicalPlanet, SIGN_RULERS } from '../../../base/catalog/dignities.ts';
import {
  mapPlanets,
  STRONGEST_HOUSES,
  VIMSHOPAKA_POINTS,
  VIMSHOPAKA_WEIGHTS,
  type VimshopakaGroup,
} from '../../../base/catalog/shadbala.ts';
import type { Varga } from '../../../base/catalog/vargas.ts';
import type { LongitudeDeg } from '../../../base/units/angle.ts';
import { signOf } from '../../sky/zodiac/sign-position.ts';
import { selectPlanets } from '../grahas.ts';
import type { ShadbalaChart } from './chart.ts';
import { sumDrishtis } from './drik.ts';
import type { Shadbala } from './shadbala.ts';
import { type PlacedPlanet, relateInVarga } from './sthana.ts';

/** The strength of a house, virupas. */
export interface HouseStrength {
  /** 1 to 12. */
  readonly house: number;
  readonly middleDeg: LongitudeDeg;
  readonly lord: ClassicalPlanet;
  /** Shadbala of the lord of the sign in which the middle lies. */
  readonly lordStrength: number;
  readonly dig: number;
  readonly drishti: number;
  readonly total: number;
}

/**
 * Bhava bala of the twelve houses: the strengths of their lords, of their directions, 10 virupas for each house from the weakest,
 * and of the drishtis at their middles.
 *
 * @source Brihat Parashara Hora Shastra 27, by the table of STRONGEST_HOUSES
 */
export function findBhavaBala(
  { grahas, middlesDeg }: ShadbalaChart,
  { planets, benefics }: Shadbala,
): readonly HouseStrength[] {
  return middlesDeg.map((middleDeg, index) => {
    const lord = SIGN_RULERS[signOf(middleDeg)].traditional;
    const lordStrength = planets.find(({ id }) => id === lord)?.total ?? 0;
    const strongest = STRONGEST_HOUSES.find(([endDeg]) => middleDeg < endDeg)?.[1] ?? 1;
    const apart = Math.abs(index + 1 - strongest);
    const dig = 60 - 10 * Math.min(apart, 12 - apart);
    const drishti = sumDrishtis(middleDeg, grahas, benefics);
    return { house: index + 1, middleDeg, lord, lordStrength, dig, drishti, total: lordStrength + dig + drishti };
  });
}

/** Vimshopaka bala of a planet in the four groups of vargas, `[5, 20]`. @source Brihat Parashara Hora Shastra 7.17–27 */
export function findVimshopaka(
  planet: PlacedPlanet,
  friendships: ShadbalaChart['friendships'],
): Readonly<Record<VimshopakaGroup, number>> {
  const weigh = (weights: Readonly<Partial<Record<Varga, number>>>): number =>
    Object.entries(weights).reduce((sum, [varga, weight]) => {
      const points = VIMSHOPAKA_POINTS[relateInVarga(planet, Number(varga) as Varga, friendships)];
      return sum + (weight * points) / 20;
    }, 0);
  const { shadvarga, saptavarga, dashavarga, shodashavarga } = VIMSHOPAKA_WEIGHTS;
  return {
    shadvarga: weigh(shadvarga),
    saptavarga: weigh(saptavarga),
    dashavarga: weigh(dashavarga),
    shodashavarga: weigh(shodashavarga),
  };
}

/** Vimshopaka bala of the seven planets. */
export const findVimshopakas = ({ grahas, friendships }: ShadbalaChart) => {
  const planets = selectPlanets(grahas);
  return mapPlanets((id) => findVimshopaka(planets.find((planet) => planet.id === id) as PlacedPlanet, friendships));
};
