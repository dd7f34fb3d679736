import {
  drawPath,
  drawSymbol,
  drawTitled,
  formatCoordinate,
  LINE_WIDTH,
  type PlanePoint,
  type Rectangle,
} from '../kit/drawing.ts';
import { type EdgeExit, SIDES, type Side, spreadAlong } from '../kit/edge-labels.ts';
import { drawText, measureText } from '../kit/text.ts';
import type { Palette } from '../kit/themes.ts';
import type { MapCurve } from './map-picture.ts';

/** A line that reaches the edge of the map, and where. */
export interface LabeledCurve {
  readonly curve: MapCurve;
  readonly exit: EdgeExit;
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

/** Room for labels above and below a map, and at its sides. */
export function measureStrips({ text, symbol, leader }: EdgeLabelSizes): {
  readonly across: number;
  readonly beside: number;
} {
  const gap = text * GAP_SHARE;
  return { across: leader + symbol + text + 2 * gap, beside: leader + symbol + measureText('DC', text) + 2 * gap };
}

/** Draws the labels of lines outside the frame: the symbol of the body and what it does, with a line to the edge. */
export function drawEdgeLabels(
  labeled: readonly LabeledCurve[],
  { frame, sizes, palette }: { readonly frame: Rectangle; readonly sizes: EdgeLabelSizes; readonly palette: Palette },
): string {
  return SIDES.flatMap((side) => {
    const here = labeled.filter(({ exit }) => exit.side === side);
    return drawSide(here, side, { frame, sizes, palette });
  }).join('');
}

interface LabelStyle {
  readonly frame: Rectangle;
  readonly sizes: EdgeLabelSizes;
  readonly palette: Palette;
}

const isUpright = (side: Side): boolean => side === 'left' || side === 'right';

/** A symbol above its text at the upper and lower edge, next to it at the others; its sign, or the symbol alone, where that is too wide. */
function drawSide(labeled: readonly LabeledCurve[], side: Side, style: LabelStyle): readonly string[] {
  const { frame, sizes } = style;
  const ends = isUpright(side)
    ? ([frame.top, frame.top + frame.height] as const)
    : ([frame.left, frame.left + frame.width] as const);
  const sizeOf = ({ curve }: LabeledCurve, withText: boolean): number => {
    const text = withText ? (isUpright(side) ? sizes.text : measureText(curve.label, sizes.text)) : 0;
    return Math.max(sizes.symbol, text) + 2 * sizes.text * GAP_SHARE;
  };
  const total = labeled.reduce((sum, one) => sum + sizeOf(one, true), 0);
  const withText = total <= ends[1] - ends[0];
  const wishes = labeled.map((one) => ({ along: one.exit.along, size: sizeOf(one, withText) }));
  return spreadAlong(wishes, ends).flatMap((middle, index) => {
    const one = labeled[index];
    return middle === undefined || !one ? [] : [drawLabel(one, { side, middle, withText }, style)];
  });
}

interface LabelPlace {
  readonly side: Side;
  readonly middle: number;
  readonly withText: boolean;
}

function drawLabel(
  { curve, exit }: LabeledCurve,
  { side, middle, withText }: LabelPlace,
  { frame, sizes, palette }: LabelStyle,
): string {
  const { symbol, text, leader } = sizes;
  const gap = text * GAP_SHARE;
  const at = placeOutside(side, frame);
  const [edge, knee] = [at(exit.along, 0), at(middle, leader - gap)];
  const symbolAt = at(middle, leader + symbol / 2);
  const line = `M${formatCoordinate(edge.x)} ${formatCoordinate(edge.y)}L${formatCoordinate(knee.x)} ${formatCoordinate(knee.y)}`;
  const signAt = at(middle, leader + symbol + gap + text / 2);
  const textDistance = leader + symbol + gap + (isUpright(side) ? measureText(curve.label, text) : text) / 2;
  const written = withText && curve.label !== '';
  const signed = !withText && curve.sign !== undefined;
  return drawTitled(curve.title, { class: 'label', 'data-line': curve.id, stroke: palette.ink }, [
    drawPath(line, { class: 'leader', stroke: palette[curve.color], 'stroke-width': LINE_WIDTH }),
    curve.symbol === undefined ? '' : drawSymbol(curve.symbol, symbolAt, symbol, { class: 'symbol' }),
    written ? drawText(curve.label, { ...at(middle, textDistance), height: text }, { class: 'angle' }) : '',
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
