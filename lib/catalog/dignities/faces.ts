import type { ClassicalPlanet } from './planets.ts';

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
