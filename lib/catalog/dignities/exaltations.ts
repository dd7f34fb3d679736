import type { Sign } from '../signs.ts';
import type { ClassicalPlanet } from './planets.ts';

/** Where a planet is exalted. The whole sign counts; `degree` is the place of greatest height, 19 standing for 19°00′. */
export interface Exaltation {
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
