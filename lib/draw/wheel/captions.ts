import { ASPECT_IDS, type AspectId } from '../../base/catalog/aspects.ts';
import { ENGLISH_WORDS, type PictureWords } from '../../base/catalog/languages/words.ts';
import {
  type Corner,
  type CornerLine,
  type CornerStyle,
  type CornerText,
  drawCorner,
  listCornerLines,
} from '../kit/corners.ts';
import { concatenate, drawGroup, drawPath, drawSymbol } from '../kit/drawing.ts';
import { ASPECT_GLYPHS } from '../kit/glyphs.ts';
import { type ChartCaption, readableHeight } from '../kit/page.ts';
import { drawText, measureText } from '../kit/text.ts';
import { ASPECT_STROKES, type Palette } from '../kit/themes.ts';
import type { Wheel, WheelChart } from './wheel.ts';

const TEXT_HEIGHT = 12;
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
    return concatenate([
      drawPath(`M${x - SAMPLE_WIDTH} ${y}H${x}`, {
        stroke: palette[color],
        'stroke-width': 2,
        ...(dashes && { 'stroke-dasharray': dashes }),
      }),
      drawSymbol(ASPECT_GLYPHS[id], { x: glyphX, y }, height * 1.2, { stroke: palette[color], 'stroke-width': 20 }),
      drawText(name, { x: glyphX - height, y, height, anchor: 'end' }, { class: 'caption', stroke: palette.muted }),
    ]);
  });
  return drawGroup(drawn, { class: 'legend' });
}
