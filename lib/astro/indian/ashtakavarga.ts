import {
  ASHTAKA_PLACES,
  ASHTAKA_REFERENCES,
  type AshtakaReference,
  INDIAN_PLANETS,
  KALYANAVARMA_MOON,
  type MoonPlaces,
  PINDA_FACTORS,
} from '../../base/catalog/ashtakavarga.ts';
import { SIGN_RULERS } from '../../base/catalog/dignities.ts';
import { SIGNS } from '../../base/catalog/signs.ts';

/** Index of the sign of each reference, 0 Aries to 11 Pisces. */
export type ReferenceSigns = Readonly<Record<AshtakaReference, number>>;

/** The bindus of one reference; lists have one value for each sign from Aries on. */
export interface Bhinnashtakavarga {
  readonly of: AshtakaReference;
  readonly bindus: readonly number[];
  /** Who gives the bindus of a sign, in the order of the references. */
  readonly contributors: readonly (readonly AshtakaReference[])[];
  readonly afterTrikona: readonly number[];
  readonly afterEkadhipatya: readonly number[];
  readonly rasiPinda: number;
  readonly grahaPinda: number;
}

/** How bindus are counted and reduced. */
export interface AshtakaRules {
  readonly moonPlaces: MoonPlaces;
  /** Signs that count as occupied. */
  readonly occupied: ReadonlySet<number>;
}

/**
 * The eight ashtakavargas of a chart, of the Sun to Saturn and of Lagna, with their reductions and pindas.
 *
 * @source Brihat Parashara Hora Shastra 66–69 in R. Santhanam's division of chapters
 */
export function findAshtakavargas(signs: ReferenceSigns, rules: AshtakaRules): readonly Bhinnashtakavarga[] {
  return ASHTAKA_REFERENCES.map((of) => {
    const contributors = listContributors(of, signs, rules.moonPlaces);
    const bindus = contributors.map(({ length }) => length);
    const afterTrikona = reduceTrikonas(bindus);
    const afterEkadhipatya = reduceEkadhipatya(afterTrikona, rules.occupied);
    return { of, bindus, contributors, afterTrikona, afterEkadhipatya, ...findPindas(afterEkadhipatya, signs) };
  });
}

function listContributors(of: AshtakaReference, signs: ReferenceSigns, moonPlaces: MoonPlaces) {
  const places = of === 'moon' && moonPlaces === 'kalyanavarma' ? KALYANAVARMA_MOON : ASHTAKA_PLACES[of];
  const gives = (reference: AshtakaReference, index: number, sign: number): boolean =>
    places[index]?.includes('123456789ABC'.charAt((sign - signs[reference] + SIGNS.length) % SIGNS.length)) ?? false;
  return SIGNS.map((_, sign) => ASHTAKA_REFERENCES.filter((reference, index) => gives(reference, index, sign)));
}

/**
 * The trikona reduction: from each of three signs in trine their least number is taken. This covers the rules that a zero
 * leaves them as they are and that three equal numbers vanish.
 */
export function reduceTrikonas(bindus: readonly number[]): readonly number[] {
  const at = (sign: number): number => bindus[sign % SIGNS.length] as number;
  return bindus.map((value, sign) => value - Math.min(value, at(sign + 4), at(sign + 8)));
}

/** The two signs of each planet that has two, as indexes. */
const PAIRS = INDIAN_PLANETS.flatMap((planet): readonly (readonly [number, number])[] => {
  const [one = 0, other] = SIGNS.flatMap((sign, index) => (SIGN_RULERS[sign].traditional === planet ? [index] : []));
  return other === undefined ? [] : [[one, other]];
});

/**
 * The ekadhipatya reduction of the two signs of a planet. With a zero in one, or both occupied, they stay. Both empty, equal
 * numbers vanish and the higher one becomes the lower. One empty, its number becomes that of the occupied sign if it is
 * higher, and else vanishes.
 */
export function reduceEkadhipatya(bindus: readonly number[], occupied: ReadonlySet<number>): readonly number[] {
  const reduced = [...bindus];
  for (const [one, other] of PAIRS) {
    const [a, b] = [reduced[one] as number, reduced[other] as number];
    const lower = a === b ? 0 : Math.min(a, b);
    const isEmpty = [one, other].map((sign) => !occupied.has(sign));
    if (a === 0 || b === 0 || !isEmpty.includes(true)) continue;
    if (!isEmpty.includes(false)) {
      reduced[one] = lower;
      reduced[other] = lower;
    } else if (isEmpty[0]) reduced[one] = a > b ? b : 0;
    else reduced[other] = b > a ? a : 0;
  }
  return reduced;
}

function findPindas(reduced: readonly number[], signs: ReferenceSigns) {
  const at = (sign: number): number => reduced[sign] as number;
  const rasiPinda = PINDA_FACTORS.signs.reduce((sum, factor, sign) => sum + factor * at(sign), 0);
  const grahaPinda = INDIAN_PLANETS.reduce((sum, id) => sum + PINDA_FACTORS.planets[id] * at(signs[id]), 0);
  return { rasiPinda, grahaPinda };
}

/** The sum of the seven ashtakavargas of the planets, for each sign from Aries on; 337 in all. */
export const sumSarva = (bhinna: readonly Bhinnashtakavarga[]): readonly number[] =>
  SIGNS.map((_, sign) =>
    bhinna.reduce((sum, { of, bindus }) => (of === 'ascendant' ? sum : sum + (bindus[sign] as number)), 0),
  );
