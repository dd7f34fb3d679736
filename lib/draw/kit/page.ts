import { concatenate, drawGroup } from './drawing.ts';
import { escapeXml } from './escape-xml.ts';
import { TEXT_STROKE_WIDTH } from './text.ts';
import type { Palette } from './themes.ts';

/** Half of a square picture, which is 1000 units wide at every size in pixels. */
export const HALF_SIZE = 500;

/** Smaller texts are not drawn. */
const LEAST_TEXT_PX = 9.75;

/** Text height in units, raised to the least readable size. */
export const readableHeight = (units: number, sizePx: number): number =>
  Math.max(units, (LEAST_TEXT_PX * 2 * HALF_SIZE) / sizePx);

/** Texts about a chart. */
export interface ChartCaption {
  /** Whose chart it is, or what. */
  readonly heading: string;
  readonly lines: readonly string[];
}

/** What screen readers read instead of a picture; any text. */
export interface PictureAlternative {
  readonly title: string;
  readonly description: string;
}

interface DocumentFrame {
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly palette: Palette;
  readonly widthPx: number;
}

/** The SVG document around drawn elements. */
export function writeDocument(
  { title, description }: PictureAlternative,
  drawn: readonly string[],
  { box: { left, top, width, height }, palette, widthPx }: DocumentFrame,
): string {
  const heightPx = Math.round((widthPx * height) / width);
  return concatenate([
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"`,
    ` viewBox="${left} ${top} ${width} ${height}" role="img">`,
    `<title>${escapeXml(title)}</title><desc>${escapeXml(description)}</desc>`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${palette.background}"/>`,
    drawGroup(drawn, {
      fill: 'none',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'stroke-width': TEXT_STROKE_WIDTH,
    }),
    '</svg>',
  ]);
}
