import type { JdRange } from '../../base/units/time.ts';
import { isInRange } from '../../base/units/time.ts';
import { LEAST_CAPTION_PX } from '../kit/corners.ts';
import { drawGroup, drawPath, drawTitledPath, formatCoordinate } from '../kit/drawing.ts';
import { type DrawnPart, drawHeading, NOTHING_DRAWN } from '../kit/heading.ts';
import { writeDocument } from '../kit/page.ts';
import { drawText, fitText, measureText, wrapText } from '../kit/text.ts';
import { type Palette, selectPalette } from '../kit/themes.ts';
import { drawAxis } from './draw-axis.ts';
import { drawMarkPath, drawRow } from './draw-row.ts';
import { MARGIN, placeMoment, planTimeline, type TimelineLayout, WIDTH } from './plan-timeline.ts';
import type { TimelineLegend, TimelinePicture, TimelineStyle } from './timeline.ts';

const LINE_SHARE = 1.7;
const STRIP_GAP_SHARE = 1.2;

/**
 * Draws rows over an axis of time as an SVG document. Symbols and texts are strokes and need no font, and no element has
 * an id. Labels never overlap: one that has no room is left out, and the title of its bar has its text.
 */
export function drawTimeline(timeline: TimelinePicture, style: TimelineStyle): string {
  const palette = selectPalette(style.theme, style.colors);
  const layout = planTimeline(timeline, style.sizePx);
  const hasCaptions = style.withCaptions && style.sizePx >= LEAST_CAPTION_PX;
  const heading = style.withCaptions
    ? drawHeading(timeline, { margin: MARGIN, width: WIDTH, text: layout.text, palette, isWhole: hasCaptions })
    : NOTHING_DRAWN;
  const stripHeight = layout.axisHeight + timeline.rows.length * layout.rowHeight;
  const step = stripHeight + layout.text * STRIP_GAP_SHARE;
  const stripsTop = MARGIN + heading.height;
  const strips = layout.strips.map((strip, index) =>
    drawStrip(timeline, { strip, top: stripsTop + index * step, layout, palette }),
  );
  const stripsBottom = stripsTop + (layout.strips.length - 1) * step + stripHeight;
  const note = drawNote(timeline, stripsBottom + layout.text, layout, palette);
  const legendTop = stripsBottom + note.height + layout.text;
  const legend = hasCaptions ? drawLegend(selectLegend(timeline), legendTop, layout, palette) : NOTHING_DRAWN;
  const footer = note.height + legend.height;
  const height = Math.ceil(stripsBottom + footer + (footer > 0 ? layout.text : 0) + MARGIN);
  return writeDocument(timeline, [heading.drawn, ...strips, note.drawn, legend.drawn], {
    box: { left: 0, top: 0, width: WIDTH, height },
    palette,
    widthPx: style.sizePx,
  });
}

interface StripPlace {
  readonly strip: JdRange;
  readonly top: number;
  readonly layout: TimelineLayout;
  readonly palette: Palette;
}

function drawStrip({ rows, moment }: TimelinePicture, place: StripPlace): string {
  const { strip, top, layout, palette } = place;
  const rowsTop = top + layout.axisHeight;
  const bottom = rowsTop + rows.length * layout.rowHeight;
  const borders = Array.from({ length: rows.length + 1 }, (_, index) => {
    const y = formatCoordinate(rowsTop + index * layout.rowHeight);
    return `M${formatCoordinate(MARGIN)} ${y}H${formatCoordinate(layout.right)}`;
  });
  const drawn = [
    drawAxis(layout, strip, { top, bottom }, palette),
    drawGroup([drawPath(borders.join(''))], { class: 'borders', stroke: palette.faint, 'stroke-width': 0.6 }),
    moment && isInRange(strip, moment.at) ? drawMoment(moment, { ...place, top: rowsTop, bottom }) : '',
    ...rows.map((row, index) => drawRow(row, { ...place, top: rowsTop + index * layout.rowHeight })),
  ];
  return drawGroup(drawn, { class: 'strip' });
}

/** Draws a pointer above the rows and a line beneath them, which bars and labels cover, so that these stay readable. */
function drawMoment(
  { at, title }: NonNullable<TimelinePicture['moment']>,
  { layout, strip, top, bottom, palette }: StripPlace & { readonly bottom: number },
): string {
  const x = formatCoordinate(placeMoment(layout, strip, at));
  const size = layout.text * 0.45;
  const [half, tip, end] = [size / 2, top, bottom].map(formatCoordinate);
  const pointer = `M${x} ${tip}l-${half}-${formatCoordinate(size)}h${formatCoordinate(size)}z`;
  return drawTitledPath(title, `${pointer}M${x} ${tip}V${end}`, {
    class: 'moment',
    stroke: palette.tense,
    fill: palette.tense,
    'stroke-width': 2,
  });
}

const NOTE_LINES = 4;

function drawNote({ note }: TimelinePicture, top: number, { text }: TimelineLayout, palette: Palette): DrawnPart {
  if (note === undefined) return NOTHING_DRAWN;
  const lines = wrapText(note, { height: text, width: WIDTH - 2 * MARGIN }, NOTE_LINES);
  const drawn = lines.map((line, index) => {
    const place = { x: MARGIN, y: top + text / 2 + index * text * LINE_SHARE, height: text, anchor: 'start' } as const;
    return drawText(line, place, { class: 'note', stroke: palette.ink });
  });
  return { drawn: drawGroup(drawn, { class: 'notes' }), height: lines.length * text * LINE_SHARE };
}

const SAMPLE_WIDTH = 22;
const LEGEND_GAP = 24;

/** The lines of the legend, except those of marks and of colors of bars that the picture does not contain. */
function selectLegend({ legend, rows }: TimelinePicture): readonly TimelineLegend[] {
  const marks = new Set<TimelineLegend['sample']>(rows.flatMap((row) => row.marks.map(({ shape }) => shape)));
  const colors = new Set(rows.flatMap(({ bars }) => bars.map(({ color }) => color)));
  return legend.filter(({ sample }) => (typeof sample === 'object' ? colors.has(sample.color) : marks.has(sample)));
}

/** Draws the meaning of marks and bars, in as many lines as necessary. */
function drawLegend(
  legend: readonly TimelineLegend[],
  top: number,
  { text }: TimelineLayout,
  palette: Palette,
): DrawnPart {
  if (legend.length === 0) return NOTHING_DRAWN;
  let [x, line] = [MARGIN, 0];
  const drawn = legend.map((item) => {
    const width = SAMPLE_WIDTH + MARGIN + measureText(item.text, text);
    if (x > MARGIN && x + width > WIDTH - MARGIN) [x, line] = [MARGIN, line + 1];
    const left = x;
    x += width + LEGEND_GAP;
    const y = top + text / 2 + line * text * LINE_SHARE;
    const label = fitText(item.text, { height: text, width: WIDTH - 2 * MARGIN - SAMPLE_WIDTH - MARGIN });
    const place = { x: left + SAMPLE_WIDTH + MARGIN, y, height: text, anchor: 'start' } as const;
    return drawSample(item, left, y, palette) + drawText(label, place, { class: 'caption', stroke: palette.muted });
  });
  return { drawn: drawGroup(drawn, { class: 'legend' }), height: (line + 1) * text * LINE_SHARE };
}

function drawSample({ sample }: TimelineLegend, left: number, y: number, palette: Palette): string {
  if (typeof sample === 'object') {
    return drawPath(`M${formatCoordinate(left)} ${formatCoordinate(y)}h${SAMPLE_WIDTH}`, {
      stroke: palette[sample.color],
      'stroke-width': 7,
      'stroke-linecap': 'butt',
    });
  }
  const rowHeight = SAMPLE_WIDTH;
  return drawPath(drawMarkPath(sample, left + SAMPLE_WIDTH / 2, y - rowHeight / 2, { rowHeight }), {
    stroke: sample === 'break' ? palette.tense : palette.ink,
    'stroke-width': 2,
  });
}
