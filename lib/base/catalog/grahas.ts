import type { ClassicalPlanet } from './dignities.ts';
import type { Sign } from './signs.ts';

/**
 * The nine grahas of Indian astrology: the seven planets in the order of their weekdays, and the nodes of the Moon, Rahu
 * ascending and Ketu descending.
 */
export const GRAHAS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const;

export type Graha = (typeof GRAHAS)[number];

/** The part of a sign in which a planet is in its mulatrikona, degrees, from its beginning to before its end. */
interface Mulatrikona {
  readonly sign: Sign;
  readonly fromDeg: number;
  readonly toDeg: number;
}

/**
 * The mulatrikonas. Before hers the Moon is exalted in Taurus, and Mercury before his in Virgo; after theirs the other
 * planets are in their own signs.
 *
 * @source Brihat Parashara Hora Shastra 3.51–54, read at
 * https://www.tamilsurangam.in/astrology/vedic_astrology/bphs/graha_characters_and_description_4.html
 */
export const MULATRIKONAS: Readonly<Record<ClassicalPlanet, Mulatrikona>> = {
  sun: { sign: 'Leo', fromDeg: 0, toDeg: 20 },
  moon: { sign: 'Taurus', fromDeg: 3, toDeg: 30 },
  mercury: { sign: 'Virgo', fromDeg: 15, toDeg: 20 },
  venus: { sign: 'Libra', fromDeg: 0, toDeg: 15 },
  mars: { sign: 'Aries', fromDeg: 0, toDeg: 12 },
  jupiter: { sign: 'Sagittarius', fromDeg: 0, toDeg: 10 },
  saturn: { sign: 'Aquarius', fromDeg: 0, toDeg: 20 },
};

/**
 * Longitudes of the deepest exaltations, degrees; those of the deepest falls are opposite.
 *
 * @source Brihat Parashara Hora Shastra 3.49–50; P. V. R. Narasimha Rao, Vedic Astrology, 28.4.2; compared with the uchcha bala of
 * the worked examples of V. P. Jain and B. V. Raman
 */
export const DEEP_EXALTATIONS_DEG: Readonly<Record<ClassicalPlanet, number>> = {
  sun: 10,
  moon: 33,
  mars: 298,
  mercury: 165,
  jupiter: 95,
  venus: 357,
  saturn: 200,
};

/** Within how many degrees of the Sun a planet is combust. */
interface CombustionOrb {
  readonly directDeg: number;
  readonly retrogradeDeg: number;
}

/**
 * Distances in longitude at which planets are combust (asta), as today's programs have them.
 *
 * @source compare Laghu-Bhaskariya 7.1–2 (Venus 9, Jupiter 11, Mercury 13, Saturn 15, Mars 17 degrees of time), read at
 * sa.wikisource.org, लघुभास्करीयम्, p. 165 of the scan. Lists that make the orb of a retrograde planet smaller differ.
 */
export const COMBUSTION_ORBS: Readonly<Record<Exclude<ClassicalPlanet, 'sun'>, CombustionOrb>> = {
  moon: { directDeg: 12, retrogradeDeg: 12 },
  mercury: { directDeg: 14, retrogradeDeg: 12 },
  venus: { directDeg: 10, retrogradeDeg: 8 },
  mars: { directDeg: 17, retrogradeDeg: 17 },
  jupiter: { directDeg: 11, retrogradeDeg: 11 },
  saturn: { directDeg: 15, retrogradeDeg: 15 },
};

/**
 * The houses, counted from its own as the first, that a planet looks at with a full drishti. Authors disagree about Rahu
 * and Ketu, who are left out.
 *
 * @source Brihat Parashara Hora Shastra 26.2–5, read at http://jyotishvidya.com/ch26.htm
 */
export const GRAHA_DRISHTIS: Readonly<Record<ClassicalPlanet, readonly number[]>> = {
  sun: [7],
  moon: [7],
  mercury: [7],
  venus: [7],
  mars: [4, 7, 8],
  jupiter: [5, 7, 9],
  saturn: [3, 7, 10],
};

/**
 * Names of the variable significators (chara karakas), from the planet furthest into its sign on. Of seven, the one of
 * the father is left out.
 *
 * @source Brihat Parashara Hora Shastra 32.13–17, read at http://jyotishvidya.com/ch32.htm
 */
export const KARAKAS = {
  7: ['atma', 'amatya', 'bhratri', 'matri', 'putra', 'gnati', 'dara'],
  8: ['atma', 'amatya', 'bhratri', 'matri', 'pitri', 'putra', 'gnati', 'dara'],
} as const;

/** How many variable significators there are. */
export const KARAKA_COUNTS = [7, 8] as const;
export type KarakaCount = (typeof KARAKA_COUNTS)[number];
export type Karaka = (typeof KARAKAS)[8][number];

/** How a planet regards another one, in a chart: by nature and by their places together. */
export const COMPOUND_RELATIONS = ['great_friend', 'friend', 'neutral', 'enemy', 'great_enemy'] as const;
export type CompoundRelation = (typeof COMPOUND_RELATIONS)[number];

export const NATURAL_RELATIONS = ['friend', 'neutral', 'enemy'] as const;
export type NaturalRelation = (typeof NATURAL_RELATIONS)[number];

/** The state of a planet in its sign, from the best to the worst; the relations are those to the lord of the sign. */
export const GRAHA_STATES = [
  ...(['exalted', 'mulatrikona', 'own'] as const),
  ...COMPOUND_RELATIONS,
  'debilitated',
] as const;
export type GrahaState = (typeof GRAHA_STATES)[number];
