import { formatDegrees } from '../../../astro/sky/zodiac/degree-text.ts';
import { ELEMENTS, SIGNS } from '../../../base/catalog/signs.ts';
import { drawSymbol } from '../../kit/drawing.ts';
import { SIGN_GLYPHS } from '../../kit/glyphs.ts';
import { drawText } from '../../kit/text.ts';
import type { Palette } from '../../kit/themes.ts';

interface LongitudePlace {
  /** Middle of the sign. */
  readonly x: number;
  readonly y: number;
  readonly text: number;
  readonly palette: Palette;
}

/** A longitude as degrees, the symbol of the sign, and minutes. */
export function drawLongitude(longitudeDeg: number, { x, y, text, palette }: LongitudePlace): string {
  const { degrees, minutes } = formatDegrees(longitudeDeg);
  const index = Math.floor(longitudeDeg / 30);
  const sign = SIGNS[index] ?? 'Aries';
  const color = palette[ELEMENTS[index % ELEMENTS.length] ?? 'fire'];
  const half = text * 0.85;
  return [
    drawText(degrees, { x: x - half, y, height: text, anchor: 'end' }, { class: 'cell' }),
    drawSymbol(SIGN_GLYPHS[sign], { x, y }, text * 1.15, { stroke: color, 'stroke-width': 18 }),
    drawText(minutes, { x: x + half, y, height: text, anchor: 'start' }, { class: 'cell' }),
  ].join('');
}
