import { SIGNS } from '../../base/catalog/signs.ts';
import { separationDeg } from '../../base/units/angle.ts';
import { directionOf, type WheelRotation } from '../kit/drawing.ts';
import { MAX_CIRCLE_SHARE, spreadItems } from '../kit/spread.ts';
import { measureText } from '../kit/text.ts';
import { listDividers } from './dividers.ts';
import { formatLabelDegree, type RingLayout, type WheelLayout } from './layout.ts';
import type { WheelHouses, WheelPoint } from './wheel.ts';

/** Where the labels of a ring stand, degrees. */
export interface PlacedLabels {
  /** In the order of the points. */
  readonly labelsDeg: readonly number[];
  /** In the order of {@link listDividers}; a line is moved only where a house has no room for its symbols. */
  readonly dividersDeg: readonly number[];
  /** The largest displacements of the beginning of a sign, of a cusp and of an angle. */
  readonly shiftsDeg: { readonly sign: number; readonly cusp: number; readonly angle: number };
  /** Whether the circle has room for all labels. */
  readonly fits: boolean;
}

/** Weights of displacements: labels give way to the ends of their signs, these to cusps, and cusps to the angles. */
const WEIGHTS = { label: 1, sign: 50, cusp: 1e4, angle: 1e8 } as const;
/** Room between neighbors, units. */
const GAP = { labels: 4, line: 3, dividers: 2 } as const;
/** Gaps depend on where the labels stand, and the labels on the gaps. */
const ROUNDS = 6;
const SAME_DEG = 1e-3;

/** A label, a line between houses or the beginning of a sign on its way round the circle. */
interface RingItem {
  readonly deg: number;
  readonly weight: number;
  /** Index of the point, of the line, or of the sign. */
  readonly index: number;
  readonly kind: 'label' | 'divider' | 'sign';
  /** What stands at each radius, the symbol first; of a cusp the number of its house. */
  readonly boxes: readonly LabelBox[];
}

interface LabelBox {
  readonly radius: number;
  readonly width: number;
  readonly height: number;
  /** Symbols are round. */
  readonly isRound?: boolean;
}

/** How far labels may move the beginnings of signs, which are not drawn, cusps and angles. */
export interface AllowedShifts {
  readonly signDeg: number;
  readonly cuspDeg: number;
  readonly angleDeg: number;
}

/** The ring to place labels in, and the wheel that it belongs to. */
interface RingPlace {
  readonly rotation: WheelRotation;
  readonly ring: RingLayout;
  readonly houses: WheelLayout['houses'];
  readonly allowed: AllowedShifts;
}

/**
 * Places the labels of a ring: apart from each other, and within their houses. Where a house has no room for its symbols
 * or its number, its cusps are moved as little as possible, the four angles last of all.
 */
export function placeLabels(
  points: readonly WheelPoint[],
  houses: WheelHouses | undefined,
  place: RingPlace,
): PlacedLabels {
  const dividers = listDividerItems(houses, place);
  const items = sortItems([...dividers, ...listSignItems(dividers, place), ...listLabels(points, place.ring)], houses);
  let gaps: number[] = items.map(() => 0);
  let placed: readonly number[] = items.map(({ deg }) => deg);
  for (let round = 0; round < ROUNDS && items.length > 1; round += 1) {
    const needed = items.map((item, index) => findNextGapDeg(place, { items, placed }, [item, index]));
    if (needed.every((gap, index) => gap <= (gaps[index] as number) + SAME_DEG)) break;
    gaps = needed.map((gap, index) => Math.max(gap, gaps[index] as number));
    placed = spreadItems(items, gaps);
    if (!isWithin(collect({ items, placed }, gaps), place.allowed)) break; // further rounds need more room
  }
  return collect({ items, placed }, gaps);
}

interface PlacedItems {
  readonly items: readonly RingItem[];
  readonly placed: readonly number[];
}

/** Least distance of an item from the next one round the circle, which may lie beyond 0° Aries. */
function findNextGapDeg(place: RingPlace, { items, placed }: PlacedItems, [item, index]: readonly [RingItem, number]) {
  const next = (index + 1) % items.length;
  const turnDeg = next === 0 ? 360 : 0;
  const other = [items[next] as RingItem, (placed[next] as number) + turnDeg] as const;
  return findGapDeg(place, [item, placed[index] as number], other);
}

/** Whether every label has room without moving a line too far. */
export const isWithin = ({ fits, shiftsDeg: { sign, cusp, angle } }: PlacedLabels, allowed: AllowedShifts): boolean =>
  fits &&
  sign <= allowed.signDeg &&
  cusp <= allowed.cuspDeg + TOLERANCE_DEG &&
  angle <= allowed.angleDeg + TOLERANCE_DEG;

/** A shift that is no bound. */
export const ANY_SHIFT_DEG = 360;

/** Nobody sees so small a displacement. */
const TOLERANCE_DEG = 0.2;

function collect({ items, placed }: PlacedItems, gaps: readonly number[]): PlacedLabels {
  const positions = { label: [] as number[], divider: [] as number[], sign: [] as number[] };
  const shiftsDeg = { sign: 0, cusp: 0, angle: 0 };
  for (const [rank, { kind, index, deg, weight }] of items.entries()) {
    const at = placed[rank] as number;
    positions[kind][index] = at;
    if (kind === 'label') continue;
    const line = kind === 'sign' ? 'sign' : weight === WEIGHTS.angle ? 'angle' : 'cusp';
    shiftsDeg[line] = Math.max(shiftsDeg[line], Math.abs(at - deg));
  }
  const sumDeg = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    labelsDeg: positions.label,
    dividersDeg: positions.divider,
    shiftsDeg,
    fits: sumDeg <= MAX_CIRCLE_SHARE * 360,
  };
}

function listLabels(points: readonly WheelPoint[], ring: RingLayout): RingItem[] {
  const { symbol, degree, sign, minute } = ring;
  return points.map(({ longitudeDeg }, index) => {
    const texts = formatLabelDegree(longitudeDeg, ring.withUnits);
    const boxes = [
      { radius: ring.symbolRadius, width: symbol, height: symbol, isRound: true },
      { radius: ring.degreeRadius, width: measureText(texts.degrees, degree), height: degree },
      { radius: ring.signRadius, width: sign, height: sign, isRound: true },
      { radius: ring.minuteRadius, width: measureText(texts.minutes, minute), height: minute },
    ];
    return {
      kind: 'label',
      deg: longitudeDeg,
      weight: WEIGHTS.label,
      index,
      boxes: boxes.filter(({ height }) => height > 0),
    };
  });
}

function listDividerItems(houses: WheelHouses | undefined, { houses: { text, radius } }: RingPlace): RingItem[] {
  if (!houses) return [];
  return listDividers(houses).map(({ deg, angle, house }, index) => ({
    kind: 'divider',
    deg,
    weight: angle ? WEIGHTS.angle : WEIGHTS.cusp,
    index,
    boxes: house === undefined ? [] : [{ radius, width: measureText(String(house), text), height: text }],
  }));
}

/** The beginnings of signs at which no line stands; none where labels may stand in any sign, because they take room. */
function listSignItems(dividers: readonly RingItem[], { allowed }: RingPlace): RingItem[] {
  if (allowed.signDeg === ANY_SHIFT_DEG) return [];
  return SIGNS.map((_, index): RingItem => {
    return { kind: 'sign', deg: index * 30, weight: WEIGHTS.sign, index, boxes: [] };
  }).filter(({ deg }) => dividers.every((divider) => separationDeg(divider.deg, deg) > SAME_DEG));
}

/** A body at the beginning of a sign belongs to it, and one on a cusp to the house that begins there. */
function sortItems(items: readonly RingItem[], houses: WheelHouses | undefined): readonly RingItem[] {
  const ranks = { sign: 0, label: 1, divider: houses?.order === 'reversed' ? 2 : 0 };
  return items.toSorted((a, b) => a.deg - b.deg || ranks[a.kind] - ranks[b.kind]);
}

type Placed = readonly [item: RingItem, atDeg: number];

/** Least distance of two neighbors where they stand. */
function findGapDeg(place: RingPlace, [a, aDeg]: Placed, [b, bDeg]: Placed): number {
  if (a.kind === 'divider' && b.kind === 'divider')
    return Math.max(findHouseWidthDeg(place, a, aDeg), findHouseWidthDeg(place, a, bDeg));
  if (a.kind === 'sign' && b.kind === 'sign') return 0;
  if (a.kind === 'label' && b.kind === 'label') {
    const distances = a.boxes.map((box, row) => {
      const pair = [box, b.boxes[row] as LabelBox] as const;
      const wanted = [aDeg, (aDeg + bDeg) / 2, bDeg].map((deg) => findDistance(place, pair, deg));
      return Math.max(...wanted) / box.radius;
    });
    return toDegrees(Math.max(...distances));
  }
  const [one, deg, divider] = b.kind === 'divider' || a.kind === 'label' ? [a, aDeg, b] : [b, bDeg, a];
  const beside = one.boxes.map((box) => (findExtent(place, box, deg) + GAP.line) / box.radius);
  const house = divider.kind === 'divider' ? findHouseWidthDeg(place, divider, deg) / 2 : 0;
  return Math.max(toDegrees(Math.max(0, ...beside)), house);
}

const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** Least distance along the circle of two upright boxes side by side. */
function findDistance({ rotation }: RingPlace, [a, b]: readonly [LabelBox, LabelBox], deg: number): number {
  const { x, y } = directionOf(rotation, deg);
  const [width, height] = [(a.width + b.width) / 2 + GAP.labels, (a.height + b.height) / 2 + GAP.labels];
  return Math.min(width / Math.abs(y), height / Math.abs(x));
}

/** Half the width of an upright box, seen along the circle. */
function findExtent({ rotation }: RingPlace, { width, height, isRound }: LabelBox, deg: number): number {
  const { x, y } = directionOf(rotation, deg);
  if (isRound) return width / 2;
  return (width * Math.abs(y) + height * Math.abs(x)) / 2;
}

/** Room for the number of a house between its cusps; where it is left out, lines do not coincide. */
function findHouseWidthDeg(place: RingPlace, { boxes: [box] }: RingItem, deg: number): number {
  if (!box || box.height === 0) return toDegrees(GAP.dividers / place.ring.symbolRadius);
  return toDegrees((2 * findExtent(place, box, deg) + GAP.line) / box.radius);
}
