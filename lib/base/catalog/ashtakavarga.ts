import type { ClassicalPlanet } from './dignities.ts';

/** The seven planets in the order of their weekdays, which Indian tables have. */
export const INDIAN_PLANETS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
] as const satisfies readonly ClassicalPlanet[];

/** Those from which the places of an ashtakavarga are counted: the seven planets and the Ascendant (Lagna). */
export const ASHTAKA_REFERENCES = [...INDIAN_PLANETS, 'ascendant'] as const;
export type AshtakaReference = (typeof ASHTAKA_REFERENCES)[number];

/** Whose places the Moon's ashtakavarga has: authors differ about those from the Moon, Mars and Jupiter. */
export const MOON_PLACES = ['parashara', 'kalyanavarma'] as const;
export type MoonPlaces = (typeof MOON_PLACES)[number];

/** What makes a sign occupied in the ekadhipatya reduction. */
export const OCCUPANTS = ['grahas', 'grahas_and_ascendant'] as const;
export type Occupants = (typeof OCCUPANTS)[number];

/** The places of one ashtakavarga that give a bindu, counted from each reference in its order: 1 to 9, A, B and C. */
type Places = readonly string[];

/**
 * Places that give a bindu, for each ashtakavarga from the Sun to Saturn and Lagna. Their numbers add up to 48, 49, 39,
 * 54, 56, 52, 39 and 49.
 *
 * @source Brihat Parashara Hora Shastra 66 (R. Santhanam's translation), http://jyotishvidya.com/ch66.htm; compared with all
 * contributors of chart 6 in P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, exercise 19
 */
export const ASHTAKA_PLACES: Readonly<Record<AshtakaReference, Places>> = {
  sun: ['124789AB', '36AB', '124789AB', '3569ABC', '569B', '67C', '124789AB', '346ABC'],
  moon: ['3678AB', '13679AB', '2356AB', '134578AB', '12478AB', '34579AB', '356B', '36AB'],
  mars: ['356AB', '36B', '12478AB', '356B', '6ABC', '68BC', '14789AB', '136AB'],
  mercury: ['569BC', '2468AB', '124789AB', '13569ABC', '68BC', '1234589B', '124789AB', '12468AB'],
  jupiter: ['1234789AB', '2579B', '12478AB', '124569AB', '123478AB', '2569AB', '356C', '1245679AB'],
  venus: ['8BC', '1234589BC', '3469BC', '3569B', '589AB', '1234589AB', '34589AB', '1234589B'],
  saturn: ['12478AB', '36B', '356ABC', '689ABC', '56BC', '6BC', '356B', '1346AB'],
  ascendant: ['346ABC', '36ABC', '136AB', '12468AB', '1245679AB', '1234589', '1346AB', '36AB'],
};

/**
 * The Moon's ashtakavarga of Kalyanavarma, with 49 places too.
 *
 * @source Saravali 53.3, read at https://www.culturavedica.org/saravali-capitoli-29-55/25/
 */
export const KALYANAVARMA_MOON: Places = [
  '3678AB',
  '1367AB',
  '23569AB',
  '134578AB',
  '1478ABC',
  '34579AB',
  '356B',
  '36AB',
];

/**
 * Factors of the signs from Aries on, and of the planets from the Sun on, in the pindas.
 *
 * @source Prasna Marga, stanza 80 of the chapter on ashtakavarga, read at https://allrefrs.su/2-13332.html. Translations of
 * Brihat Parashara Hora Shastra 69.1–4 differ about Virgo, 5 or 6; P. V. R. Narasimha Rao's exercise 22 has 5
 */
export const PINDA_FACTORS = {
  signs: [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12],
  planets: { sun: 5, moon: 5, mars: 8, mercury: 5, jupiter: 10, venus: 7, saturn: 5 },
} as const satisfies { readonly signs: readonly number[]; readonly planets: Readonly<Record<ClassicalPlanet, number>> };
