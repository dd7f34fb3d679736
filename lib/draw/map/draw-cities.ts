import { drawGroup, drawPath, drawTitled, type PlanePoint, type Rectangle } from '../kit/drawing.ts';
import { drawText, measureText, TEXT_STROKE_WIDTH } from '../kit/text.ts';
import type { Palette } from '../kit/themes.ts';
import { boxAround, containsBox, overlap } from './boxes.ts';
import { drawDisc } from './draw-spot.ts';
import type { MapCity } from './map-picture.ts';
import { type MapPlane, TURNS } from './project.ts';

/** What the names of cities must not touch. */
interface TakenRoom {
  readonly boxes: readonly Rectangle[];
  readonly lines: readonly (readonly PlanePoint[])[];
}

interface CityStyle {
  readonly text: number;
  readonly palette: Palette;
}

/** The greatest cities of a map, and how many of them have names at most: more are hard to read. */
const [MOST_CITIES, MOST_NAMES] = [60, 28];
const DOT_RADIUS = 1.6;
/** Room around a name, units. */
const MARGIN = 2.5;
/** Height of a name with its accents and what goes below the line, as a share of capitals. */
const LINE_SHARE = 1.6;
/** Side of the squares that tell whether a line is near, units. */
const CELL = 4;
/** Width of the ground of a name that lies on a line, in the units of a text's strokes. */
const GROUND_WIDTH = 5 * TEXT_STROKE_WIDTH;

/**
 * Names the greatest cities that a map has room for: on a map of the world the greatest of the Earth, on that of a region
 * more of it. A name touches no other label, and no line where that can be avoided.
 */
export function drawCities(
  cities: readonly MapCity[],
  plane: MapPlane,
  { taken, text, palette }: CityStyle & { readonly taken: TakenRoom },
): string {
  const boxes = [...taken.boxes];
  const crossed = listCrossedCells(taken.lines);
  const drawn = listShownCities(cities, plane).flatMap(({ name, at }) => {
    if (boxes.length - taken.boxes.length >= MOST_NAMES) return [];
    const free = listNameBoxes(at, { width: measureText(name, text), height: text * LINE_SHARE }).filter(
      (box) => containsBox(plane.frame, box) && !boxes.some((other) => overlap(box, other)),
    );
    const box = free.find((one) => !isCrossed(one, crossed)) ?? free[0];
    if (!box) return [];
    boxes.push(box);
    const place = { x: box.left + box.width / 2, y: box.top + box.height / 2, height: text };
    const ground = isCrossed(box, crossed)
      ? drawText(name, place, { class: 'ground', stroke: palette.background, 'stroke-width': GROUND_WIDTH })
      : '';
    const dot = drawPath(drawDisc(at, DOT_RADIUS), { class: 'dot', 'stroke-width': 1 });
    return [drawTitled(name, { class: 'town' }, [ground, dot, drawText(name, place, { class: 'city' })])];
  });
  return drawGroup(drawn, { class: 'cities', stroke: palette.muted, color: palette.muted });
}

/** The greatest cities inside the frame, as often as the map shows them. */
function listShownCities(
  cities: readonly MapCity[],
  plane: MapPlane,
): readonly { readonly name: string; readonly at: PlanePoint }[] {
  const shown: { readonly name: string; readonly at: PlanePoint }[] = [];
  for (const { name, at: position } of cities) {
    for (const turns of TURNS) {
      const at = plane.place(position, turns);
      if (containsBox(plane.frame, boxAround(at, { width: 0, height: 0 }))) shown.push({ name, at });
    }
    if (shown.length >= MOST_CITIES) break;
  }
  return shown;
}

interface NameSize {
  readonly width: number;
  readonly height: number;
}

/** The room of a dot and its name: on the right, the left, above or below. */
function listNameBoxes({ x, y }: PlanePoint, { width, height }: NameSize): readonly Rectangle[] {
  const [across, down] = [width / 2 + DOT_RADIUS + MARGIN, height / 2 + DOT_RADIUS + MARGIN];
  return [
    { x: x + across, y },
    { x: x - across, y },
    { x, y: y - down },
    { x, y: y + down },
  ].map((middle) => boxAround(middle, { width: width + 2 * MARGIN, height: height + 2 * MARGIN }));
}

const keyOf = (x: number, y: number): number => Math.floor(x / CELL) * 4096 + Math.floor(y / CELL);

/** The squares that lines pass through. */
function listCrossedCells(lines: TakenRoom['lines']): ReadonlySet<number> {
  const cells = new Set<number>();
  for (const line of lines) {
    for (const [index, { x, y }] of line.entries()) {
      const before = line[index - 1] ?? { x, y };
      const steps = Math.max(1, Math.ceil((2 * Math.hypot(x - before.x, y - before.y)) / CELL));
      for (let step = 0; step <= steps; step += 1)
        cells.add(keyOf(x + ((before.x - x) * step) / steps, y + ((before.y - y) * step) / steps));
    }
  }
  return cells;
}

function isCrossed({ left, top, width, height }: Rectangle, cells: ReadonlySet<number>): boolean {
  for (let x = left; x <= left + width + CELL; x += CELL)
    for (let y = top; y <= top + height + CELL; y += CELL)
      if (cells.has(keyOf(Math.min(x, left + width), Math.min(y, top + height)))) return true;
  return false;
}
