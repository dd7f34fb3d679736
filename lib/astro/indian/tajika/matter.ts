import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../../../base/catalog/dignities.ts';
import type { TajikaFact, TajikaOrb, TajikaRelation, TajikaYoga } from '../../../base/catalog/tajika.ts';
import { findContact, isIthasala, type TajikaContact } from './contacts.ts';
import {
  findTajikaRelation,
  GREAT_DIGNITIES,
  houseOfPlanet,
  listTajikaDignities,
  type TajikaChart,
} from './tajika-chart.ts';

/** A fact that makes a yoga. */
export interface TajikaReason {
  readonly fact: TajikaFact;
  readonly bodies: readonly ClassicalPlanet[];
  /** Degrees by which a planet is behind or ahead, or apart within a deeptamsha. */
  readonly degrees?: number;
}

/** A yoga of an annual chart. */
export interface TajikaYogaFound {
  readonly yoga: TajikaYoga;
  /** The lord of the Lagna and that of the matter; none for a yoga of the whole chart. */
  readonly lords: readonly ClassicalPlanet[];
  /** Houses whose matters have this lord. */
  readonly houses: readonly number[];
  /** Third planets that take part. */
  readonly through: readonly ClassicalPlanet[];
  readonly because: readonly TajikaReason[];
}

export type FoundYoga = Pick<TajikaYogaFound, 'yoga' | 'through' | 'because'>;

/** The two lords of a matter in their chart. */
export interface Matter {
  readonly chart: TajikaChart;
  readonly lagnaLord: ClassicalPlanet;
  readonly matterLord: ClassicalPlanet;
  readonly contact: TajikaContact;
  readonly orb: TajikaOrb;
}

const TRIKAS = [6, 8, 12];
/** Malefics of these yogas. @source Charak, table X-3 */
export const MALEFICS = ['mars', 'saturn'] as const;

export const lordsOf = ({ lagnaLord, matterLord }: Matter) => [lagnaLord, matterLord] as const;

export const others = (matter: Matter): readonly ClassicalPlanet[] =>
  CLASSICAL_PLANETS.filter((planet) => !lordsOf(matter).includes(planet));

export const stateFact = (fact: TajikaFact, ...bodies: ClassicalPlanet[]): TajikaReason => ({ fact, bodies });

/** Whether the second planet is an enemy of the first by place: joined, square or opposite. */
const isEnemy = (relation: TajikaRelation): boolean => relation === 'enemy';

export function describeContact(contact: TajikaContact): readonly TajikaReason[] {
  const { swifter, slower, behindDeg, behindFromNextSignDeg } = contact;
  if (behindFromNextSignDeg !== undefined)
    return [
      stateFact('in_last_degree', swifter),
      stateFact('in_next_sign', swifter),
      stateFact('aspect', swifter, slower),
      { fact: 'swifter_behind', bodies: [swifter, slower], degrees: behindFromNextSignDeg },
    ];
  const fact = behindDeg < 0 ? 'swifter_ahead' : 'swifter_behind';
  return [stateFact('aspect', swifter, slower), { fact, bodies: [swifter, slower], degrees: Math.abs(behindDeg) }];
}

export const describeDignities = (chart: TajikaChart, planet: ClassicalPlanet): readonly TajikaReason[] =>
  listTajikaDignities(chart, planet).map((fact) => stateFact(fact, planet));

export const isStrong = (chart: TajikaChart, planet: ClassicalPlanet): boolean =>
  listTajikaDignities(chart, planet).length > 0;

export const hasGreatDignity = (chart: TajikaChart, planet: ClassicalPlanet): boolean =>
  listTajikaDignities(chart, planet).some((dignity) => GREAT_DIGNITIES.includes(dignity));

/** Ithasalas of one planet with others. */
export const findIthasalas = (
  { chart, orb }: Pick<Matter, 'chart' | 'orb'>,
  planet: ClassicalPlanet,
  partners: readonly ClassicalPlanet[],
): readonly TajikaContact[] =>
  partners
    .filter((other) => other !== planet)
    .map((other) => findContact(chart, planet, other, orb))
    .filter(isIthasala);

/** Malefics, other than the two lords, that a lord is under. */
export const findMalefics = (matter: Matter, planet: ClassicalPlanet) =>
  MALEFICS.filter(
    (malefic) => others(matter).includes(malefic) && isEnemy(findTajikaRelation(matter.chart, planet, malefic)),
  );

export const describeState = (chart: TajikaChart, planet: ClassicalPlanet): readonly TajikaReason[] => [
  ...(chart.planets[planet].isRetrograde ? [stateFact('retrograde', planet)] : []),
  ...(chart.planets[planet].isCombust ? [stateFact('combust', planet)] : []),
  ...(TRIKAS.includes(houseOfPlanet(chart, planet)) ? [stateFact('in_6_8_12', planet)] : []),
];
