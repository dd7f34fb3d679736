import { ELEMENTS, SIGNS } from '../../lib/catalog/signs.ts';
import { SIGN_GLYPHS } from '../../lib/domain/wheel/glyphs.ts';
import { type Html, html, raw } from '../html.ts';

const SIGN_DEG = 30;
const TICK_DEG = 5;

/** Radii of the rings, in a box of 400 by 400. */
const RINGS = [190, 150, 118] as const;

/** Renders a wheel without bodies, which the first chart replaces. */
export function renderEmptyWheel(): Html {
  const [outer, inner] = RINGS;
  const circles = RINGS.map((radius) => html`<circle r="${radius}"/>`);
  const borders = SIGNS.map((_, index) => renderLine(index * SIGN_DEG, inner, outer));
  const ticks = Array.from({ length: 360 / TICK_DEG }, (_, index) => renderLine(index * TICK_DEG, inner, inner - 6));
  const glyphs = SIGNS.map((sign, index) => {
    const [x, y] = findPoint((index + 0.5) * SIGN_DEG, (outer + inner) / 2);
    return html`<path class="${ELEMENTS[index % ELEMENTS.length]}" transform="translate(${x} ${y}) scale(1.15)" d="${SIGN_GLYPHS[sign]}"/>`;
  });
  return html`<svg class="wheel-empty" viewBox="-200 -200 400 400" aria-hidden="true">${circles}${borders}${ticks}<g class="signs">${glyphs}</g></svg>`;
}

function renderLine(longitudeDeg: number, from: number, to: number): Html {
  const [x1, y1] = findPoint(longitudeDeg, from);
  const [x2, y2] = findPoint(longitudeDeg, to);
  return html`<path d="${raw(`M${x1} ${y1}L${x2} ${y2}`)}"/>`;
}

/** Aries starts at the left, at the position of a chart's Ascendant; the signs follow anticlockwise. */
function findPoint(longitudeDeg: number, radius: number): readonly [string, string] {
  const angle = ((180 + longitudeDeg) * Math.PI) / 180;
  return [(radius * Math.cos(angle)).toFixed(1), (-radius * Math.sin(angle)).toFixed(1)];
}
