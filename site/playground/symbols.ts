import type { AspectId, DeclinationAspectId } from '../../lib/catalog/aspects.ts';
import type { ChartObjectId } from '../../lib/catalog/chart-objects.ts';
import type { Sign } from '../../lib/catalog/signs.ts';
import { ANGLE_GLYPHS, POINT_GLYPHS, SIGN_GLYPHS } from '../../lib/domain/wheel/glyphs.ts';
import { type Html, html } from '../html.ts';

/** Symbols of the aspects as strokes in a box of 20 by 20 around the origin, like those of the wheel. */
export const ASPECT_SYMBOLS: Readonly<Record<AspectId | DeclinationAspectId, string>> = {
  conjunction: 'M-8 3.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M-.3.3L7.5-7.5',
  sextile: 'M-8 0H8M-4.5-7L4.5 7M4.5-7L-4.5 7',
  square: 'M-6.5-6.5H6.5V6.5H-6.5Z',
  trine: 'M0-7.5L8 6.5H-8Z',
  opposition: 'M-8.5 5.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M2.5-5.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-3.4 3.4L3.4-3.4',
  semi_sextile: 'M-8 4H8M-5-6L0 4L5-6',
  semi_square: 'M-6-7V6H7M-6 6L6-6',
  quintile: 'M-6-7V7M-6 2A6 5 0 1 1-6 2.1M2 5L7 9',
  sesquiquadrate: 'M-7-8H3V2H-7ZM3-4V8H8',
  bi_quintile: 'M-7-8V8M-7-7C-2-8-2-1-7-1C0-1 0 8-7 7M4-6V6M7-6V6',
  quincunx: 'M-8-4H8M-5 6L0-4L5 6',
  parallel: 'M-3.5-8V8M3.5-8V8',
  contraparallel: 'M-3.5-8V8M3.5-8V8M-7.5 3L7.5-3',
};

/** Renders a symbol in the colour and about the size of the text. Screen readers skip it, because text follows it. */
export const renderSymbol = (d: string, className = ''): Html =>
  html`<svg class="symbol ${className}" viewBox="-12 -12 24 24" aria-hidden="true"><path d="${d}"/></svg>`;

export const renderSignSymbol = (sign: Sign): Html => renderSymbol(SIGN_GLYPHS[sign], `sign-${sign.toLowerCase()}`);

const PATHS: Readonly<Record<string, string>> = { ...POINT_GLYPHS, ...ANGLE_GLYPHS } satisfies Readonly<
  Record<ChartObjectId | keyof typeof ANGLE_GLYPHS, string>
>;

/** Finds the strokes of a body, point or angle by its id. */
export const findStrokes = (id: string): string => PATHS[id] ?? '';
