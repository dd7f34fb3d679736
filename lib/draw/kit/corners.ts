import { concatenate } from './drawing.ts';
import { HALF_SIZE } from './page.ts';
import { drawText, fitText } from './text.ts';
import type { Palette } from './themes.ts';

/** Below this width of the picture, pixels, the corners have no room for readable texts. */
export const LEAST_CAPTION_PX = 640;

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

/** Lines from the edge of the picture toward its middle, as many as the corner has room for. */
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

/** A line of a corner in its color. */
export interface CornerText {
  readonly text: string;
  readonly color: string;
}

export interface CornerStyle {
  readonly palette: Palette;
  readonly height: number;
}

/** Writes lines into a corner, from the edge of the picture toward its middle, as many as fit. */
export function drawCorner(texts: readonly CornerText[], corner: Corner, { height }: CornerStyle): string {
  const lines = listCornerLines(corner, height);
  const anchor = corner.horizontal === 'left' ? 'start' : 'end';
  const drawn = texts.slice(0, lines.length).map(({ text, color }, index) => {
    const { x, y, width } = lines[index] as CornerLine;
    return drawText(fitText(text, { height, width }), { x, y, height, anchor }, { class: 'caption', stroke: color });
  });
  return concatenate(drawn);
}
