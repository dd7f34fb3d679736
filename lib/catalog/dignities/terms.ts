import type { Sign } from '../signs.ts';
import type { ClassicalPlanet } from './planets.ts';

/** One term (bound): its ruler, and its size in whole degrees. */
export type Term = readonly [ruler: ClassicalPlanet, sizeDeg: number];

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
