import type { JdRange, JdUt } from '../../base/units/time.ts';
import { jdUt } from '../../base/units/time.ts';
import { readableHeight } from '../kit/page.ts';
import { measureText, wrapText } from '../kit/text.ts';
import type { TimelineBar, TimelinePicture, TimelineRow } from './timeline.ts';

/** Width of the picture in units; its height follows from the rows. */
export const WIDTH = 1000;
export const MARGIN = 10;
const TEXT = 12;
/** Height of symbols relative to letters. */
const SYMBOL_SHARE = 1.3;
const ROW_SHARE = 2.3;
/** Share of the picture that names of rows may take. */
const NAME_SHARE = 0.3;
/** Most lines of the name of a row, and their distance. */
const NAME_LINES = 3;
export const NAME_LINE_SHARE = 1.5;
const GAP = 6;
/** Gap between the names and the axis; marks at the start of the axis extend into it. */
const NAME_GAP = 14;

/** Heights and widths of a picture of rows over time, units. */
export interface TimelineLayout {
  /** Height of letters and of symbols. */
  readonly text: number;
  readonly symbol: number;
  readonly rowHeight: number;
  /** Where the axis begins and ends. */
  readonly left: number;
  readonly right: number;
  /** Height of the two lines of the axis. */
  readonly axisHeight: number;
  /** Parts of the range, one below the other. */
  readonly strips: readonly JdRange[];
}

/** Position of a moment on the axis of a strip. */
export const placeMoment = ({ left, right }: TimelineLayout, { fromJdUt, toJdUt }: JdRange, moment: JdUt): number =>
  left + ((moment - fromJdUt) / (toJdUt - fromJdUt)) * (right - left);

/** Plans a picture. @param sizePx its width, pixels */
export function planTimeline(timeline: TimelinePicture, sizePx: number): TimelineLayout {
  const text = readableHeight(TEXT, sizePx);
  const symbol = text * SYMBOL_SHARE;
  const names = timeline.rows.map((row) => layOutName(row, { text, symbol }));
  const nameWidth = Math.max(0, ...names.map(({ width }) => width));
  const nameLines = Math.max(1, ...names.map(({ lines }) => lines.length));
  const left = MARGIN + nameWidth + (nameWidth > 0 ? NAME_GAP : 0);
  const layout = {
    ...{ text, symbol, left, right: WIDTH - MARGIN },
    rowHeight: text * (ROW_SHARE + (nameLines - 1) * NAME_LINE_SHARE),
    axisHeight: text * 3.6,
  };
  return { ...layout, strips: splitRange(timeline, layout) };
}

/** The part of the name of a row that has room. */
interface RowName {
  readonly symbols: readonly string[];
  readonly lines: readonly string[];
  readonly width: number;
}

/** The name with its symbols; the symbols alone where the name has no room; or else the name in several lines. */
export function layOutName(
  { symbols, name }: TimelineRow,
  { text, symbol }: { readonly text: number; readonly symbol: number },
): RowName {
  const most = WIDTH * NAME_SHARE;
  const symbolsWidth = symbols.length * (symbol + GAP / 2);
  const whole = symbolsWidth + (symbols.length > 0 && name !== '' ? GAP : 0) + measureText(name, text);
  if (whole <= most) return { symbols, lines: name === '' ? [] : [name], width: whole };
  if (symbols.length > 0 && symbolsWidth <= most) return { symbols, lines: [], width: symbolsWidth };
  const lines = wrapText(name, { height: text, width: most }, NAME_LINES);
  return { symbols: [], lines, width: Math.max(...lines.map((line) => measureText(line, text))) };
}

/** The symbol and text in a block. */
interface BlockLabel {
  readonly symbol: string | undefined;
  readonly text: string;
  readonly width: number;
}

const PADDING = 3;

/** The symbol and the label of a block, the one of them that fits, or undefined. */
export function layOutBlock(
  { symbol: glyph, label = '' }: TimelineBar,
  width: number,
  { text, symbol }: Pick<TimelineLayout, 'text' | 'symbol'>,
): BlockLabel | undefined {
  const room = width - 2 * PADDING;
  const [glyphWidth, textWidth] = [glyph === undefined ? 0 : symbol, measureText(label, text)];
  const both = glyphWidth + (glyph !== undefined && label !== '' ? GAP : 0) + textWidth;
  if (both > 0 && both <= room) return { symbol: glyph, text: label, width: both };
  if (glyph !== undefined && symbol <= room) return { symbol: glyph, text: '', width: symbol };
  if (glyph === undefined || label === '' || textWidth > room) return undefined;
  return { symbol: undefined, text: label, width: textWidth };
}

/** Most strips, and the share of the blocks of a picture that are to have a label. */
const MOST_STRIPS = 8;
const LABELED_SHARE = 0.9;
/** A picture with more rows than this in all its strips is too high to be read on a screen. */
const MOST_ROWS = 30;

/** The fewest parts of equal length in which nearly every block has room for a label. */
function splitRange(timeline: TimelinePicture, layout: Omit<TimelineLayout, 'strips'>): readonly JdRange[] {
  const { range, rows, canWrap } = timeline;
  const most = canWrap ? Math.max(1, Math.min(MOST_STRIPS, Math.floor(MOST_ROWS / Math.max(1, rows.length)))) : 1;
  const blocks = rows.flatMap(({ bars }) => bars.filter(({ shape }) => shape === 'block'));
  const unitsPerDay = (layout.right - layout.left) / (range.toJdUt - range.fromJdUt);
  const isEnough = (count: number): boolean => {
    const labeled = blocks.filter(
      (bar) => layOutBlock(bar, (bar.toJdUt - bar.fromJdUt) * unitsPerDay * count, layout) !== undefined,
    );
    return labeled.length >= blocks.length * LABELED_SHARE;
  };
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  const count = counts.find(isEnough) ?? (most > 1 && blocks.length > 0 ? most : 1);
  const days = (range.toJdUt - range.fromJdUt) / count;
  return Array.from({ length: count }, (_, index) => ({
    fromJdUt: jdUt(range.fromJdUt + index * days),
    toJdUt: index === count - 1 ? range.toJdUt : jdUt(range.fromJdUt + (index + 1) * days),
  }));
}
