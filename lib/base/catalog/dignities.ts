import type { Element, Sign } from './signs.ts';

/** The seven planets of the ancients, Sun and Moon among them: the only bearers of essential dignities and of lots. */
export const CLASSICAL_PLANETS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;

export type ClassicalPlanet = (typeof CLASSICAL_PLANETS)[number];

export function isClassicalPlanet(id: string): id is ClassicalPlanet {
  return CLASSICAL_PLANETS.some((planet) => planet === id);
}

/** Rulers of a sign: the traditional one, and the modern one, which can be a planet discovered since 1781. */
export interface SignRulers {
  readonly traditional: ClassicalPlanet;
  readonly modern: RulingPlanet;
}

/** Which rulers of signs a reading uses. */
export const RULERSHIPS = ['traditional', 'modern'] as const satisfies readonly (keyof SignRulers)[];
export type Rulership = (typeof RULERSHIPS)[number];

/** The planets that rule signs, traditional and modern: Sun to Pluto. */
export const RULING_PLANETS = [...CLASSICAL_PLANETS, 'uranus', 'neptune', 'pluto'] as const;
export type RulingPlanet = (typeof RULING_PLANETS)[number];

/**
 * Domicile rulers. Only the traditional ones give dignity and ruling of houses here.
 *
 * @source traditional: Ptolemy, Tetrabiblos I.17, read at
 * https://www.astrologyweekly.com/astrology-books/tetrabiblos/houses-of-the-several-planets.php
 * @source modern (Uranus Aquarius, Neptune Pisces, Pluto Scorpio): `rules` in data.cpp of Astrolog,
 * github.com/CruiserOne/Astrolog at commit 66fa543a
 */
export const SIGN_RULERS = {
  Aries: { traditional: 'mars', modern: 'mars' },
  Taurus: { traditional: 'venus', modern: 'venus' },
  Gemini: { traditional: 'mercury', modern: 'mercury' },
  Cancer: { traditional: 'moon', modern: 'moon' },
  Leo: { traditional: 'sun', modern: 'sun' },
  Virgo: { traditional: 'mercury', modern: 'mercury' },
  Libra: { traditional: 'venus', modern: 'venus' },
  Scorpio: { traditional: 'mars', modern: 'pluto' },
  Sagittarius: { traditional: 'jupiter', modern: 'jupiter' },
  Capricorn: { traditional: 'saturn', modern: 'saturn' },
  Aquarius: { traditional: 'saturn', modern: 'uranus' },
  Pisces: { traditional: 'jupiter', modern: 'neptune' },
} as const satisfies Record<Sign, SignRulers>;

/** Exaltation of a planet. The whole sign counts; `degree` is its highest degree, where 19 means 19°00′. */
interface Exaltation {
  readonly sign: Sign;
  readonly degree: number;
}

/**
 * The exaltations with their degrees; the fall is opposite.
 *
 * @source Dorotheus of Sidon, On Exaltations, verses 80–86 (in Hephaestio; Koechly, Leipzig 1858, p. 116), read in
 * https://github.com/OpenGreekAndLatin/First1KGreek at data/tlg1337/tlg003/tlg1337.tlg003.1st1K-grc1.xml
 */
export const EXALTATIONS = {
  sun: { sign: 'Aries', degree: 19 },
  moon: { sign: 'Taurus', degree: 3 },
  mercury: { sign: 'Virgo', degree: 15 },
  venus: { sign: 'Pisces', degree: 27 },
  mars: { sign: 'Capricorn', degree: 28 },
  jupiter: { sign: 'Cancer', degree: 15 },
  saturn: { sign: 'Libra', degree: 21 },
} as const satisfies Record<ClassicalPlanet, Exaltation>;

/** The three lords of the signs of one element: by day, by night, and the participating one at all hours. */
export interface TriplicityLords {
  readonly day: ClassicalPlanet;
  readonly night: ClassicalPlanet;
  readonly participating: ClassicalPlanet;
}

/**
 * The triplicities of Dorotheus. To Virgo he also adds Mercury, which later tables drop and this one leaves out.
 *
 * @source Dorotheus of Sidon, On Triplicities, verses 63–75 (in Hephaestio; Koechly, Leipzig 1858, p. 116), read in
 * https://github.com/OpenGreekAndLatin/First1KGreek at data/tlg1337/tlg003/tlg1337.tlg003.1st1K-grc1.xml
 */
export const TRIPLICITY_LORDS = {
  fire: { day: 'sun', night: 'jupiter', participating: 'saturn' },
  earth: { day: 'venus', night: 'moon', participating: 'mars' },
  air: { day: 'saturn', night: 'mercury', participating: 'jupiter' },
  water: { day: 'venus', night: 'mars', participating: 'moon' },
} as const satisfies Record<Element, TriplicityLords>;

/** One term (bound): its ruler, and its size in whole degrees. */
type Term = readonly [ruler: ClassicalPlanet, sizeDeg: number];

/**
 * The Egyptian terms of each sign, from its beginning on. Sun and Moon have none.
 *
 * @source Dorotheus of Sidon, On Terms, verses 22–62 (in Hephaestio; Koechly, Leipzig 1858, pp. 114–116), read in
 * https://github.com/OpenGreekAndLatin/First1KGreek at data/tlg1337/tlg003/tlg1337.tlg003.1st1K-grc1.xml
 */
export const EGYPTIAN_TERMS: Readonly<Record<Sign, readonly Term[]>> = {
  Aries: [
    ['jupiter', 6],
    ['venus', 6],
    ['mercury', 8],
    ['mars', 5],
    ['saturn', 5],
  ],
  Taurus: [
    ['venus', 8],
    ['mercury', 6],
    ['jupiter', 8],
    ['saturn', 5],
    ['mars', 3],
  ],
  Gemini: [
    ['mercury', 6],
    ['jupiter', 6],
    ['venus', 5],
    ['mars', 7],
    ['saturn', 6],
  ],
  Cancer: [
    ['mars', 7],
    ['venus', 6],
    ['mercury', 6],
    ['jupiter', 7],
    ['saturn', 4],
  ],
  Leo: [
    ['jupiter', 6],
    ['venus', 5],
    ['saturn', 7],
    ['mercury', 6],
    ['mars', 6],
  ],
  Virgo: [
    ['mercury', 7],
    ['venus', 10],
    ['jupiter', 4],
    ['mars', 7],
    ['saturn', 2],
  ],
  Libra: [
    ['saturn', 6],
    ['mercury', 8],
    ['jupiter', 7],
    ['venus', 7],
    ['mars', 2],
  ],
  Scorpio: [
    ['mars', 7],
    ['venus', 4],
    ['mercury', 8],
    ['jupiter', 5],
    ['saturn', 6],
  ],
  Sagittarius: [
    ['jupiter', 12],
    ['venus', 5],
    ['mercury', 4],
    ['saturn', 5],
    ['mars', 4],
  ],
  Capricorn: [
    ['mercury', 7],
    ['jupiter', 7],
    ['venus', 8],
    ['saturn', 4],
    ['mars', 4],
  ],
  Aquarius: [
    ['mercury', 7],
    ['venus', 6],
    ['jupiter', 7],
    ['mars', 5],
    ['saturn', 5],
  ],
  Pisces: [
    ['venus', 12],
    ['jupiter', 4],
    ['mercury', 3],
    ['mars', 9],
    ['saturn', 2],
  ],
};

/** A face (decan) is a third of a sign. */
export const FACE_SIZE_DEG = 10;

/**
 * Rulers of the faces: this round of seven begins with the first face of Aries and repeats without a break through all
 * thirty-six. It is the Chaldean order, from the slowest planet to the swiftest, entered at Mars.
 *
 * @source William Lilly, Christian Astrology (1659), p. 58, lists Saturn's faces, which fix the round; read at
 * https://en.m.wikisource.org/wiki/Page:Christian_Astrology_(Lilly,_1659).djvu/83
 */
export const FACE_RULERS: readonly ClassicalPlanet[] = ['mars', 'sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter'];

/**
 * Points of each dignity and debility. Mutual reception, which Lilly counts like the dignity itself, is left out,
 * because it depends on a second planet.
 *
 * @source William Lilly, Christian Astrology, p. 115, "A ready Table whereby to examine the Fortitudes and Debilities
 * of the Planets"; its essential part is reprinted at http://leroseblanche.org/dignities.html
 */
export const DIGNITY_POINTS = {
  domicile: 5,
  exaltation: 4,
  triplicity: 3,
  term: 2,
  face: 1,
  detriment: -5,
  fall: -4,
  peregrine: -5,
} as const;

export type DignityName = keyof typeof DIGNITY_POINTS;

/** House of the joy of each planet, counted in whole signs from the Ascendant's. */
export const JOY_HOUSES = {
  sun: 9,
  moon: 3,
  mercury: 1,
  venus: 5,
  mars: 6,
  jupiter: 11,
  saturn: 12,
} as const satisfies Record<ClassicalPlanet, number>;
