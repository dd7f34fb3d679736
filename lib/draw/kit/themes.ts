import type { AspectId } from '../../base/catalog/aspects.ts';
import { ELEMENTS } from '../../base/catalog/signs.ts';
import { COLORED_BODIES, DARK_BODIES, LIGHT_BODIES } from './body-colors.ts';

export const WHEEL_THEMES = ['light', 'dark', 'print', 'colorblind'] as const;
export type WheelTheme = (typeof WHEEL_THEMES)[number];

/** The colors of a palette: of the page, of texts, of lines, of the signs by element, and of the bodies. */
export const PALETTE_COLORS = [
  'background',
  'ink',
  'outer_ink',
  'middle_ink',
  'muted',
  'faint',
  'ring',
  ...ELEMENTS,
  'harmonious',
  'tense',
  'minor',
  ...COLORED_BODIES,
] as const;
export type PaletteColor = (typeof PALETTE_COLORS)[number];

/**
 * Colors of a wheel, `#rrggbb`. `muted` is for small texts, `faint` for ticks, cusps and lines to a body's degree, `ring`
 * is the ground of the signs, `outer_ink` is for the outer chart of several, `middle_ink` for the middle one of three.
 */
export type Palette = Readonly<Record<PaletteColor, string>>;

/** Colors that replace those of a theme. */
export type PaletteColors = Readonly<Partial<Palette>>;

/** Least contrast of texts and symbols with their ground, and of lines. A test measures both for every theme. */
const LEAST_TEXT_CONTRAST = 4.5;
const LEAST_LINE_CONTRAST = 3;

export const PALETTES: Readonly<Record<WheelTheme, Palette>> = {
  light: {
    background: '#ffffff',
    ink: '#1d2330',
    outer_ink: '#7a1f6b',
    middle_ink: '#0b6157',
    muted: '#5a6374',
    faint: '#848d9c',
    ring: '#f3f5f9',
    fire: '#b3261e',
    earth: '#4d6b12',
    air: '#8a5a00',
    water: '#1d5fa8',
    harmonious: '#1d5fa8',
    tense: '#b3261e',
    minor: '#5f6b3a',
    ...LIGHT_BODIES,
  },
  dark: {
    background: '#12151c',
    ink: '#eef1f7',
    outer_ink: '#f0a6e4',
    middle_ink: '#7fd6c8',
    muted: '#a9b2c3',
    faint: '#6f798c',
    ring: '#1c212c',
    fire: '#ff8a80',
    earth: '#a9cf5b',
    air: '#f2c14e',
    water: '#82b6ff',
    harmonious: '#82b6ff',
    tense: '#ff8a80',
    minor: '#b7c48a',
    ...DARK_BODIES,
  },
  print: {
    background: '#ffffff',
    ink: '#000000',
    outer_ink: '#000000',
    middle_ink: '#000000',
    muted: '#000000',
    faint: '#767676',
    ring: '#ffffff',
    fire: '#000000',
    earth: '#000000',
    air: '#000000',
    water: '#000000',
    harmonious: '#000000',
    tense: '#000000',
    minor: '#000000',
    sun: '#000000',
    moon: '#000000',
    mercury: '#000000',
    venus: '#000000',
    mars: '#000000',
    jupiter: '#000000',
    saturn: '#000000',
    uranus: '#000000',
    neptune: '#000000',
    pluto: '#000000',
  },
  colorblind: {
    background: '#ffffff',
    ink: '#14171f',
    outer_ink: '#0a5c8f',
    middle_ink: '#a84300',
    muted: '#5a6374',
    faint: '#848d9c',
    ring: '#f6f6f4',
    fire: '#a84300',
    earth: '#14171f',
    air: '#6b6100',
    water: '#0a5c8f',
    harmonious: '#0a5c8f',
    tense: '#c04a00',
    minor: '#666666',
    ...LIGHT_BODIES,
  },
};

/** The palette of a theme, with the colors of one's own. */
export const selectPalette = (theme: WheelTheme, colors: PaletteColors): Palette => ({ ...PALETTES[theme], ...colors });

/** Pairs of colors that must differ enough: color, ground and least contrast. */
const GROUNDS: readonly (readonly [PaletteColor, PaletteColor, number])[] = [
  ...(['ink', 'outer_ink', 'middle_ink', 'muted'] as const).map(
    (color) => [color, 'background', LEAST_TEXT_CONTRAST] as const,
  ),
  ...ELEMENTS.map((color) => [color, 'ring', LEAST_TEXT_CONTRAST] as const),
  ...(['faint', 'harmonious', 'tense', 'minor', ...COLORED_BODIES] as const).map(
    (color) => [color, 'background', LEAST_LINE_CONTRAST] as const,
  ),
];

/** A color too near to the color that it is drawn on. */
interface WeakContrast {
  readonly color: PaletteColor;
  readonly ground: PaletteColor;
  readonly contrast: number;
  readonly least: number;
}

/** The pairs of a palette whose contrast is too low. */
export function findWeakContrasts(palette: Palette): readonly WeakContrast[] {
  return GROUNDS.map(([color, ground, least]) => ({
    color,
    ground,
    least,
    contrast: measureContrast(palette[color], palette[ground]),
  })).filter(({ contrast, least }) => contrast < least);
}

/**
 * Contrast of two colors, 1 to 21.
 *
 * @source Web Content Accessibility Guidelines 2.2, "contrast ratio" and "relative luminance"
 */
function measureContrast(a: string, b: string): number {
  const [first, second] = [luminanceOf(a), luminanceOf(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type AspectColor = 'harmonious' | 'tense' | 'minor';

/** Color and dashes of each aspect. The dashes distinguish aspects without color. */
export const ASPECT_STROKES: Readonly<Record<AspectId, { readonly color: AspectColor; readonly dashes?: string }>> = {
  conjunction: { color: 'harmonious' },
  sextile: { color: 'harmonious', dashes: '9 5' },
  square: { color: 'tense', dashes: '16 4' },
  trine: { color: 'harmonious' },
  opposition: { color: 'tense', dashes: '20 4 3 4' },
  semi_sextile: { color: 'minor', dashes: '3 5' },
  semi_square: { color: 'minor', dashes: '6 5' },
  quintile: { color: 'minor', dashes: '2 4' },
  sesquiquadrate: { color: 'minor', dashes: '6 3 2 3' },
  bi_quintile: { color: 'minor', dashes: '2 4 6 4' },
  quincunx: { color: 'minor', dashes: '9 3 2 3' },
};
