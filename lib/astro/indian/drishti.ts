import { GRAHA_DRISHTIS, type Graha } from '../../base/catalog/grahas.ts';
import { SIGNS, type Sign } from '../../base/catalog/signs.ts';
import { signIndexOf } from '../sky/zodiac/sign-position.ts';
import { type GrahaPosition, selectPlanets } from './grahas.ts';

/** The signs that a graha looks at, and the grahas in them. */
export interface Drishti {
  readonly from: Graha;
  readonly signs: readonly Sign[];
  readonly bodies: readonly Graha[];
}

/** The full drishtis of the planets, by whole signs: all look at the 7th from their own, three at two further ones. */
export function findGrahaDrishtis(grahas: readonly GrahaPosition[]): readonly Drishti[] {
  return selectPlanets(grahas).map(({ id, longitudeDeg }) => {
    const own = signIndexOf(longitudeDeg);
    return toDrishti(
      id,
      GRAHA_DRISHTIS[id].map((house) => own + house - 1),
      grahas,
    );
  });
}

/** Which signs a movable, a fixed and a dual sign look at, as steps from it. */
const RASI_STEPS = [
  [4, 7, 10],
  [2, 5, 8],
  [3, 6, 9],
] as const;

/**
 * The drishtis of the signs, which the grahas in them have: movable signs look at the fixed ones but for the adjacent one,
 * fixed signs at the movable ones but for the adjacent one, dual signs at the other dual ones.
 *
 * @source Brihat Parashara Hora Shastra 8.1–5
 */
export function findRasiDrishtis(grahas: readonly GrahaPosition[]): readonly Drishti[] {
  return grahas.map(({ id, longitudeDeg }) => {
    const own = signIndexOf(longitudeDeg);
    return toDrishti(
      id,
      (RASI_STEPS[own % 3] ?? []).map((step) => own + step),
      grahas,
    );
  });
}

function toDrishti(from: Graha, signIndexes: readonly number[], grahas: readonly GrahaPosition[]): Drishti {
  const seen = signIndexes.map((index) => index % SIGNS.length);
  const bodies = grahas.filter(({ longitudeDeg }) => seen.includes(signIndexOf(longitudeDeg)));
  return { from, signs: seen.map((index) => SIGNS[index] as Sign), bodies: bodies.map(({ id }) => id) };
}
