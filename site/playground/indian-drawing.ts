import { SIGNS, type Sign } from '../../lib/catalog/signs.ts';
import { type Html, html } from '../html.ts';

/** What stands in the signs of a chart or varga. */
export interface IndianChart {
  readonly title: string;
  /** Sign of the Ascendant; undefined without a time of birth. */
  readonly ascendant: Sign | undefined;
  /** Names by sign, short ones. */
  readonly names: ReadonlyMap<Sign, readonly string[]>;
}

const SIZE = 400;
const CELL = SIZE / 4;

/** Columns and rows of the signs in the southern form, whose signs stay where they are: Pisces at the upper left. */
const SOUTHERN_CELLS: readonly (readonly [column: number, row: number])[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
];

/** Middles of the houses in the northern form, whose houses stay where they are: the first at the top, then anticlockwise. */
const NORTHERN_MIDDLES: readonly (readonly [x: number, y: number])[] = [
  [200, 100],
  [100, 48],
  [48, 100],
  [100, 200],
  [48, 300],
  [100, 352],
  [200, 300],
  [300, 352],
  [352, 300],
  [300, 200],
  [352, 100],
  [300, 48],
];

const LINE_PX = 17;

/** Draws a chart in the southern form: a sign in each cell, the Ascendant marked by a stroke. */
export function renderSouthernChart({ title, ascendant, names }: IndianChart): Html {
  const cells = SIGNS.map((sign, index) => {
    const [column, row] = SOUTHERN_CELLS[index] ?? [0, 0];
    const [x, y] = [column * CELL, row * CELL];
    return html`<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}"/>${sign === ascendant && html`<path d="M${x} ${y + 22}L${x + 22} ${y}"/>`}<text class="sign-text" x="${x + CELL - 6}" y="${y + 14}" text-anchor="end">${sign.slice(0, 3)}</text>${renderNames(names.get(sign) ?? [], x + CELL / 2, y + CELL / 2 + 4)}`;
  });
  return renderFrame(
    title,
    html`${cells}<text x="${SIZE / 2}" y="${SIZE / 2 + 5}" text-anchor="middle">${title}</text>`,
  );
}

/** Draws a chart in the northern form: a house in each field, with the number of its sign. It needs an Ascendant. */
export function renderNorthernChart({ title, ascendant, names }: IndianChart): Html {
  const first = SIGNS.indexOf(ascendant ?? 'Aries');
  const fields = NORTHERN_MIDDLES.map(([x, y], house) => {
    const number = (first + house) % 12;
    const inSign = names.get(SIGNS[number] as Sign) ?? [];
    return html`<text class="sign-text" x="${x}" y="${y - 6 - (inSign.length * LINE_PX) / 2}" text-anchor="middle">${number + 1}</text>${renderNames(inSign, x, y + 8)}`;
  });
  const lines = `M0 0H${SIZE}V${SIZE}H0ZM0 0L${SIZE} ${SIZE}M${SIZE} 0L0 ${SIZE}M200 0L${SIZE} 200L200 ${SIZE}L0 200Z`;
  return renderFrame(title, html`<path d="${lines}"/>${fields}`);
}

const renderNames = (names: readonly string[], x: number, y: number): Html =>
  html`${names.map((name, index) => html`<text x="${x}" y="${y + (index - (names.length - 1) / 2) * LINE_PX}" text-anchor="middle">${name}</text>`)}`;

const renderFrame = (title: string, content: Html): Html =>
  html`<svg class="indian" viewBox="-1 -1 ${SIZE + 2} ${SIZE + 2}" role="img" aria-label="${title}; the table lists the same">${content}</svg>`;
