/**
 * What each dignity or debility is worth. Mutual reception, which Lilly counts like the dignity itself, is left out: it
 * depends on a second planet.
 *
 * @source William Lilly, Christian Astrology, p. 115, "A ready Table whereby to examine the Fortitudes and Debilities of
 * the Planets"; its essential part is reprinted at http://leroseblanche.org/dignities.html
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
