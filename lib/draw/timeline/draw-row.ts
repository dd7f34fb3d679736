import type { JdRange } from '../../base/units/time.ts';
import { isInRange } from '../../base/units/time.ts';
import { drawGroup, drawSymbol, drawTitled, drawTitledPath, formatCoordinate } from '../kit/drawing.ts';
import { drawText } from '../kit/text.ts';
import type { Palette } from '../kit/themes.ts';
import { layOutBlock, layOutName, MARGIN, NAME_LINE_SHARE, placeMoment, type TimelineLayout } from './plan-timeline.ts';
import type { TimelineBar, TimelineMark, TimelineMarkShape, TimelineRow } from './timeline.ts';

/** A row of a strip, from its upper border. */
interface RowPlace {
  readonly layout: TimelineLayout;
  readonly strip: JdRange;
  readonly top: number;
  readonly palette: Palette;
}

/** Smallest width of a bar, so that it stays visible. */
const LEAST_BAR = 1.2;
const GAP = 6;

/** Draws a row: its name, its bars with their labels, and its marks. */
export function drawRow(row: TimelineRow, place: RowPlace): string {
  const { strip } = place;
  const bars = row.bars.filter(({ fromJdUt, toJdUt }) => fromJdUt < strip.toJdUt && toJdUt > strip.fromJdUt);
  const marks = row.marks.filter(({ moment }) => isInRange(strip, moment));
  const drawn = [
    drawName(row, place),
    ...bars.map((bar) => drawBar(bar, place)),
    ...marks.map((mark) => drawMark(mark, place)),
  ];
  return drawGroup(drawn, { class: 'row', 'data-row': row.id });
}

function drawName(row: TimelineRow, { layout, top, palette }: RowPlace): string {
  const { text, symbol, rowHeight } = layout;
  const { symbols, lines } = layOutName(row, layout);
  const y = top + rowHeight / 2;
  const drawnSymbols = symbols.map((d, index) => {
    const x = MARGIN + symbol / 2 + index * (symbol + GAP / 2);
    return drawSymbol(d, { x, y }, symbol, { class: 'symbol' });
  });
  const x = MARGIN + symbols.length * (symbol + GAP / 2) + (symbols.length > 0 ? GAP : 0);
  const names = lines.map((line, index) => {
    const lineY = y + (index - (lines.length - 1) / 2) * text * NAME_LINE_SHARE;
    return drawText(line, { x, y: lineY, height: text, anchor: 'start' }, { class: 'name-text' });
  });
  return drawTitled(row.name, { class: 'name', stroke: palette.ink }, [...drawnSymbols, ...names]);
}

function drawBar(bar: TimelineBar, place: RowPlace): string {
  const { layout, strip } = place;
  const from = placeMoment(layout, strip, bar.fromJdUt > strip.fromJdUt ? bar.fromJdUt : strip.fromJdUt);
  const to = placeMoment(layout, strip, bar.toJdUt < strip.toJdUt ? bar.toJdUt : strip.toJdUt);
  const width = Math.max(LEAST_BAR, to - from);
  const left = Math.min(from, layout.right - width);
  return bar.shape === 'block' ? drawBlock(bar, { left, width }, place) : drawSpan(bar, { left, width }, place);
}

interface Extent {
  readonly left: number;
  readonly width: number;
}

/** Height of a thick line, and of a strip of values, as a share of the row. */
const SPAN_SHARE = { span: 0.34, heat: 0.8 } as const;

function drawSpan(bar: TimelineBar, { left, width }: Extent, { layout, top, palette }: RowPlace): string {
  const height = layout.rowHeight * SPAN_SHARE[bar.shape === 'heat' ? 'heat' : 'span'];
  const [x, y] = [left, top + (layout.rowHeight - height) / 2].map(formatCoordinate);
  const d = `M${x} ${y}h${formatCoordinate(width)}v${formatCoordinate(height)}h${formatCoordinate(-width)}z`;
  const opacity = bar.strength === undefined ? {} : { 'fill-opacity': formatCoordinate(bar.strength) };
  return drawTitledPath(bar.title, d, {
    class: bar.shape,
    ...bar.data,
    fill: palette[bar.color],
    ...opacity,
    stroke: 'none',
  });
}

/** Height of the highest block as a share of the row; the rest is the gap above it. */
const BLOCK_SHARE = 0.92;

function drawBlock(bar: TimelineBar, extent: Extent, { layout, top, palette }: RowPlace): string {
  const full = layout.rowHeight * BLOCK_SHARE;
  const height = full * (bar.heightShare ?? 1);
  const bottom = top + layout.rowHeight;
  const { left, width } = extent;
  // Colors of signs are readable on the background of signs, and ink is on that of the page.
  const ground = bar.color === 'ink' ? palette.background : palette.ring;
  const box = `<rect x="${formatCoordinate(left)}" y="${formatCoordinate(bottom - height)}" width="${formatCoordinate(width)}" height="${formatCoordinate(height)}" fill="${ground}" stroke-width="1"/>`;
  const label = layOutBlock(bar, width, layout);
  const parts = label ? drawLabel(label, { x: left + width / 2, y: bottom - height / 2 }, layout) : [];
  return drawTitled(bar.title, { class: 'block', ...bar.data, stroke: palette[bar.color] }, [box, ...parts]);
}

function drawLabel(
  { symbol: glyph, text: written, width }: NonNullable<ReturnType<typeof layOutBlock>>,
  { x, y }: { readonly x: number; readonly y: number },
  { text, symbol }: TimelineLayout,
): readonly string[] {
  const left = x - width / 2;
  const glyphs =
    glyph === undefined ? [] : [drawSymbol(glyph, { x: left + symbol / 2, y }, symbol, { class: 'symbol' })];
  if (written === '') return glyphs;
  return [...glyphs, drawText(written, { x: left + width, y, height: text, anchor: 'end' }, { class: 'label' })];
}

type Shape = (x: number, top: number, layout: Pick<TimelineLayout, 'rowHeight'>) => string;

const MARK_RADIUS_SHARE = 0.16;

const diamond: Shape = (x, top, { rowHeight }) => {
  const radius = rowHeight * 0.24;
  return `M${formatCoordinate(x)} ${formatCoordinate(top + rowHeight / 2 - radius)}l${formatCoordinate(radius)} ${formatCoordinate(radius)}l${formatCoordinate(-radius)} ${formatCoordinate(radius)}l${formatCoordinate(-radius)} ${formatCoordinate(-radius)}z`;
};

/** Paths of the marks. */
const MARK_PATHS: Readonly<Record<TimelineMarkShape, Shape>> = {
  exact: (x, top, { rowHeight }) =>
    `M${formatCoordinate(x)} ${formatCoordinate(top + rowHeight * 0.16)}v${formatCoordinate(rowHeight * 0.68)}`,
  nearest: (x, top, { rowHeight }) => {
    const radius = rowHeight * MARK_RADIUS_SHARE;
    const [size, turn] = [formatCoordinate(radius), formatCoordinate(2 * radius)];
    const start = `M${formatCoordinate(x - radius)} ${formatCoordinate(top + rowHeight / 2)}`;
    return `${start}a${size} ${size} 0 1 0 ${turn} 0a${size} ${size} 0 1 0-${turn} 0`;
  },
  event: diamond,
  break: (x, top, { rowHeight }) => {
    const step = formatCoordinate(rowHeight / 4);
    const aside = formatCoordinate(rowHeight * 0.1);
    return `M${formatCoordinate(x)} ${formatCoordinate(top)}l${aside} ${step}l-${aside} ${step}l${aside} ${step}l-${aside} ${step}`;
  },
};

/** Whether a mark is filled: a ring shows the bar beneath it. */
const isFilled = (shape: TimelineMarkShape): boolean => shape === 'nearest' || shape === 'event';

function drawMark({ moment, shape, title, data }: TimelineMark, { layout, strip, top, palette }: RowPlace): string {
  const d = drawMarkPath(shape, placeMoment(layout, strip, moment), top, layout);
  return drawTitledPath(title, d, {
    class: `mark ${shape}`,
    ...data,
    ...(isFilled(shape) && { fill: palette.background }),
    stroke: shape === 'break' ? palette.tense : palette.ink,
    'stroke-width': 2,
  });
}

/** The path of a mark, also for the legend. */
export const drawMarkPath = (
  shape: TimelineMarkShape,
  x: number,
  top: number,
  layout: Pick<TimelineLayout, 'rowHeight'>,
): string => MARK_PATHS[shape](x, top, layout);
