import { ASPECT_IDS, type AspectId } from '../../base/catalog/aspects.ts';
import { ENGLISH_WORDS, type PictureWords } from '../../base/catalog/languages/words.ts';
import { HALF_SIZE, readableHeight } from '../wheel/layout.ts';
import type { ChartCaption, Wheel, WheelChart } from '../wheel/wheel.ts';
import { drawGroup, drawPath, drawSymbol } from './drawing.ts';
import { ASPECT_GLYPHS } from './glyphs.ts';
import { drawText, fitText, measureText } from './text.ts';
import { ASPECT_STROKES, type Palette } from './themes.ts';

/** Below this width of the picture, pixels, the corners have no room for readable texts. */
export const LEAST_CAPTION_PX = 640;

const TEXT_HEIGHT = 12;
const LINE_SHARE = 1.6;
const MARGIN = 8;
/** The wheel with the air around it. */
const WHEEL_RADIUS = 505;
/** A corner holds no shorter lines. */
const LEAST_LINE = 60;

export interface Corner {
  readonly horizontal: 'left' | 'right';
  readonly vertical: 'top' | 'bottom';
}

/** A line of a corner and the room that the wheel leaves to it. */
export interface CornerLine {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Lines from the edge of the picture towards its middle, as many as the corner has room for. */
export function listCornerLines({ horizontal, vertical }: Corner, height: number): readonly CornerLine[] {
  const lines: CornerLine[] = [];
  for (let y = HALF_SIZE - MARGIN - height / 2; y > 0; y -= height * LINE_SHARE) {
    const nearest = y - height;
    const width = HALF_SIZE - MARGIN - Math.sqrt(WHEEL_RADIUS ** 2 - nearest ** 2);
    if (width < LEAST_LINE) break;
    const x = HALF_SIZE - MARGIN;
    lines.push({ x: horizontal === 'left' ? -x : x, y: vertical === 'top' ? -y : y, width });
  }
  return lines;
}

/** A line of a corner in its colour. */
export interface CornerText {
  readonly text: string;
  readonly color: string;
}

export interface CornerStyle {
  readonly palette: Palette;
  readonly height: number;
}

/** Writes texts into the corners of the picture: whose charts they are, how they were cast, and what the lines mean. */
export function drawCaptions(
  wheel: Wheel,
  aspects: readonly AspectId[],
  style: { palette: Palette; sizePx: number },
): string {
  const { palette, sizePx } = style;
  const corner = { palette, height: readableHeight(TEXT_HEIGHT, sizePx) };
  const { chart, middle, outer, settings, notes, words = ENGLISH_WORDS } = wheel;
  const write = (place: 'inner' | 'middle' | 'outer', { caption }: WheelChart) =>
    writeCaption(caption, words.write(place, caption.heading), [palette[PLACE_COLORS[place]], palette.muted]);
  const between = middle ? write('middle', middle) : [];
  const noted = countNotes(notes).map((text) => ({ text, color: palette.ink }));
  const set = settings.map((text) => ({ text, color: palette.muted }));
  const [topRight, bottomLeft] = outer ? [write('outer', outer), [...noted, ...between, ...set]] : [set, noted];
  const topLeft = outer
    ? write('inner', chart)
    : writeCaption(chart.caption, chart.caption.heading, [palette.ink, palette.muted]);
  return drawGroup(
    [
      drawCorner(topLeft, TOP_LEFT, corner),
      drawCorner(topRight, { horizontal: 'right', vertical: 'top' }, corner),
      drawCorner(bottomLeft.toReversed(), { horizontal: 'left', vertical: 'bottom' }, corner),
      drawLegend(aspects, { ...corner, words }),
    ],
    { class: 'captions' },
  );
}

/** Each heading once, with its number where there are several. */
function countNotes(notes: Wheel['notes']): readonly string[] {
  const headings = [...new Set(notes.map(({ heading }) => heading))];
  return headings.map((heading) => {
    const count = notes.filter((note) => note.heading === heading).length;
    return count === 1 ? heading : `${heading} (${count})`;
  });
}

const PLACE_COLORS = { inner: 'ink', middle: 'middle_ink', outer: 'outer_ink' } as const;

const TOP_LEFT: Corner = { horizontal: 'left', vertical: 'top' };

function writeCaption(
  { lines }: ChartCaption,
  heading: string,
  [headingColor, color]: readonly [string, string],
): readonly CornerText[] {
  return [{ text: heading, color: headingColor }, ...lines.map((text) => ({ text, color }))];
}

/** Writes lines into a corner, from the edge of the picture towards its middle, as many as fit. */
export function drawCorner(texts: readonly CornerText[], corner: Corner, { height }: CornerStyle): string {
  const lines = listCornerLines(corner, height);
  const anchor = corner.horizontal === 'left' ? 'start' : 'end';
  const drawn = texts.slice(0, lines.length).map(({ text, color }, index) => {
    const { x, y, width } = lines[index] as CornerLine;
    return drawText(fitText(text, { height, width }), { x, y, height, anchor }, { class: 'caption', stroke: color });
  });
  return drawn.join('');
}

const SAMPLE_WIDTH = 34;

/** What each kind of line means, with its symbol; the major aspects at the bottom, where there is most room. */
function drawLegend(
  aspects: readonly AspectId[],
  { palette, height, words }: CornerStyle & { readonly words: PictureWords },
): string {
  const lines = listCornerLines({ horizontal: 'right', vertical: 'bottom' }, height);
  const kinds = ASPECT_IDS.filter((id) => aspects.includes(id));
  const drawn = kinds.slice(0, lines.length).map((id, index) => {
    const { x, y, width } = lines[index] as CornerLine;
    const { color, dashes } = ASPECT_STROKES[id];
    const glyphX = x - SAMPLE_WIDTH - height;
    const room = { height, width: width - SAMPLE_WIDTH - 2 * height };
    const name = measureText(words.aspect(id), height) <= room.width ? words.aspect(id) : '';
    return [
      drawPath(`M${x - SAMPLE_WIDTH} ${y}H${x}`, {
        stroke: palette[color],
        'stroke-width': 2,
        ...(dashes && { 'stroke-dasharray': dashes }),
      }),
      drawSymbol(ASPECT_GLYPHS[id], { x: glyphX, y }, height * 1.2, { stroke: palette[color], 'stroke-width': 20 }),
      drawText(name, { x: glyphX - height, y, height, anchor: 'end' }, { class: 'caption', stroke: palette.muted }),
    ].join('');
  });
  return drawGroup(drawn, { class: 'legend' });
}
