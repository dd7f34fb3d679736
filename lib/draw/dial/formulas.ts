import type { PlanetaryPicture } from '../../astro/chart/dial/planetary-pictures.ts';
import type { MidpointStructure } from '../../astro/chart/dial/structures.ts';
import { type Corner, type CornerStyle, listCornerLines } from '../kit/corners.ts';
import { drawGroup, drawSymbol } from '../kit/drawing.ts';
import { drawText, fitText, measureText } from '../kit/text.ts';
import { DIAL_SYMBOLS, formatDialDegree } from './points.ts';

/** A formula in pieces: ids of points, which are drawn as symbols, and texts. */
type Formula = readonly string[];

const SYMBOL_SHARE = 1.35;
const GAP_SHARE = 0.45;
/** The heading and the formulas that a corner has room for. */
const LINES = 7;

/** `Jupiter/Pluto = Moon 0°00′`, with symbols. */
export const toStructureFormula = ({ point, pair: [a, b], orbDeg }: MidpointStructure): Formula => [
  ...[a, '/', b, '=', point, formatDialDegree(orbDeg)],
];

/** `Sun + Moon = Mars + Saturn 0°25′`, with symbols. */
export const toPlanetaryPictureFormula = ({ pairs: [[a, b], [c, d]], orbDeg }: PlanetaryPicture): Formula => [
  ...[a, '+', b, '=', c, '+', d, formatDialDegree(orbDeg)],
];

/** Writes a heading and the first formulas below it into a corner at the bottom, as many as have room there. */
export function drawFormulas(
  heading: string,
  formulas: readonly Formula[],
  { corner, style }: { readonly corner: Corner; readonly style: CornerStyle },
): string {
  const { palette, height } = style;
  const lines = listCornerLines(corner, height);
  const widthAt = (line: number): number => lines[line]?.width ?? 0;
  const most = formulas.slice(0, Math.min(LINES, lines.length) - 1);
  const fitting = countFitting(heading, most, { height, widthAt });
  const shown = most.slice(0, fitting).toReversed();
  const isLeft = corner.horizontal === 'left';
  const drawn = shown.map((formula, index) => {
    const { x = 0, y = 0 } = lines[index] ?? {};
    return drawFormula(formula, { left: isLeft ? x : x - measureFormula(formula, height), y, height });
  });
  const { x = 0, y = 0, width = 0 } = lines[shown.length] ?? {};
  const title = fitText(heading, { height, width });
  return [
    drawText(title, { x, y, height, anchor: isLeft ? 'start' : 'end' }, { class: 'caption', stroke: palette.ink }),
    drawGroup(drawn, { class: 'formulas', stroke: palette.muted }),
  ].join('');
}

/** The first formulas that have room below the heading, which has room too. The lines upwards become shorter. */
function countFitting(
  heading: string,
  formulas: readonly Formula[],
  { height, widthAt }: { readonly height: number; widthAt(line: number): number },
): number {
  for (let count = formulas.length; count > 0; count -= 1) {
    const fits = formulas
      .slice(0, count)
      .every((formula, index) => measureFormula(formula, height) <= widthAt(count - 1 - index));
    if (fits && measureText(heading, height) <= widthAt(count)) return count;
  }
  return 0;
}

const measurePiece = (piece: string, height: number): number =>
  piece in DIAL_SYMBOLS ? height * SYMBOL_SHARE : measureText(piece, height);

const measureFormula = (formula: Formula, height: number): number =>
  formula.reduce((sum, piece) => sum + measurePiece(piece, height), 0) + (formula.length - 1) * height * GAP_SHARE;

function drawFormula(formula: Formula, { left, y, height }: { left: number; y: number; height: number }): string {
  let x = left;
  const drawn = formula.map((piece) => {
    const width = measurePiece(piece, height);
    const middle = x + width / 2;
    x += width + height * GAP_SHARE;
    const symbol = DIAL_SYMBOLS[piece];
    if (symbol !== undefined) return drawSymbol(symbol, { x: middle, y }, width, { class: 'formula-symbol' });
    return drawText(piece, { x: middle, y, height }, { class: 'caption' });
  });
  return `<g class="formula">${drawn.join('')}</g>`;
}
