import type { AspectId } from '../../catalog/aspects.ts';
import type { Element } from '../../catalog/signs.ts';

export const WHEEL_THEMES = ['light', 'dark', 'print'] as const;
export type WheelTheme = (typeof WHEEL_THEMES)[number];

/** Colours of a wheel. */
export interface Palette {
  readonly background: string;
  readonly ink: string;
  /** Ticks, cusps, lines from a body to its degree. */
  readonly faint: string;
  readonly ring: string;
  readonly elements: Readonly<Record<Element, string>>;
  readonly outerInk: string;
  readonly harmonious: string;
  readonly tense: string;
  readonly minor: string;
}

/**
 * The contrast of ink on background, and of each element's colour on the ring, is at least 4.5 to 1; a test measures
 * it.
 */
export const PALETTES: Readonly<Record<WheelTheme, Palette>> = {
  light: {
    background: '#ffffff',
    ink: '#1d2330',
    faint: '#9aa3b2',
    ring: '#f3f5f9',
    elements: { fire: '#b3261e', earth: '#4d6b12', air: '#8a5a00', water: '#1d5fa8' },
    outerInk: '#7a1f6b',
    harmonious: '#1d5fa8',
    tense: '#b3261e',
    minor: '#5f6b3a',
  },
  dark: {
    background: '#12151c',
    ink: '#eef1f7',
    faint: '#697386',
    ring: '#1c212c',
    elements: { fire: '#ff8a80', earth: '#a9cf5b', air: '#f2c14e', water: '#82b6ff' },
    outerInk: '#f0a6e4',
    harmonious: '#82b6ff',
    tense: '#ff8a80',
    minor: '#b7c48a',
  },
  print: {
    background: '#ffffff',
    ink: '#000000',
    faint: '#767676',
    ring: '#ffffff',
    elements: { fire: '#000000', earth: '#000000', air: '#000000', water: '#000000' },
    outerInk: '#000000',
    harmonious: '#000000',
    tense: '#000000',
    minor: '#000000',
  },
};

/** Colour and dashes of each aspect. The dashes distinguish aspects without colour. */
export const ASPECT_STROKES: Readonly<Record<AspectId, { readonly color: AspectColor; readonly dashes?: string }>> = {
  conjunction: { color: 'harmonious' },
  sextile: { color: 'harmonious', dashes: '9 5' },
  square: { color: 'tense', dashes: '16 4' },
  trine: { color: 'harmonious' },
  opposition: { color: 'tense' },
  semi_sextile: { color: 'minor', dashes: '3 5' },
  semi_square: { color: 'minor', dashes: '6 5' },
  quintile: { color: 'minor', dashes: '2 4' },
  sesquiquadrate: { color: 'minor', dashes: '6 3 2 3' },
  bi_quintile: { color: 'minor', dashes: '2 4 6 4' },
  quincunx: { color: 'minor', dashes: '9 3 2 3' },
};

type AspectColor = 'harmonious' | 'tense' | 'minor';
