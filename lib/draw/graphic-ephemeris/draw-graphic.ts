import type { JdRange, JdUt } from '../../base/units/time.ts';
import { LEAST_CAPTION_PX } from '../kit/corners.ts';
import {
  drawGroup,
  drawPath,
  drawSymbol,
  drawTitled,
  drawTitledPath,
  formatCoordinate,
  LINE_WIDTH,
  type SvgAttributes,
} from '../kit/drawing.ts';
import { spreadAlong } from '../kit/edge-labels.ts';
import { drawHeading, NOTHING_DRAWN } from '../kit/heading.ts';
import { type ChartCaption, readableHeight, writeDocument } from '../kit/page.ts';
import { drawText, measureText } from '../kit/text.ts';
import { type Palette, type PaletteColor, selectPalette } from '../kit/themes.ts';
import { drawAxis } from '../timeline/draw-axis.ts';
import { MARGIN, placeMoment, type TimelineLayout, WIDTH } from '../timeline/plan-timeline.ts';
import type { TimelineStyle } from '../timeline/timeline.ts';
import { drawWraps, listWraps, measureWrapRow } from './draw-wraps.ts';
import { foldCurve, type StripPoint } from './strip-curve.ts';

/** A line of a graphic ephemeris. */
interface StripLine {
  readonly id: string;
  readonly symbol: string | undefined;
  readonly color: PaletteColor;
  readonly title: string;
}

/** Something that happens on a curve. */
export interface StripMark {
  readonly shape: 'station' | 'ingress' | 'crossing';
  readonly moment: JdUt;
  readonly deg: number;
  readonly title: string;
  readonly data: SvgAttributes;
}

/** Content of the picture of a graphic ephemeris. */
export interface GraphicStrip {
  readonly title: string;
  readonly description: string;
  readonly range: JdRange;
  readonly modulusDeg: number;
  /** Longitudes at equal steps of the range. */
  readonly curves: readonly (StripLine & { readonly longitudesDeg: readonly number[] })[];
  /** Horizontal lines. */
  readonly levels: readonly (StripLine & { readonly deg: number })[];
  readonly marks: readonly StripMark[];
  readonly caption: ChartCaption;
  readonly settings: readonly string[];
}

const TEXT = 12;
const GAP = 5;
const LEADER = 16;
const HEIGHT = 620;
/** Degrees between the numbers of the scale. */
const SCALE_STEPS: Readonly<Record<number, number>> = { 360: 30, 90: 10, 45: 5 };

interface StripPlace {
  readonly layout: TimelineLayout;
  readonly top: number;
  readonly symbol: number;
  readonly palette: Palette;
}

/**
 * Draws curves in a strip over a calendar axis as an SVG document, 0° at the bottom. Symbols stand at both ends of the
 * curves, apart from each other, with lines to them; those of natal points at the far right.
 */
export function drawGraphicStrip(strip: GraphicStrip, style: TimelineStyle): string {
  const palette = selectPalette(style.theme, style.colors);
  const text = readableHeight(TEXT, style.sizePx);
  const symbol = text * 1.3;
  const isWhole = style.sizePx >= LEAST_CAPTION_PX;
  const heading = style.withCaptions
    ? drawHeading(strip, { margin: MARGIN, width: WIDTH, text, palette, isWhole })
    : NOTHING_DRAWN;
  const beside = symbol + LEADER + GAP;
  const layout: TimelineLayout = {
    ...{ text, symbol, rowHeight: HEIGHT, axisHeight: text * 3.6, strips: [strip.range] },
    left: MARGIN + measureText('330°', text) + GAP + beside,
    right: WIDTH - MARGIN - beside - (strip.levels.length > 0 ? beside : 0),
  };
  const axisTop = MARGIN + heading.height;
  const wraps = listWraps(strip.curves, strip.modulusDeg);
  const row = measureWrapRow(symbol);
  const place = { layout, top: axisTop + layout.axisHeight + (wraps.upper.length > 0 ? row : 0), symbol, palette };
  const bottom = place.top + HEIGHT;
  const edge = { left: layout.left, right: layout.right, symbol, palette };
  const drawn = [
    drawAxis(layout, strip.range, { top: axisTop, bottom }, palette),
    drawScale(strip, place),
    drawGroup(
      strip.levels.map((level) => drawLevel(level, strip, place)),
      { class: 'levels', 'stroke-width': 1, 'stroke-dasharray': '2 3' },
    ),
    drawGroup(
      strip.curves.map((curve) => drawCurve(curve, strip, place)),
      { class: 'curves', 'stroke-width': 1.6 },
    ),
    drawGroup(
      strip.marks.map((mark) => drawMark(mark, strip, place)),
      { class: 'marks', stroke: palette.ink, 'stroke-width': LINE_WIDTH },
    ),
    ...drawEnds(strip, place),
    drawWraps(wraps.lower, { ...edge, y: bottom, direction: 1 }),
    drawWraps(wraps.upper, { ...edge, y: place.top, direction: -1 }),
  ];
  return writeDocument(strip, [heading.drawn, drawGroup(drawn, { class: 'strip' })], {
    box: {
      left: 0,
      top: 0,
      width: WIDTH,
      height: Math.ceil(bottom + MARGIN + (wraps.lower.length > 0 ? row : symbol / 2)),
    },
    palette,
    widthPx: style.sizePx,
  });
}

const yOf = (deg: number, { modulusDeg }: GraphicStrip, { top }: StripPlace): number =>
  top + HEIGHT * (1 - deg / modulusDeg);

function drawScale(strip: GraphicStrip, place: StripPlace): string {
  const { layout, palette, symbol } = place;
  const step = SCALE_STEPS[strip.modulusDeg] ?? 10;
  const degrees = Array.from({ length: strip.modulusDeg / step + 1 }, (_, index) => index * step);
  const lines = degrees.map(
    (deg) =>
      `M${formatCoordinate(layout.left)} ${formatCoordinate(yOf(deg, strip, place))}H${formatCoordinate(layout.right)}`,
  );
  const x = layout.left - symbol - LEADER - 2 * GAP;
  const numbers = degrees.map((deg) =>
    drawText(
      `${deg}°`,
      { x, y: yOf(deg, strip, place), height: layout.text, anchor: 'end' },
      { class: 'scale-number' },
    ),
  );
  return (
    drawPath(lines.join(''), { class: 'grid', stroke: palette.faint, 'stroke-width': 0.6 }) +
    drawGroup(numbers, { class: 'scale', stroke: palette.muted })
  );
}

const LEAST_STEP = 1;

function drawCurve(curve: GraphicStrip['curves'][number], strip: GraphicStrip, place: StripPlace): string {
  const { left, right } = place.layout;
  const toXy = ({ share, deg }: StripPoint): readonly [number, number] => [
    left + share * (right - left),
    yOf(deg, strip, place),
  ];
  const d = foldCurve(curve.longitudesDeg, strip.modulusDeg).map((part) => {
    const points: (readonly [number, number])[] = [];
    for (const [index, point] of part.entries()) {
      const [x, y] = toXy(point);
      const last = points.at(-1);
      const isEnd = index === part.length - 1;
      if (!last || isEnd || Math.hypot(x - last[0], y - last[1]) >= LEAST_STEP) points.push([x, y]);
    }
    return `M${points.map(([x, y]) => `${formatCoordinate(x)} ${formatCoordinate(y)}`).join('L')}`;
  });
  const data = { class: 'curve', 'data-body': curve.id, stroke: place.palette[curve.color] };
  return drawTitledPath(curve.title, d.join(''), data);
}

function drawLevel(level: GraphicStrip['levels'][number], strip: GraphicStrip, place: StripPlace): string {
  const y = formatCoordinate(yOf(level.deg, strip, place));
  const d = `M${formatCoordinate(place.layout.left)} ${y}H${formatCoordinate(place.layout.right)}`;
  return drawTitledPath(level.title, d, { class: 'level', 'data-point': level.id, stroke: place.palette[level.color] });
}

const MARK_RADII = { station: 4, ingress: 0, crossing: 2 } as const;
const TICK = 5;

function drawMark({ shape, moment, deg, title, data }: StripMark, strip: GraphicStrip, place: StripPlace): string {
  const [x, y] = [placeMoment(place.layout, strip.range, moment), yOf(deg, strip, place)];
  const radius = MARK_RADII[shape];
  const attributes = {
    class: `mark ${shape}`,
    ...data,
    fill: shape === 'crossing' ? place.palette.ink : place.palette.background,
  };
  if (radius === 0)
    return drawTitledPath(title, `M${formatCoordinate(x)} ${formatCoordinate(y - TICK)}v${2 * TICK}`, attributes);
  const turn = 2 * radius;
  const d = `M${formatCoordinate(x - radius)} ${formatCoordinate(y)}a${radius} ${radius} 0 1 0 ${turn} 0a${radius} ${radius} 0 1 0-${turn} 0z`;
  return drawTitledPath(title, d, attributes);
}

/** The symbols at both ends of the curves, and those of the levels on the right. */
function drawEnds(strip: GraphicStrip, place: StripPlace): readonly string[] {
  const { layout, symbol } = place;
  const first = strip.curves.map((curve) => ({ ...curve, deg: fold(curve.longitudesDeg[0], strip) }));
  const last = strip.curves.map((curve) => ({ ...curve, deg: fold(curve.longitudesDeg.at(-1), strip) }));
  const beside = symbol + LEADER + GAP;
  return [
    drawColumn(first, { x: layout.left, direction: -1 }, strip, place),
    drawColumn(last, { x: layout.right, direction: 1 }, strip, place),
    drawColumn(strip.levels, { x: layout.right + beside, direction: 1 }, strip, place),
  ];
}

const fold = (longitudeDeg: number | undefined, { modulusDeg }: GraphicStrip): number =>
  (longitudeDeg ?? 0) % modulusDeg;

function drawColumn(
  lines: readonly (StripLine & { readonly deg: number })[],
  { x, direction }: { readonly x: number; readonly direction: 1 | -1 },
  strip: GraphicStrip,
  place: StripPlace,
): string {
  const { symbol, top, palette } = place;
  const wishes = lines.map(({ deg }) => ({ along: yOf(deg, strip, place), size: symbol * 1.15 }));
  const placed = spreadAlong(wishes, [top - symbol / 2, top + HEIGHT + symbol / 2]);
  const drawn = lines.flatMap(({ id, symbol: glyph, color, title }, index) => {
    const y = placed[index];
    const wish = wishes[index];
    if (y === undefined || !wish || glyph === undefined) return [];
    const end = x + direction * LEADER;
    const leader = `M${formatCoordinate(x)} ${formatCoordinate(wish.along)}L${formatCoordinate(end)} ${formatCoordinate(y)}`;
    return [
      drawTitled(title, { class: 'end', 'data-body': id, stroke: palette[color] }, [
        drawPath(leader, { class: 'leader', 'stroke-width': LINE_WIDTH }),
        drawSymbol(glyph, { x: end + direction * (GAP / 2 + symbol / 2), y }, symbol, { class: 'symbol' }),
      ]),
    ];
  });
  return drawGroup(drawn, { class: 'ends' });
}
