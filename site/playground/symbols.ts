import { html, type TemplateResult } from 'lit-html';
import type { AspectId, DeclinationAspectId } from '../../lib/base/catalog/aspects.ts';
import type { Sign } from '../../lib/base/catalog/signs.ts';
import { ASPECT_GLYPHS, LABEL_GLYPHS, SIGN_GLYPHS } from '../../lib/draw/kit/glyphs.ts';
import { findName } from './shown-words.ts';

/** Symbols of the aspects: those of the wheel, and two for aspects in declination. */
export const ASPECT_SYMBOLS: Readonly<Record<AspectId | DeclinationAspectId, string>> = {
  ...ASPECT_GLYPHS,
  parallel: 'M-3.5-8V8M3.5-8V8',
  contraparallel: 'M-3.5-8V8M3.5-8V8M-7.5 3L7.5-3',
};

/** Renders a symbol in the color and about the size of the text. Screen readers skip it, because text follows it. */
export const renderSymbol = (d: string, className = ''): TemplateResult =>
  html`<svg class="symbol ${className}" viewBox="-12 -12 24 24" aria-hidden="true"><path d="${d}"></path></svg>`;

export const renderSignSymbol = (sign: Sign): TemplateResult =>
  renderSymbol(SIGN_GLYPHS[sign], `sign-${sign.toLowerCase()}`);

/** Symbols by id; the nodes have several names. */
const PATHS: Readonly<Record<string, string>> = {
  ...LABEL_GLYPHS,
  rahu: LABEL_GLYPHS.true_node,
  north_node: LABEL_GLYPHS.true_node,
  ketu: LABEL_GLYPHS.south_node,
};

/** Finds the strokes of a body, point or angle by its id. */
export const findStrokes = (id: string): string => PATHS[id] ?? '';

/** Renders the symbol and the name of a body, point or angle. */
export const renderPoint = (id: string): TemplateResult => html`${renderSymbol(findStrokes(id))} ${findName(id)}`;
