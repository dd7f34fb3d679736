import { SIGNS } from '../../base/catalog/signs.ts';
import { directionOf, type PlanePoint, type WheelRotation } from '../kit/drawing.ts';
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
    const needed = findGapsDeg(place, { items, placed });
    if (needed.every((gap, index) => gap <= (gaps[index] as number) + SAME_DEG)) break;
    gaps = needed.map((gap, index) => Math.max(gap, gaps[index] as number));
    placed = spreadItems(items, gaps);
    if (!isWithin(measureShifts({ items, placed }, gaps), place.allowed)) break; // further rounds need more room
  }
  return collect({ items, placed }, gaps);
}

interface PlacedItems {
  readonly items: readonly RingItem[];
  readonly placed: readonly number[];
}

/** Least distance of each item from the next one round the circle. */
function findGapsDeg(place: RingPlace, { items, placed }: PlacedItems): readonly number[] {
  const standing = items.map((item, index): Placed => {
    const deg = placed[index] as number;
    return { item, deg, direction: directionOf(place.rotation, deg) };
  });
  return standing.map((one, index) => findGapDeg(place, one, (standing[index + 1] ?? standing[0]) as Placed));
}

/** Whether every label has room without moving a line too far. */
export const isWithin = ({ fits, shiftsDeg: { sign, cusp, angle } }: Shifts, allowed: AllowedShifts): boolean =>
  fits &&
  sign <= allowed.signDeg &&
  cusp <= allowed.cuspDeg + TOLERANCE_DEG &&
  angle <= allowed.angleDeg + TOLERANCE_DEG;

/** A shift that is no bound. */
export const ANY_SHIFT_DEG = 360;

/** Nobody sees so small a displacement. */
const TOLERANCE_DEG = 0.2;

function collect({ items, placed }: PlacedItems, gaps: readonly number[]): PlacedLabels {
  const list = (kind: RingItem['kind']): readonly number[] => {
    const positions: number[] = [];
    for (const [rank, item] of items.entries()) if (item.kind === kind) positions[item.index] = placed[rank] as number;
    return positions;
  };
  return { labelsDeg: list('label'), dividersDeg: list('divider'), ...measureShifts({ items, placed }, gaps) };
}

type Shifts = Pick<PlacedLabels, 'shiftsDeg' | 'fits'>;

function measureShifts({ items, placed }: PlacedItems, gaps: readonly number[]): Shifts {
  const shiftsDeg = { sign: 0, cusp: 0, angle: 0 };
  for (const [rank, { kind, deg, weight }] of items.entries()) {
    if (kind === 'label') continue;
    const line = kind === 'sign' ? 'sign' : weight === WEIGHTS.angle ? 'angle' : 'cusp';
    shiftsDeg[line] = Math.max(shiftsDeg[line], Math.abs((placed[rank] as number) - deg));
  }
  const sumDeg = gaps.reduce((sum, gap) => sum + gap, 0);
  return { shiftsDeg, fits: sumDeg <= MAX_CIRCLE_SHARE * 360 };
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
  const shares = dividers.map(({ deg }) => deg / SIGN_DEG);
  const lined = new Set(
    shares
      .filter((share) => Math.abs(share - Math.round(share)) * SIGN_DEG <= SAME_DEG)
      .map((share) => Math.round(share) % 12),
  );
  return SIGNS.flatMap((_, index): RingItem[] =>
    lined.has(index) ? [] : [{ kind: 'sign', deg: index * SIGN_DEG, weight: WEIGHTS.sign, index, boxes: [] }],
  );
}

const SIGN_DEG = 30;

/** A body at the beginning of a sign belongs to it, and one on a cusp to the house that begins there. */
function sortItems(items: readonly RingItem[], houses: WheelHouses | undefined): readonly RingItem[] {
  const ranks = { sign: 0, label: 1, divider: houses?.order === 'reversed' ? 2 : 0 };
  return items.toSorted((a, b) => a.deg - b.deg || ranks[a.kind] - ranks[b.kind]);
}

/** An item where it stands. */
interface Placed {
  readonly item: RingItem;
  readonly deg: number;
  readonly direction: PlanePoint;
}

/** Least distance of two neighbors where they stand. */
function findGapDeg(place: RingPlace, a: Placed, b: Placed): number {
  const [kind, next] = [a.item.kind, b.item.kind];
  if (kind === 'divider' && next === 'divider')
    return Math.max(findHouseWidthDeg(place, a.item, a.direction), findHouseWidthDeg(place, a.item, b.direction));
  if (kind === 'sign' && next === 'sign') return 0;
  if (kind === 'label' && next === 'label') return toDegrees(findLabelGap(place, a, b));
  const [label, line] = next === 'divider' || kind === 'label' ? [a, b.item] : [b, a.item];
  const house = line.kind === 'divider' ? findHouseWidthDeg(place, line, label.direction) / 2 : 0;
  return Math.max(toDegrees(findLineGap(label)), house);
}

const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** Least distance of a label from a line, radians. */
function findLineGap({ item: { boxes }, direction }: Placed): number {
  let widest = 0;
  for (const box of boxes) widest = Math.max(widest, (findExtent(box, direction) + GAP.line) / box.radius);
  return widest;
}

/** Least distance of two labels, radians: none of their boxes at any radius touch, wherever between both they stand. */
function findLabelGap({ rotation }: RingPlace, a: Placed, b: Placed): number {
  // Beyond 0° Aries it is the opposite direction, whose distances are the same.
  const between = directionOf(rotation, (a.deg + b.deg) / 2);
  let widest = 0;
  for (let row = 0; row < a.item.boxes.length; row += 1) {
    const [one, other] = [a.item.boxes[row] as LabelBox, b.item.boxes[row] as LabelBox];
    const width = (one.width + other.width) / 2 + GAP.labels;
    const height = (one.height + other.height) / 2 + GAP.labels;
    for (const { x, y } of [a.direction, between, b.direction])
      widest = Math.max(widest, Math.min(width / Math.abs(y), height / Math.abs(x)) / one.radius);
  }
  return widest;
}

/** Half the width of an upright box, seen along the circle. */
function findExtent({ width, height, isRound }: LabelBox, { x, y }: PlanePoint): number {
  if (isRound) return width / 2;
  return (width * Math.abs(y) + height * Math.abs(x)) / 2;
}

/** Room for the number of a house between its cusps; where it is left out, lines do not coincide. */
function findHouseWidthDeg(place: RingPlace, { boxes: [box] }: RingItem, direction: PlanePoint): number {
  if (!box || box.height === 0) return toDegrees(GAP.dividers / place.ring.symbolRadius);
  return toDegrees((2 * findExtent(box, direction) + GAP.line) / box.radius);
}
