import { SIGNS, type Sign } from '../../lib/base/catalog/signs.ts';
import type { PlanePoint } from '../../lib/draw/kit/drawing.ts';
import { type Cell, HALF_SIDE, planNorthCells, planSouthCells } from '../../lib/draw/square/cells.ts';
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

/** A coordinate of the plan in this picture. */
const scale = (units: number): number => ((units + HALF_SIDE) * SIZE) / (2 * HALF_SIDE);

/** Corners of a box or house, in this picture: three or four. */
type Corners = readonly [PlanePoint, PlanePoint, PlanePoint, ...PlanePoint[]];

const scaleOutline = ({ outline }: Cell): Corners =>
  outline.map(({ x, y }) => ({ x: scale(x), y: scale(y) })) as readonly PlanePoint[] as Corners;

/** This picture places its texts itself. */
const NO_MARK = { width: 0, height: 0 };

/** Part of the way from the tip of a triangle to its base where names have most room. */
const TRIANGLE_SHARE = 0.52;

/** Boxes of the signs in the southern form, whose signs stay where they are. */
const SOUTHERN_BOXES = planSouthCells(NO_MARK).map(scaleOutline);

/** Middles of the names in the northern form, whose houses stay where they are. */
const NORTHERN_MIDDLES = planNorthCells(NO_MARK).map((cell) => findMiddle(scaleOutline(cell)));

function findMiddle(corners: Corners): PlanePoint {
  const [tip, first] = corners;
  const last = corners[corners.length - 1] as PlanePoint;
  const share = corners.length === 3 ? TRIANGLE_SHARE : 1;
  return {
    x: tip.x + share * ((first.x + last.x) / 2 - tip.x),
    y: tip.y + share * ((first.y + last.y) / 2 - tip.y),
  };
}

const LINE_PX = 17;

/** Draws a chart in the southern form: a sign in each cell, the Ascendant marked by a stroke. */
export function renderSouthernChart({ title, ascendant, names }: IndianChart): Html {
  const cells = SOUTHERN_BOXES.map(([{ x, y }], index) => {
    const sign = SIGNS[index] as Sign;
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
  const fields = NORTHERN_MIDDLES.map(({ x, y }, house) => {
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
