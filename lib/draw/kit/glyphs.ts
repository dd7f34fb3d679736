import type { AspectId } from '../../base/catalog/aspects.ts';
import type { ChartObjectId } from '../../base/catalog/chart-objects.ts';
import { INSTALLED_ASTEROIDS } from '../../base/catalog/minor-planets.ts';
import type { Sign } from '../../base/catalog/signs.ts';
import { toNumberGlyph } from './number-glyph.ts';

/**
 * Symbols as strokes in a box of 20 by 20 around the origin, y downwards. A picture therefore needs no font and looks
 * the same everywhere.
 */
const CIRCLE_8 = 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0';
const CROSS_BELOW = 'M0 1V10M-4 5.5H4';
const NODE =
  'M-4.2 5.2A7.5 7.5 0 1 1 4.2 5.2M-7.9 7.3a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0M3.1 7.3a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0';
const LILITH = `M2.5-10A5.5 5.5 0 1 0 2.5 0A7 7 0 0 1 2.5-10Z${CROSS_BELOW}`;
const DOT = 'M-.7-1a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0';
/** Marks the letters of the hypothetical planets, whose symbols few know. */
const UNDERLINE = 'M-5 9H5';
/** Marks the letters of the bodies beyond Pluto. */
const OVERLINE = 'M-5-9.5H5';
const LETTER_C = 'M9-4A4.5 6 0 1 0 9 4';

/** Of two points with the same symbol the mean one has a dot. */
const NAMED_GLYPHS: Readonly<Record<ChartObjectId, string>> = {
  sun: `${CIRCLE_8}M-.8 0a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0`,
  moon: 'M-4-8.5A9 9 0 1 1-4 8.5A10 10 0 0 0-4-8.5Z',
  mercury: 'M-4.5-2a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M0 2.5V10M-3.5 6.5H3.5M-4.5-10A4.5 4 0 0 0 4.5-10',
  venus: `M-5-4a5 5 0 1 0 10 0a5 5 0 1 0-10 0${CROSS_BELOW}`,
  earth: `${CIRCLE_8}M-8 0H8M0-8V8`,
  mars: 'M-7.5 2.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M2-1.5L8.5-8M3.5-8.5H8.7V-3.3',
  jupiter: 'M-7-6.5C-5-10 1-9.5 1-5C1 0-4 3-7.5 4H9M5-9V10',
  saturn: 'M-3-10V7M-6.5-6.5H1M-3-1C0-5 7-4 6 1C5 5 2 5 3 8C3.5 10 6 10 7 8.5',
  uranus: 'M-6.5-9V3M6.5-9V3M-6.5-3H6.5M0-9V4.5M-2.6 7.1a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0',
  neptune: 'M0-10V10M-4.5 6H4.5M-7-9V-5A7 7 0 0 0 7-5V-9M-8.7-7L-7-9.3L-5.3-7M5.3-7L7-9.3L8.7-7M-1.7-7.7L0-10L1.7-7.7',
  pluto: `M-3-6.8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-6.5-6.5A6.5 6.5 0 0 0 6.5-6.5M0 0V10M-4 5.5H4`,
  chiron: 'M-3.8 6a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0M0 2.2V-10M5-9.5L0-4.5L5 .5',
  pholus: 'M-3.8 6a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0M0 2.2V-10M-4.5-6.5H4.5',
  ceres: 'M-5-6.3A5.5 5.5 0 1 1 0 1.5V10M-4 6H4',
  pallas: 'M0-10L5.5-4L0 2L-5.5-4ZM0 2V10M-4 6H4',
  juno: 'M0-10V10M-4 6H4M-5-7.4L5-1.6M-5-1.6L5-7.4M-5.5-4.5H5.5',
  vesta: 'M-8-2L-5 5H5L8-2M-5 9H5M0-1C-4-4 0-6 0-10C2-7 4-5 0-1',
  eris: `M4.5-6H-4V7H4.5M-4 .5H3${OVERLINE}`,
  sedna: `M5-4.5C4-7-5-7-5-3C-5 1 5-.5 5 4C5 8-4 8-5 4.5${OVERLINE}`,
  haumea: `M-5-6V7M5-6V7M-5 .5H5${OVERLINE}`,
  makemake: `M-6 7V-6L0 2L6-6V7${OVERLINE}`,
  quaoar: `M-6 0a6 6.3 0 1 0 12 0a6 6.3 0 1 0-12 0M1 2.5L6.5 8${OVERLINE}`,
  orcus: `M-6 .5a6 6.3 0 1 0 12 0a6 6.3 0 1 0-12 0${OVERLINE}`,
  ixion: `M0-6V7M-3-6H3M-3 7H3${OVERLINE}`,
  cupido: `M5-6.5A6 6.5 0 1 0 5 3.5${UNDERLINE}`,
  hades: `M-5-8V5M5-8V5M-5-1.5H5${UNDERLINE}`,
  zeus: `M-5-8H5L-5 5H5${UNDERLINE}`,
  kronos: `M-4-8V5M5-8L-4-1.5L5 5${UNDERLINE}`,
  apollon: `M-6 5L0-8L6 5M-3.7 0H3.7${UNDERLINE}`,
  admetos: `M-4-8V5C7 5 7-8-4-8${UNDERLINE}`,
  vulkanus: `M-6-8L0 5L6-8${UNDERLINE}`,
  poseidon: `M-4 5V-8C6-8 6-1-4-1${UNDERLINE}`,
  mean_node: `${NODE}${DOT}`,
  true_node: NODE,
  south_node:
    'M-4.2-5.2A7.5 7.5 0 1 0 4.2-5.2M-7.9-7.3a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0M3.1-7.3a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0',
  mean_lilith: `${LILITH}M5.6-5a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0`,
  true_lilith: LILITH,
  vertex: 'M-9-6L-5 6L-1-6M2-1L9 6M9-1L2 6',
  part_of_fortune: `${CIRCLE_8}M-5.7-5.7L5.7 5.7M-5.7 5.7L5.7-5.7`,
};

/** {@link NAMED_GLYPHS}, and the numbers of the installed asteroids. */
export const POINT_GLYPHS: typeof NAMED_GLYPHS = {
  ...NAMED_GLYPHS,
  ...Object.fromEntries([...INSTALLED_ASTEROIDS].map(([id, { number }]) => [id, toNumberGlyph(number)])),
};

export const SIGN_GLYPHS: Readonly<Record<Sign, string>> = {
  Aries: 'M0 10V-3C0-9-2.5-10-5-10C-8-10-9-7-8-5C-7.3-3.5-6-3.5-5-4M0-3C0-9 2.5-10 5-10C8-10 9-7 8-5C7.3-3.5 6-3.5 5-4',
  Taurus: 'M-5.5 4a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M-8-9C-6-9-5-1.5 0-1.5C5-1.5 6-9 8-9',
  Gemini: 'M-7-9C-3-7 3-7 7-9M-7 9C-3 7 3 7 7 9M-3-7.6V7.6M3-7.6V7.6',
  Cancer: 'M-9-3a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-9-3C-8-8 2-9 9-5M3 3a3 3 0 1 0 6 0a3 3 0 1 0-6 0M9 3C8 8-2 9-9 5',
  Leo: 'M-8 3a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-2.3 1.5C-3-1-6-3-5.5-6C-5-9 0-10 3-8C6-6 4-1 3 3C2 7 4 10 8 7.5',
  Virgo: 'M-9-7C-7-8-6-7-6-5V6M-6-4C-5-8-2-8-2-5V6M-2-4C-1-8 2-8 2-5V5C2 8 4 10 7 10M2-3C4-7 8-6 8-2C8 2 4 5 0 9',
  Libra: 'M-9 9H9M-9 4H-3C-8-1-6-9 0-9C6-9 8-1 3 4H9',
  Scorpio: 'M-9-7C-7-8-6-7-6-5V6M-6-4C-5-8-2-8-2-5V6M-2-4C-1-8 2-8 2-5V5C2 8 4 9 8 8M5.5 5L8.5 8L5.5 10.5',
  Sagittarius: 'M-8 9L8-8M1-8.5H8.5V-1M-6-1L2 7',
  Capricorn: 'M-9-7C-6-8-5-5-5 4C-5-4-2-8 0-7C2-6 1 0 1 4C1 8-1 10-4 10M1 4a3.4 3.4 0 1 1 3.4 3.4C3 7.4 1 6 1 4',
  Aquarius: 'M-9-1L-5.5-5L-2-1L1.5-5L5-1L8.5-5M-9 6L-5.5 2L-2 6L1.5 2L5 6L8.5 2',
  Pisces: 'M-7-9C-2-5-2 5-7 9M7-9C2-5 2 5 7 9M-7 0H7',
};

export const ANGLE_GLYPHS = {
  ascendant: `M-9 6L-5-6L-1 6M-7.5 2H-2.5${LETTER_C}`,
  midheaven: `M-11 6V-6L-7 2L-3-6V6${LETTER_C}`,
  descendant: `M-9-6V6H-6A5 6 0 0 0-6-6Z${LETTER_C}`,
  imum_coeli: `M-3-6V6${LETTER_C}`,
} as const;

/** Symbols of everything that may stand at a degree. */
export const LABEL_GLYPHS: Readonly<Record<ChartObjectId | keyof typeof ANGLE_GLYPHS, string>> = {
  ...POINT_GLYPHS,
  ...ANGLE_GLYPHS,
};

/** R with a stroke through its leg. */
export const RETROGRADE_GLYPH = 'M-4 6V-6H0A3.2 3.2 0 0 1 0 .4H-4M0 .4L5 8M5 2.5L0 8';

/** S, for a body that is about to turn. */
export const STATION_GLYPH = 'M4-4.5C3-7.5-3.6-7-3.6-3.4C-3.6 .6 4.4-.8 4.4 3.4C4.4 7.6-3 7.6-4.4 4';

/** Aspects, some of which are strokes on the angle that they form. */
export const ASPECT_GLYPHS: Readonly<Record<AspectId, string>> = {
  conjunction: 'M-6.5 3.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M.4.6L7.5-6.5',
  opposition: 'M-7.5 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M1.5-5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-2.4 2.9L2.4-2.9',
  square: 'M-6-6H6V6H-6Z',
  trine: 'M0-7L7 5.5H-7Z',
  sextile: 'M0-7.5V7.5M-6.5-3.75L6.5 3.75M-6.5 3.75L6.5-3.75',
  semi_sextile: 'M-7 3H7M0 3L-5-5M0 3L5-5',
  semi_square: 'M6-6L-6 5H7',
  sesquiquadrate: 'M-7-7H2V2H-7ZM7-1L1 7H8',
  quincunx: 'M-7-3H7M0-3L-5 5M0-3L5 5',
  quintile: 'M5 8L2.5 4.6M2-7.5C-7.5-7.5-7.5 5.5 1 5.5C8 5.5 8-7.5 2-7.5',
  bi_quintile: 'M-8-7V6M-8 0C-3.5-3.5-.5 0-.5 2.5C-.5 6-4.5 8-8 5M7.5 8L5.7 5.4M5-2.5C1-2.5 1 6 4.5 6C9 6 9-2.5 5-2.5',
};
