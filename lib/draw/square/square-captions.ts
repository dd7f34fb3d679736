import { drawGroup } from '../kit/drawing.ts';
import { HALF_SIZE, readableHeight } from '../kit/page.ts';
import { drawText, fitText, measureText } from '../kit/text.ts';
import type { Palette } from '../kit/themes.ts';
import { HALF_SIDE, SQUARE_PLANS } from './cells.ts';
import type { SquareChart, SquareStyle } from './square-chart.ts';

/** Of the lines above a North Indian chart, units. */
export const HEADER_HEIGHT = 130;
const TITLE = 26;
const TEXT = 15;
const LINE_SHARE = 1.6;
const MARGIN = 14;
/** Below these widths of the picture, pixels, only the names of person and varga are written, and only that of the varga. */
const LEAST_CAPTION_PX = 500;
const LEAST_NAME_PX = 300;

/** A line with its color. */
interface CaptionLine {
  readonly text: string;
  readonly color: string;
  readonly height: number;
}

/** Writes whose chart it is: into the middle where that is free, and above a North Indian chart. */
export function drawSquareCaptions(chart: SquareChart, style: SquareStyle, palette: Palette): string {
  const { caption, settings, heading } = chart;
  const text = readableHeight(TEXT, style.sizePx);
  const title = { text: heading, color: palette.ink, height: readableHeight(TITLE, style.sizePx) };
  const hasName = style.withCaptions && style.sizePx >= LEAST_NAME_PX;
  const hasLines = style.withCaptions && style.sizePx >= LEAST_CAPTION_PX;
  const toLines = (texts: readonly string[]) =>
    hasLines ? texts.map((line) => ({ text: line, color: palette.muted, height: text })) : [];
  const name = { ...title, text: caption.heading };
  const { middleSide } = SQUARE_PLANS[style.layout];
  if (middleSide > 0) {
    const lines = hasName ? [{ ...name, height: text * 1.2 }, ...toLines([...caption.lines, ...settings])] : [];
    return writeInMiddle([title, ...lines], middleSide);
  }
  if (!style.withCaptions) return '';
  const columns = [
    { x: -HALF_SIDE, anchor: 'start', lines: hasName ? [name, ...toLines(caption.lines)] : [] },
    { x: HALF_SIDE, anchor: 'end', lines: [title, ...toLines(settings)] },
  ] as const;
  return columns.map(({ x, anchor, lines }) => writeAbove(lines, x, anchor)).join('');
}

/**
 * Writes the periods below the square: side by side with the dates below, or where that has no room, one below the other.
 *
 * @returns them with the height that they need, units
 */
export function drawPeriods({ periods }: SquareChart, { sizePx }: SquareStyle, palette: Palette) {
  const height = readableHeight(TEXT, sizePx);
  const line = height * LINE_SHARE;
  const column = (2 * HALF_SIDE) / periods.length;
  const isWide = periods.every((texts) => Object.values(texts).every((text) => fits(text, height, column - MARGIN)));
  const write = (text: string, x: number, row: number, stroke: string) =>
    drawText(
      fitText(text, { height, width: isWide ? column : 2 * HALF_SIDE }),
      { x, y: HALF_SIDE + MARGIN + (row + 0.5) * line, height },
      { class: 'period', stroke },
    );
  const drawn = periods.flatMap(({ heading, dates }, index) => {
    if (!isWide) return [write(`${heading}, ${dates}`, 0, index, palette.ink)];
    const x = (index + 0.5) * column - HALF_SIDE;
    return [write(heading, x, 0, palette.ink), write(dates, x, 1, palette.muted)];
  });
  const rows = isWide ? 2 : periods.length;
  return { drawn: drawGroup(drawn, { class: 'periods' }), height: rows * line + MARGIN };
}

const fits = (text: string, height: number, width: number): boolean => measureText(text, height) <= width;

function writeInMiddle(lines: readonly CaptionLine[], side: number): string {
  const width = side - 2 * MARGIN;
  const most = width - MARGIN;
  const heights = lines.map(({ height }) => height * LINE_SHARE);
  const shown = lines.filter(
    (_, index) => heights.slice(0, index + 1).reduce((sum, height) => sum + height, 0) <= most,
  );
  let y = -shown.reduce((sum, { height }) => sum + height * LINE_SHARE, 0) / 2;
  const drawn = shown.map(({ text, color, height }) => {
    y += height * LINE_SHARE;
    const place = { x: 0, y: y - (height * LINE_SHARE) / 2, height };
    return drawText(fitText(text, { height, width }), place, { class: 'caption', stroke: color });
  });
  return drawGroup(drawn, { class: 'captions' });
}

function writeAbove(lines: readonly CaptionLine[], x: number, anchor: 'start' | 'end'): string {
  let y = -HALF_SIZE - HEADER_HEIGHT + MARGIN;
  const drawn = lines.flatMap(({ text, color, height }) => {
    const middle = y + height / 2;
    y += height * LINE_SHARE;
    if (middle + height / 2 > -HALF_SIDE - MARGIN / 2) return [];
    const fitted = fitText(text, { height, width: HALF_SIDE - MARGIN });
    return [drawText(fitted, { x, y: middle, height, anchor }, { class: 'caption', stroke: color })];
  });
  return drawGroup(drawn, { class: 'captions' });
}
