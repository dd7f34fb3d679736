import { TURN_DEG } from '../../base/units/angle.ts';
import { LEAST_CAPTION_PX } from '../kit/corners.ts';
import {
  drawGroup,
  drawPath,
  drawTitledPath,
  formatCoordinate,
  LINE_WIDTH,
  type PlanePoint,
  type Rectangle,
} from '../kit/drawing.ts';
import { chooseExit, findExits, SIDES, type Side } from '../kit/edge-labels.ts';
import { type DrawnPart, drawHeading, NOTHING_DRAWN } from '../kit/heading.ts';
import { readableHeight, writeDocument } from '../kit/page.ts';
import { drawText, measureText } from '../kit/text.ts';
import { type Palette, selectPalette } from '../kit/themes.ts';
import { boxAround } from './boxes.ts';
import { clipLine, thin } from './clip.ts';
import { drawCities } from './draw-cities.ts';
import { drawGraticule } from './draw-graticule.ts';
import {
  drawSide,
  type EdgeLabelSizes,
  type LabeledCurve,
  measureStrips,
  planSide,
  type SidePlan,
} from './draw-labels.ts';
import { drawBorders, drawLand } from './draw-land.ts';
import { drawRose, roseRadius } from './draw-rose.ts';
import { drawSpot } from './draw-spot.ts';
import { drawSpotLabels } from './draw-spot-labels.ts';
import type { MapCurve, MapStyle, WorldMap } from './map-picture.ts';
import { createPlane, type MapPlane, TURNS, widthOf } from './project.ts';
import { toRelativePath } from './relative-path.ts';

const WIDTH = 1000;
const MARGIN = 8;
/** A map of a narrow strip from north to south is drawn no higher than this. */
const MOST_HEIGHT = 1300;
/** Corners of coastlines and lines nearer than this many pixels are left out, but never nearer than this many units. */
const STEP_PX = 0.9;
const LEAST_STEP = 0.8;

/**
 * Draws lines over the coastlines of the Earth as an SVG document. Lines are labeled at the edges of the map, at
 * both ends where there is room, and no label touches another one; a line whose label has no room keeps its title.
 */
export function drawMap(picture: WorldMap, style: MapStyle): string {
  const palette = selectPalette(style.theme, style.colors);
  const text = readableHeight(11, style.sizePx);
  const hasCaptions = style.withCaptions && style.sizePx >= LEAST_CAPTION_PX;
  const heading = style.withCaptions
    ? drawHeading(picture, { margin: MARGIN, width: WIDTH, text, palette, isWhole: hasCaptions })
    : NOTHING_DRAWN;
  const sizes = { text, symbol: Math.max(16, text * 1.1), leader: 18 };
  const { across, row } = measureStrips(sizes, picture.curves);
  const laid = fitMap(picture, style, { top: MARGIN + heading.height, sizes });
  const { plane, curves, sides } = laid;
  const { frame } = plane;
  const step = Math.max(LEAST_STEP, (STEP_PX * WIDTH) / style.sizePx);
  const mapBottom = frame.top + frame.height + across + (hasTwoRows(laid, 'bottom') ? row : 0);
  const legend = hasCaptions ? drawLegend(picture, { top: mapBottom + text / 2, text, palette }) : NOTHING_DRAWN;
  const spotLabels = drawSpotLabels(picture.spots, plane, { sizes, palette });
  const taken = {
    boxes: [...spotLabels.taken, ...listRoseBoxes(picture, plane, sizes)],
    lines: curves.flatMap(({ parts }) => parts),
  };
  const drawn = [
    drawLand(picture.land, plane, { step, palette }),
    drawBorders(picture.borders, plane, { step, palette }),
    drawGraticule(style.bounds, plane, palette),
    drawGroup(
      curves.flatMap(({ curve, parts }) => (parts.length > 0 ? [drawCurve(curve, parts, { step, palette })] : [])),
      { class: 'lines', 'stroke-width': 1.5 },
    ),
    drawGroup(
      picture.spots.flatMap((spot) => drawSpot(spot, plane, palette)),
      { class: 'spots' },
    ),
    drawFrame(frame, palette),
    drawCities(picture.cities, plane, { taken, text: readableHeight(9, style.sizePx), palette }),
    spotLabels.drawn,
    ...sides.map((side) => drawSide(side, { frame, sizes, palette })),
    drawStartLabels(picture, plane, { frame, sizes, strip: across, palette }),
  ];
  const height = Math.ceil(mapBottom + legend.height + MARGIN);
  return writeDocument(picture, [heading.drawn, drawGroup(drawn, { class: 'map' }), legend.drawn], {
    box: { left: 0, top: 0, width: WIDTH, height },
    palette,
    widthPx: style.sizePx,
  });
}

interface LaidMap {
  readonly plane: MapPlane;
  readonly curves: readonly { readonly curve: MapCurve; readonly parts: readonly (readonly PlanePoint[])[] }[];
  readonly sides: readonly SidePlan[];
}

/** Lays out a map with the room that its labels need above it and at its sides. */
function fitMap(
  picture: WorldMap,
  style: MapStyle,
  { top, sizes }: { readonly top: number; readonly sizes: EdgeLabelSizes },
): LaidMap {
  const { across, row, beside } = measureStrips(sizes, picture.curves);
  const layOut = (strip: number, rows: number): LaidMap =>
    layOutMap(picture, style, { left: MARGIN + strip, top: top + across + (rows - 1) * row, sizes });
  const whole = layOut(0, 1);
  const needsSides = whole.sides.some(({ side, labels }) => labels.length > 0 && (side === 'left' || side === 'right'));
  const strip = needsSides ? beside : 0;
  const narrow = needsSides ? layOut(strip, 1) : whole;
  return hasTwoRows(narrow, 'top') ? layOut(strip, 2) : narrow;
}

const hasTwoRows = ({ sides }: LaidMap, at: Side): boolean => sides.some(({ side, rows }) => side === at && rows === 2);

function layOutMap(
  picture: WorldMap,
  { bounds, projection }: MapStyle,
  { left, top, sizes }: { readonly left: number; readonly top: number; readonly sizes: EdgeLabelSizes },
): LaidMap {
  const plane = createPlane(bounds, projection, { left, top, width: WIDTH - 2 * left, mostHeight: MOST_HEIGHT });
  const curves = picture.curves.map((curve) => ({ curve, parts: clipCurve(curve, plane) }));
  const isRound = widthOf(bounds) === TURN_DEG;
  const labeled = curves.flatMap(({ curve, parts }): readonly LabeledCurve[] => {
    if (curve.labeled !== 'edge') return [];
    const exits = findExits(parts, plane.frame);
    const exit = chooseExit(exits, orderOf(parts));
    if (!exit) return [];
    // On a map of the whole Earth a line that leaves it on the left comes back on the right.
    const others = OTHER_SIDES[exit.side].filter((side) => !isRound || side === 'top' || side === 'bottom');
    const second = chooseExit(exits, others);
    return [{ curve, exit }, ...(second ? [{ curve, exit: second, isSecond: true }] : [])];
  });
  return { plane, curves, sides: SIDES.map((side) => planSide(labeled, side, { frame: plane.frame, sizes })) };
}

/** The sides that the other end of a line may be at, the opposite one first. */
const OTHER_SIDES: Readonly<Record<Side, readonly Side[]>> = {
  top: ['bottom', 'left', 'right'],
  bottom: ['top', 'left', 'right'],
  left: ['right', 'top', 'bottom'],
  right: ['left', 'top', 'bottom'],
};

/** The room of the symbols around the place that lines start at. */
function listRoseBoxes({ curves }: WorldMap, plane: MapPlane, { symbol }: EdgeLabelSizes): readonly Rectangle[] {
  const starting = curves.filter(({ labeled }) => labeled === 'start');
  const start = starting[0]?.parts[0]?.[0];
  if (!start) return [];
  const size = 2 * (roseRadius(starting.length, symbol) + symbol);
  return TURNS.map((turns) => boxAround(plane.place(start, turns), { width: size, height: size }));
}

/** Labels around the place that lines start at. Those beyond one edge of a map of the world are inside the other. */
function drawStartLabels(picture: WorldMap, plane: MapPlane, style: Parameters<typeof drawRose>[2]): string {
  const starting = picture.curves.filter(({ labeled }) => labeled === 'start');
  const start = starting[0]?.parts[0]?.[0];
  if (!start) return '';
  const { top, height } = plane.frame;
  return TURNS.map((turns) => {
    const middle = plane.place(start, turns);
    if (middle.y < top || middle.y > top + height) return '';
    const curves = starting.map((curve) => ({
      curve,
      points: (curve.parts[0] ?? []).map((position) => plane.place(position, turns)),
    }));
    return drawRose(middle, curves, style);
  }).join('');
}

function clipCurve({ parts }: MapCurve, plane: MapPlane): readonly (readonly PlanePoint[])[] {
  return parts.flatMap((part) =>
    TURNS.flatMap((turns) =>
      clipLine(
        part.map((position) => plane.place(position, turns)),
        plane.frame,
      ),
    ),
  );
}

/** Meridians are labeled above, other lines below, where they have room. */
function orderOf(parts: readonly (readonly PlanePoint[])[]): readonly Side[] {
  const isMeridian = parts.every((part) => Math.abs((part[0]?.x ?? 0) - (part.at(-1)?.x ?? 0)) < 0.5);
  return isMeridian ? ['top', 'bottom', 'left', 'right'] : ['bottom', 'top', 'left', 'right'];
}

function drawCurve(
  curve: MapCurve,
  parts: readonly (readonly PlanePoint[])[],
  { step, palette }: { readonly step: number; readonly palette: Palette },
): string {
  const d = parts.map((part) => toRelativePath(thin(part, step)));
  return drawTitledPath(curve.title, d.join(''), {
    class: 'line',
    'data-line': curve.id,
    ...curve.data,
    stroke: palette[curve.color],
    ...(curve.dashes && { 'stroke-dasharray': curve.dashes }),
  });
}

const drawFrame = ({ left, top, width, height }: Rectangle, palette: Palette): string =>
  `<rect class="frame" x="${formatCoordinate(left)}" y="${formatCoordinate(top)}" width="${formatCoordinate(width)}" height="${formatCoordinate(height)}" stroke="${palette.muted}" stroke-width="${LINE_WIDTH}"/>`;

const SAMPLE_WIDTH = 34;
const LEGEND_GAP = 26;

function drawLegend(
  { legend }: WorldMap,
  { top, text, palette }: { readonly top: number; readonly text: number; readonly palette: Palette },
): DrawnPart {
  if (legend.length === 0) return NOTHING_DRAWN;
  let x = MARGIN;
  const y = top + text / 2;
  const drawn = legend.map(({ dashes, text: meaning }) => {
    const left = x;
    x += SAMPLE_WIDTH + MARGIN + measureText(meaning, text) + LEGEND_GAP;
    const sample = drawPath(`M${formatCoordinate(left)} ${formatCoordinate(y)}h${SAMPLE_WIDTH}`, {
      stroke: palette.ink,
      'stroke-width': 1.5,
      ...(dashes && { 'stroke-dasharray': dashes }),
    });
    const place = { x: left + SAMPLE_WIDTH + MARGIN, y, height: text, anchor: 'start' } as const;
    return sample + drawText(meaning, place, { class: 'caption', stroke: palette.muted });
  });
  return { drawn: drawGroup(drawn, { class: 'legend' }), height: text * 2 };
}
