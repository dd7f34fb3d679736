import { drawSymbol, drawTitled, formatCoordinate, type PlanePoint, type Rectangle } from '../kit/drawing.ts';
import { drawText, measureText } from '../kit/text.ts';
import type { Palette } from '../kit/themes.ts';
import { boxAround, containsBox, overlap } from './boxes.ts';
import type { EdgeLabelSizes } from './draw-labels.ts';
import type { MapSpot, SpotLabelPart } from './map-picture.ts';
import { type MapPlane, TURNS } from './project.ts';

/** Room between the parts of a label, and between label and point, as shares of the height of letters. */
const [PART_GAP, POINT_GAP] = [0.25, 0.6];

/** Room around the label of a crossing, as a share of the height of letters. */
const CROSSING_GAP = 0.25;

interface LabelStyle {
  readonly sizes: EdgeLabelSizes;
  readonly palette: Palette;
}

/**
 * Writes the labels of points next to them: on the right, the left, below or above. A label that would touch another one, a
 * point or the edge of the map is left out; its point keeps its title.
 *
 * @returns the labels, and the room that points and labels take
 */
export function drawSpotLabels(
  spots: readonly MapSpot[],
  plane: MapPlane,
  style: LabelStyle,
): { readonly drawn: string; readonly taken: readonly Rectangle[] } {
  const shown = spots.flatMap((spot) => TURNS.map((turns) => ({ spot, at: plane.place(spot.at, turns) })));
  const inside = shown.filter(({ at }) => containsBox(plane.frame, { left: at.x, top: at.y, width: 0, height: 0 }));
  const reach = style.sizes.text * POINT_GAP * 0.9;
  const taken: Rectangle[] = inside.map(({ at }) => boxAround(at, { width: 2 * reach, height: 2 * reach }));
  const drawn = inside.map(({ spot, at }) => {
    if (!spot.label) return '';
    const free = listBoxes(at, spot.label, style.sizes).find(
      (box) => containsBox(plane.frame, box) && !taken.some((other) => overlap(box, other)),
    );
    if (!free) return '';
    // Labels of crossings often stand one below the other.
    taken.push(spot.shape === 'crossing' ? widen(free, style.sizes.text * CROSSING_GAP) : free);
    const ground = spot.shape === 'crossing' ? drawGround(free, style.palette) : '';
    return ground + drawLabel(spot.title, spot.label, free, style);
  });
  return { drawn: drawn.join(''), taken };
}

const widen = ({ left, top, width, height }: Rectangle, by: number): Rectangle => ({
  ...{ left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by },
});

/** Keeps lines off a label that stands among them. */
const drawGround = ({ left, top, width, height }: Rectangle, palette: Palette): string =>
  `<rect class="ground" x="${formatCoordinate(left)}" y="${formatCoordinate(top)}" width="${formatCoordinate(width)}" height="${formatCoordinate(height)}" fill="${palette.background}"/>`;

function drawLabel(
  title: string,
  parts: readonly SpotLabelPart[],
  box: Rectangle,
  { sizes, palette }: LabelStyle,
): string {
  const y = box.top + box.height / 2;
  let x = box.left;
  const drawn = parts.map(({ symbol, text }) => {
    const [symbolX, textX] = [x + sizes.symbol / 2, x + sizes.symbol + sizes.text * PART_GAP];
    x += widthOfPart({ symbol, text }, sizes) + 2 * sizes.text * PART_GAP;
    const written = drawText(text, { x: textX, y, height: sizes.text, anchor: 'start' }, { class: 'angle' });
    return drawSymbol(symbol, { x: symbolX, y }, sizes.symbol, { class: 'symbol' }) + written;
  });
  return drawTitled(title, { class: 'label', stroke: palette.ink }, drawn);
}

function listBoxes(at: PlanePoint, parts: readonly SpotLabelPart[], sizes: EdgeLabelSizes): readonly Rectangle[] {
  const widths = parts.map((part) => widthOfPart(part, sizes));
  const width = widths.reduce((sum, one) => sum + one, 0) + (parts.length - 1) * 2 * sizes.text * PART_GAP;
  const size = { width, height: Math.max(sizes.symbol, sizes.text) };
  const [across, down] = [width / 2 + sizes.text * POINT_GAP, size.height / 2 + sizes.text * POINT_GAP];
  return [
    { x: at.x + across, y: at.y },
    { x: at.x - across, y: at.y },
    { x: at.x, y: at.y + down },
    { x: at.x, y: at.y - down },
  ].map((middle) => boxAround(middle, size));
}

const widthOfPart = ({ text }: SpotLabelPart, sizes: EdgeLabelSizes): number =>
  sizes.symbol + sizes.text * PART_GAP + measureText(text, sizes.text);
