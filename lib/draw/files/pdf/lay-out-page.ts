import type { Drawing } from './read-drawing.ts';

/** Width and height, points of 1/72 inch. */
type PageSize = readonly [width: number, height: number];

/** A4. @source ISO 216: 210 × 297 mm */
const [SHORT, LONG] = [595.28, 841.89];

/** Most printers leave 6 mm at the edges. */
const MARGIN = 24;
/** Between two pictures of a page. */
const GAP = 18;

/** Narrowest picture on a page, as a part of its width: texts of one that is longer would be too small. */
const LEAST_WIDTH_SHARE = 0.6;

/** How much the sides of a picture may differ from those of A4, for a picture that is a page with margins of its own. */
const A4_TOLERANCE = 0.01;

/** Where a picture stands on its page, points, and how many of them a unit of its document is. */
export interface PlacedDrawing {
  readonly drawing: Drawing;
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

interface LaidOutPage {
  readonly size: PageSize;
  /** Color of the page around the pictures: that of the first one. */
  readonly background: string;
  readonly placed: readonly PlacedDrawing[];
}

/**
 * Places pictures one below the other as wide as a page of A4 has room, and makes them smaller where it is not high enough. A
 * picture that is alone and wider than high lies on its side; one that would be too narrow gets a longer page.
 */
export function layOutPage(drawings: readonly Drawing[]): LaidOutPage {
  const ratios = drawings.map(({ box }) => box.height / box.width);
  const ratio = ratios.reduce((sum, one) => sum + one, 0);
  const gaps = (drawings.length - 1) * GAP;
  const isPage = Math.abs((ratio * SHORT) / LONG - 1) < A4_TOLERANCE;
  const margin = isPage ? 0 : MARGIN;
  const [pageWidth, pageHeight] = drawings.length === 1 && ratio < 0.9 ? [LONG, SHORT] : [SHORT, LONG];
  const fitted = Math.min(pageWidth - 2 * margin, (pageHeight - 2 * margin - gaps) / ratio);
  const isTooLong = fitted < LEAST_WIDTH_SHARE * SHORT;
  const width = isTooLong ? SHORT - 2 * margin : fitted;
  const size: PageSize = isTooLong ? [SHORT, width * ratio + gaps + 2 * margin] : [pageWidth, pageHeight];
  let top = drawings.length > 1 ? margin : (size[1] - width * ratio) / 2;
  const placed = drawings.map((drawing, index) => {
    const one = { drawing, left: (size[0] - width) / 2, top, scale: width / drawing.box.width };
    top += width * (ratios[index] ?? 0) + GAP;
    return one;
  });
  return { size, background: drawings[0]?.elements[0]?.attributes.fill ?? 'white', placed };
}
