/** Something on a circle that may be moved along it. */
interface SpreadItem {
  readonly deg: number;
  /** A displacement of an item with twice the weight costs twice as much. */
  readonly weight: number;
}

/** Least distances of neighbors, degrees: each item's from the next one round the circle, the last one's from the first. */
type SpreadGaps = readonly number[];

/**
 * Moves items on a circle apart, so that neighbors keep their distances, the weighted sum of the squared displacements is
 * least, and their order round the circle stays.
 *
 * On a line, with the distances subtracted once for every earlier item, "at least a gap apart" becomes "not descending",
 * and the nearest series that does not descend is the isotonic regression. The circle is unrolled three times, so that the
 * items of the middle turn have neighbors on both sides.
 *
 * @param items in ascending order of their degrees, within one turn
 * @param gapsDeg reduced in proportion where the circle has no room for them
 * @returns degrees in the order of the input; may lie outside `[0, 360)`
 * @source isotonic regression by pooling adjacent violators: Barlow, Bartholomew, Bremner and Brunk, Statistical
 *   Inference under Order Restrictions (Wiley 1972)
 */
export function spreadItems(items: readonly SpreadItem[], gapsDeg: SpreadGaps): readonly number[] {
  const sumDeg = gapsDeg.reduce((sum, gap) => sum + gap, 0);
  const share = Math.min(1, (MAX_CIRCLE_SHARE * 360) / sumDeg);
  const count = items.length;
  const offsets = new Float64Array(TURNS * count);
  const pulledDeg = new Float64Array(TURNS * count);
  let offset = 0;
  for (let rank = 0; rank < TURNS * count; rank += 1) {
    const turn = Math.floor(rank / count);
    offsets[rank] = offset;
    pulledDeg[rank] = (items[rank % count] as SpreadItem).deg + (turn - 1) * 360 - offset;
    offset += share * (gapsDeg[rank % count] as number);
  }
  const placed = fitNonDecreasing(pulledDeg, items);
  return items.map((_, index) => (placed[count + index] as number) + (offsets[count + index] as number));
}

/** One before and one after the turn that is asked for. */
const TURNS = 3;

/**
 * Moves equal labels on a circle apart, so that neighbors are at least `gapDeg` apart, as {@link spreadItems} does.
 *
 * @param longitudesDeg in any order
 * @returns in the order of the input, degrees; may lie outside `[0, 360)`
 */
export function spreadLabels(longitudesDeg: readonly number[], gapDeg: number): readonly number[] {
  const order = longitudesDeg.map((deg, index) => ({ deg, index })).sort((a, b) => a.deg - b.deg);
  const placed = spreadItems(
    order.map(({ deg }) => ({ deg, weight: 1 })),
    order.map(() => gapDeg),
  );
  const result = new Array<number>(longitudesDeg.length);
  for (const [rank, { index }] of order.entries()) result[index] = placed[rank] as number;
  return result;
}

/** On a full circle the items of all turns would push each other. */
export const MAX_CIRCLE_SHARE = 0.98;

/**
 * The series that never descends and is nearest to the degrees (weighted least squares).
 *
 * @param items whose weights repeat every turn
 */
function fitNonDecreasing(degrees: Float64Array, items: readonly SpreadItem[]): Float64Array {
  // Pools of neighbors that have the same value.
  const means = new Float64Array(degrees.length);
  const weights = new Float64Array(degrees.length);
  const ends = new Int32Array(degrees.length);
  let last = -1;
  for (let rank = 0; rank < degrees.length; rank += 1) {
    let mean = degrees[rank] as number;
    let { weight } = items[rank % items.length] as SpreadItem;
    for (; last >= 0 && (means[last] as number) > mean; last -= 1) {
      const before = weights[last] as number;
      mean = ((means[last] as number) * before + mean * weight) / (before + weight);
      weight += before;
    }
    last += 1;
    means[last] = mean;
    weights[last] = weight;
    ends[last] = rank + 1;
  }
  const fitted = new Float64Array(degrees.length);
  for (let pool = 0; pool <= last; pool += 1) fitted.fill(means[pool] as number, ends[pool - 1] ?? 0, ends[pool]);
  return fitted;
}
