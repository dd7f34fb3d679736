import { drawPath, drawSymbol, drawTitled, LINE_WIDTH, type PlanePoint, type Rectangle } from '../kit/drawing.ts';
import { type EdgeExit, type Side, spreadAlong } from '../kit/edge-labels.ts';
import { drawText, measureText } from '../kit/text.ts';
import type { Palette } from '../kit/themes.ts';
import type { MapCurve } from './map-picture.ts';
import { toRelativePath } from './relative-path.ts';

/** A line that reaches the edge of the map, and where. */
export interface LabeledCurve {
  readonly curve: MapCurve;
  readonly exit: EdgeExit;
  /** At the other end of a line that has a label already; it gives way to first ones. */
  readonly isSecond?: boolean;
}

/** Heights in the strip around a map, units. */
export interface EdgeLabelSizes {
  readonly text: number;
  readonly symbol: number;
  /** Length of the line from the edge to the label. */
  readonly leader: number;
}

/** Room between labels and between their parts, as a share of the height of letters. */
const GAP_SHARE = 0.3;

const rowHeight = ({ symbol, text }: EdgeLabelSizes): number => symbol + text + 2 * text * GAP_SHARE;

/** Room for labels above and below a map, and at its sides, where the longest label without a symbol decides. */
export function measureStrips(
  { text, symbol, leader }: EdgeLabelSizes,
  curves: readonly MapCurve[],
): {
  readonly across: number;
  readonly row: number;
  readonly beside: number;
} {
  const gap = text * GAP_SHARE;
  const row = rowHeight({ text, symbol, leader });
  const names = curves.flatMap(({ symbol: of, label }) => (of === undefined ? [label] : []));
  const longest = Math.max(...['DC', ...names].map((label) => measureText(label, text)));
  return { across: leader + row, row, beside: leader + symbol + longest + 2 * gap };
}

/** The labels at one edge of a map. */
export interface SidePlan {
  readonly side: Side;
  readonly labels: readonly LabeledCurve[];
  /** Every other label of two rows stands further outside. */
  readonly rows: 1 | 2;
  readonly withText: boolean;
}

interface LabelRoom {
  readonly frame: Rectangle;
  readonly sizes: EdgeLabelSizes;
}

interface LabelStyle extends LabelRoom {
  readonly palette: Palette;
}

/** A label without a symbol would be an empty line without its text. */
const isWritten = ({ symbol, label }: MapCurve, withText: boolean): boolean =>
  label !== '' && (withText || symbol === undefined);

const isUpright = (side: Side): boolean => side === 'left' || side === 'right';

/** Ends of an edge, and the room that a label takes along it. */
function measureSide(side: Side, { frame: { left, top, width, height }, sizes }: LabelRoom) {
  const ends = isUpright(side) ? ([top, top + height] as const) : ([left, left + width] as const);
  const sizeOf = ({ curve }: LabeledCurve, withText: boolean): number => {
    const text = isWritten(curve, withText) ? (isUpright(side) ? sizes.text : measureText(curve.label, sizes.text)) : 0;
    return Math.max(sizes.symbol, text) + 2 * sizes.text * GAP_SHARE;
  };
  return { ends, sizeOf };
}

/**
 * Chooses the labels of an edge: those of both ends of lines where one row or two have room for them, otherwise those of
 * lines without another label, with their texts or without.
 */
export function planSide(labeled: readonly LabeledCurve[], side: Side, room: LabelRoom): SidePlan {
  const here = labeled.filter(({ exit }) => exit.side === side);
  const { ends, sizeOf } = measureSide(side, room);
  const fits = (labels: readonly LabeledCurve[], rows: number): boolean =>
    labels.reduce((sum, one) => sum + sizeOf(one, true) / rows, 0) <= ends[1] - ends[0];
  if (fits(here, 1)) return { side, labels: here, rows: 1, withText: true };
  if (!isUpright(side) && fits(here, ROW_ROOM)) return { side, labels: here, rows: 2, withText: true };
  const labels = here.filter(({ isSecond }) => !isSecond);
  return { side, labels, rows: 1, withText: fits(labels, 1) };
}

/** Labels of two rows need somewhat more than half of the room, because lines to the outer row pass between the others. */
const ROW_ROOM = 1.6;

/** Draws the labels of an edge outside the frame: the symbol of the body and what it does, with a line to the edge. */
export function drawSide({ side, labels, rows, withText }: SidePlan, style: LabelStyle): string {
  const { ends, sizeOf } = measureSide(side, style);
  const share = rows === 1 ? 1 : ROW_ROOM;
  const wishes = labels.map((one) => ({ along: one.exit.along, size: sizeOf(one, withText) / share }));
  const placed = spreadAlong(wishes, ends);
  const order = placed.flatMap((middle) => middle ?? []).sort((a, b) => a - b);
  const drawn = labels.flatMap((one, index) => {
    const middle = placed[index];
    if (middle === undefined) return [];
    return drawLabel(one, { side, middle, withText, row: order.indexOf(middle) % rows }, style);
  });
  return drawn.join('');
}

interface LabelPlace {
  readonly side: Side;
  readonly middle: number;
  readonly withText: boolean;
  readonly row: number;
}

function drawLabel(
  { curve, exit }: LabeledCurve,
  { side, middle, withText, row }: LabelPlace,
  { frame, sizes, palette }: LabelStyle,
): string {
  const { symbol, text } = sizes;
  const gap = text * GAP_SHARE;
  const leader = sizes.leader + row * rowHeight(sizes);
  const at = placeOutside(side, frame);
  const [edge, bend, knee] = [at(exit.along, 0), at(middle, sizes.leader - gap), at(middle, leader - gap)];
  const symbolAt = at(middle, leader + symbol / 2);
  const line = toRelativePath([edge, bend, ...(row > 0 ? [knee] : [])]);
  const signAt = at(middle, leader + symbol + gap + text / 2);
  const beforeText = curve.symbol === undefined ? 0 : symbol + gap;
  const textDistance = leader + beforeText + (isUpright(side) ? measureText(curve.label, text) : text) / 2;
  const signed = !withText && curve.sign !== undefined;
  return drawTitled(curve.title, { class: 'label', 'data-line': curve.id, stroke: palette.ink }, [
    drawPath(line, { class: 'leader', stroke: palette[curve.color], 'stroke-width': LINE_WIDTH }),
    curve.symbol === undefined ? '' : drawSymbol(curve.symbol, symbolAt, symbol, { class: 'symbol' }),
    isWritten(curve, withText)
      ? drawText(curve.label, { ...at(middle, textDistance), height: text }, { class: 'angle' })
      : '',
    signed ? drawSymbol(curve.sign, signAt, text, { class: 'symbol' }) : '',
  ]);
}

/** A point outside an edge of the frame: so far along it, and so far from it. */
function placeOutside(side: Side, { left, top, width, height }: Rectangle) {
  const places: Readonly<Record<Side, (along: number, distance: number) => PlanePoint>> = {
    top: (along, distance) => ({ x: along, y: top - distance }),
    bottom: (along, distance) => ({ x: along, y: top + height + distance }),
    left: (along, distance) => ({ x: left - distance, y: along }),
    right: (along, distance) => ({ x: left + width + distance, y: along }),
  };
  return places[side];
}
