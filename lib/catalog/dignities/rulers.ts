import type { Sign } from '../signs.ts';
import type { ClassicalPlanet } from './planets.ts';

/** Whose house a sign is: as the ancients had it, and with the planets found since 1781. */
export interface SignRulers {
  readonly traditional: ClassicalPlanet;
  readonly modern: ClassicalPlanet | 'uranus' | 'neptune' | 'pluto';
}

/**
 * Domicile rulers. Only the traditional ones give dignity and ruling of houses here.
 *
 * @source traditional: Ptolemy, Tetrabiblos I.17, read at
 * https://www.astrologyweekly.com/astrology-books/tetrabiblos/houses-of-the-several-planets.php
 * @source modern (Uranus Aquarius, Neptune Pisces, Pluto Scorpio): https://wikimili.com/en/Domicile_(astrology)
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
