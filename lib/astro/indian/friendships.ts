import { type ClassicalPlanet, EXALTATIONS, SIGN_RULERS } from '../../base/catalog/dignities.ts';
import {
  COMPOUND_RELATIONS,
  type CompoundRelation,
  type GrahaState,
  MULATRIKONAS,
  type NaturalRelation,
} from '../../base/catalog/grahas.ts';
import { SIGNS, type Sign, signAt } from '../../base/catalog/signs.ts';
import { longitudeDeg } from '../../base/units/angle.ts';
import { signIndexOf, signLongitudeDeg, signOf } from '../sky/zodiac/sign-position.ts';
import type { GrahaPosition } from './grahas.ts';

/** How one planet regards another. */
export interface Friendship {
  readonly of: ClassicalPlanet;
  readonly to: ClassicalPlanet;
  readonly natural: NaturalRelation;
  /** Whether their signs make them friends in this chart. */
  readonly isTemporaryFriend: boolean;
  readonly compound: CompoundRelation;
}

/** Signs from the mulatrikona whose lords are friends. */
const FRIENDLY_HOUSES = [2, 4, 5, 8, 9, 12];

/** The planet that rules a sign. */
export const lordOf = (sign: Sign): ClassicalPlanet => SIGN_RULERS[sign].traditional;

/**
 * How a planet regards another by nature.
 *
 * Friends are the lords of the 2nd, 4th, 5th, 8th, 9th and 12th signs from its mulatrikona and the lord of its exaltation,
 * enemies the lords of the other signs; who is both is neutral.
 *
 * @source Brihat Parashara Hora Shastra 3.55, read at
 * https://www.tamilsurangam.in/astrology/vedic_astrology/bphs/graha_characters_and_description_4.html
 */
export function findNaturalRelation(of: ClassicalPlanet, to: ClassicalPlanet): NaturalRelation {
  const from = SIGNS.indexOf(MULATRIKONAS[of].sign);
  const isFriendly = (house: number) =>
    FRIENDLY_HOUSES.includes(house) || signAt(from + house - 1) === EXALTATIONS[of].sign;
  const houses = SIGNS.map((_, index) => index + 1).filter((house) => lordOf(signAt(from + house - 1)) === to);
  if (houses.every(isFriendly)) return 'friend';
  return houses.some(isFriendly) ? 'neutral' : 'enemy';
}

/** Houses from a planet in which another one is its friend for the time being. */
const TEMPORARY_HOUSES = [2, 3, 4, 10, 11, 12];

/** How many steps from great friend each pair of relations is. */
const STEPS: Readonly<Record<NaturalRelation, number>> = { friend: 0, neutral: 1, enemy: 2 };

/**
 * How every planet regards every other one in a chart.
 *
 * @source Brihat Parashara Hora Shastra 3.55–58
 */
export function findFriendships(
  planets: readonly (GrahaPosition & { readonly id: ClassicalPlanet })[],
): readonly Friendship[] {
  return planets.flatMap((one) =>
    planets.flatMap((other): Friendship[] => {
      if (one.id === other.id) return [];
      const natural = findNaturalRelation(one.id, other.id);
      const house = ((signIndexOf(other.longitudeDeg) - signIndexOf(one.longitudeDeg) + 12) % 12) + 1;
      const isTemporaryFriend = TEMPORARY_HOUSES.includes(house);
      const compound = COMPOUND_RELATIONS[STEPS[natural] + (isTemporaryFriend ? 0 : 2)] ?? 'neutral';
      return [{ of: one.id, to: other.id, natural, isTemporaryFriend, compound }];
    }),
  );
}

/**
 * The state of a planet in its sign. The whole sign of exaltation counts, but for the Moon and Mercury, whose mulatrikona
 * lies in the same sign.
 *
 * @source Brihat Parashara Hora Shastra 3.49–58
 */
export function findState(
  planet: GrahaPosition & { readonly id: ClassicalPlanet },
  friendships: readonly Friendship[],
): GrahaState {
  const { id } = planet;
  const sign = signOf(planet.longitudeDeg);
  const { fromDeg, toDeg, sign: mulatrikonaSign } = MULATRIKONAS[id];
  const into = signLongitudeDeg(planet.longitudeDeg);
  const isInMulatrikona = sign === mulatrikonaSign && into >= fromDeg && into < toDeg;
  if (isInMulatrikona) return 'mulatrikona';
  const isPastExaltation = sign === mulatrikonaSign && into >= toDeg;
  if (sign === EXALTATIONS[id].sign && !isPastExaltation) return 'exalted';
  if (lordOf(sign) === id) return 'own';
  if (sign === signOf(oppositeOfExaltation(id))) return 'debilitated';
  return friendships.find(({ of, to }) => of === id && to === lordOf(sign))?.compound ?? 'neutral';
}

const oppositeOfExaltation = (id: ClassicalPlanet) => longitudeDeg(SIGNS.indexOf(EXALTATIONS[id].sign) * 30 + 180);
