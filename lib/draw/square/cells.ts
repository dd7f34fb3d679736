import type { PlanePoint } from '../kit/drawing.ts';
import type { SquareLayout } from './square-chart.ts';

/** Half of the side of the square, units. */
export const HALF_SIDE = 480;
const QUARTER = HALF_SIDE / 2;

/** A box of the square, convex, and where its mark stands: the number or the symbol of a sign. */
export interface Cell {
  readonly outline: readonly PlanePoint[];
  readonly mark: PlanePoint;
  /** The part of the outline without the mark. */
  readonly room: readonly PlanePoint[];
}

/** Width and height of the marks, units. */
interface MarkSize {
  readonly width: number;
  readonly height: number;
}

/** Column and row of each sign, Aries first: the second box of the top row, and on clockwise. */
const SOUTH_BOXES = [
  ...[
    [1, 0],
    [2, 0],
    [3, 0],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
  ...[
    [2, 3],
    [1, 3],
    [0, 3],
    [0, 2],
    [0, 1],
    [0, 0],
  ],
] as const;

const EDGE = 6;

/** The four corners of an upright rectangle, clockwise from the upper left one. */
const toRectangle = (left: number, top: number, right: number, bottom: number): readonly PlanePoint[] => [
  ...[
    { x: left, y: top },
    { x: right, y: top },
  ],
  ...[
    { x: right, y: bottom },
    { x: left, y: bottom },
  ],
];

/** An upright box, whose mark stands in its upper right corner. */
function planBox([left, top]: readonly [number, number], side: number, { width, height }: MarkSize): Cell {
  const [right, bottom] = [left + side, top + side];
  return {
    outline: toRectangle(left, top, right, bottom),
    mark: { x: right - EDGE - width / 2, y: top + EDGE + height / 2 },
    room: toRectangle(left, top + EDGE + height, right, bottom),
  };
}

/**
 * The twelve boxes of a South Indian chart, Aries first. Their marks stand in the upper right corners.
 *
 * @source Vedic Astrology: A Guide to the Fundamentals of Jyotish, chapter 17: Aries is the second box from the upper left,
 *   and the signs follow clockwise (read at https://zoboko.com/text/kvy6nxo3/)
 */
export function planSouthCells(size: MarkSize): readonly Cell[] {
  return SOUTH_BOXES.map(([column = 0, row = 0]) =>
    planBox([column * QUARTER - HALF_SIDE, row * QUARTER - HALF_SIDE], QUARTER, size),
  );
}

const THIRD = (2 * HALF_SIDE) / 3;

/** The corners of the square anticlockwise from the upper left one, and which way they lie from the middle. */
const CORNERS = [
  { x: -1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: -1 },
] as const;
type Corner = (typeof CORNERS)[number];

/**
 * The twelve boxes of an East Indian chart, Aries first: a box at the middle of each side, and two triangles at each corner, which
 * a line to the middle of the square divides.
 *
 * The order is that of the program PyJHora, which has Aries above the middle and the signs anticlockwise
 * (https://github.com/naturalstupid/PyJHora, `EastIndianChart` of its charts).
 */
export function planEastCells(size: MarkSize): readonly Cell[] {
  return CORNERS.flatMap((corner, index) => {
    const isBeforeUpright = index % 2 === 1;
    const triangles = [planFlatTriangle(corner, size), planUprightTriangle(corner, size)];
    return [planSideBox(index, size), ...(isBeforeUpright ? triangles.toReversed() : triangles)];
  });
}

/** The box before a corner: above, left of, below and right of the middle. */
function planSideBox(index: number, size: MarkSize): Cell {
  const [column = 0, row = 0] = [
    [1, 0],
    [0, 1],
    [1, 2],
    [2, 1],
  ][index] as number[];
  return planBox([column * THIRD - HALF_SIDE, row * THIRD - HALF_SIDE], THIRD, size);
}

/** The line that divides a corner, from the corner of the square to that of its middle. */
const findDiagonal = ({ x, y }: Corner): readonly [PlanePoint, PlanePoint] => [
  { x: x * HALF_SIDE, y: y * HALF_SIDE },
  { x: (x * THIRD) / 2, y: (y * THIRD) / 2 },
];

/** The triangle of a corner that lies along the upper or lower side. Its mark stands at its right angle. */
function planFlatTriangle({ x, y }: Corner, { width, height }: MarkSize): Cell {
  const [outer, inner] = findDiagonal({ x, y });
  const markEnd = EDGE + height;
  return {
    outline: [outer, { x: inner.x, y: outer.y }, inner],
    mark: { x: inner.x + x * (EDGE + width / 2), y: outer.y - y * (EDGE + height / 2) },
    room: [{ x: outer.x - x * markEnd, y: outer.y - y * markEnd }, { x: inner.x, y: outer.y - y * markEnd }, inner],
  };
}

/** The triangle of a corner that lies along the left or right side. Its mark stands at its right angle. */
function planUprightTriangle({ x, y }: Corner, { width, height }: MarkSize): Cell {
  const [outer, inner] = findDiagonal({ x, y });
  const markEnd = EDGE + height;
  return {
    outline: [outer, inner, { x: outer.x, y: inner.y }],
    mark: { x: outer.x - x * (EDGE + width / 2), y: inner.y + y * (EDGE + height / 2) },
    room: [outer, { x: inner.x + x * markEnd, y: inner.y + y * markEnd }, { x: outer.x, y: inner.y + y * markEnd }],
  };
}

/** Where the tip of a house points to the middle of the square, and the direction of the house from there. */
interface HouseTip {
  readonly tip: PlanePoint;
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

const at = (x: number, y: number): PlanePoint => ({ x: x * QUARTER, y: y * QUARTER });

/** The houses anticlockwise from the one at the top: four diamonds around the middle, and two triangles at each corner. */
const NORTH_TIPS: readonly HouseTip[] = [
  { tip: at(0, 0), x: 0, y: -1 },
  { tip: at(-1, -1), x: 0, y: -1 },
  { tip: at(-1, -1), x: -1, y: 0 },
  { tip: at(0, 0), x: -1, y: 0 },
  { tip: at(-1, 1), x: -1, y: 0 },
  { tip: at(-1, 1), x: 0, y: 1 },
  { tip: at(0, 0), x: 0, y: 1 },
  { tip: at(1, 1), x: 0, y: 1 },
  { tip: at(1, 1), x: 1, y: 0 },
  { tip: at(0, 0), x: 1, y: 0 },
  { tip: at(1, -1), x: 1, y: 0 },
  { tip: at(1, -1), x: 0, y: -1 },
];

/**
 * The twelve houses of a North Indian chart, the first house first. Their marks stand in the tips that point to the middle.
 *
 * @source Vedic Astrology: A Guide to the Fundamentals of Jyotish, chapter 17: the Ascendant is always in the upper central
 *   position, marked by the number of its sign, and the signs follow anticlockwise (read at
 *   https://zoboko.com/text/kvy6nxo3/)
 */
export function planNorthCells({ width, height }: MarkSize): readonly Cell[] {
  return NORTH_TIPS.map(({ tip, x, y }) => {
    const move = (along: number, across: number): PlanePoint => ({
      x: tip.x + along * x + across * y,
      y: tip.y + along * y + across * x,
    });
    const isDiamond = tip.x === 0 && tip.y === 0;
    // The sides of every house leave its tip at 45° to its direction.
    const away = (width + height) / 2 + EDGE;
    const from = away + (x === 0 ? height : width) / 2;
    const far = isDiamond
      ? [move(QUARTER, QUARTER), move(2 * QUARTER, 0), move(QUARTER, -QUARTER)]
      : [move(QUARTER, QUARTER), move(QUARTER, -QUARTER)];
    return { outline: [tip, ...far], mark: move(away, 0), room: [move(from, from), ...far, move(from, -from)] };
  });
}

/** How a layout divides the square. */
interface SquarePlan {
  readonly planCells: (size: MarkSize) => readonly Cell[];
  /** Whether the boxes are those of the signs, Aries first; else of the houses. */
  readonly isOfSigns: boolean;
  /** Side of the square that is free in the middle, units. */
  readonly middleSide: number;
}

export const SQUARE_PLANS: Readonly<Record<SquareLayout, SquarePlan>> = {
  south: { planCells: planSouthCells, isOfSigns: true, middleSide: HALF_SIDE },
  east: { planCells: planEastCells, isOfSigns: true, middleSide: THIRD },
  north: { planCells: planNorthCells, isOfSigns: false, middleSide: 0 },
};
