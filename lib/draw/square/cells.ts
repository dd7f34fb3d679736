import type { PlanePoint } from '../kit/drawing.ts';

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

/**
 * The twelve boxes of a South Indian chart, Aries first. Their marks stand in the upper right corners.
 *
 * @source Vedic Astrology: A Guide to the Fundamentals of Jyotish, chapter 17: Aries is the second box from the upper left,
 *   and the signs follow clockwise (read at https://zoboko.com/text/kvy6nxo3/)
 */
export function planSouthCells({ width, height }: MarkSize): readonly Cell[] {
  return SOUTH_BOXES.map(([column = 0, row = 0]) => {
    const [left, top] = [column * QUARTER - HALF_SIDE, row * QUARTER - HALF_SIDE];
    const [right, bottom] = [left + QUARTER, top + QUARTER];
    const box = (from: number): readonly PlanePoint[] => [
      ...[
        { x: left, y: from },
        { x: right, y: from },
      ],
      ...[
        { x: right, y: bottom },
        { x: left, y: bottom },
      ],
    ];
    const mark = { x: right - EDGE - width / 2, y: top + EDGE + height / 2 };
    return { outline: box(top), mark, room: box(top + EDGE + height) };
  });
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
