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
  const offsets: number[] = [];
  const pulled: SpreadItem[] = [];
  let offset = 0;
  for (const turnDeg of [-360, 0, 360]) {
    for (const [index, { deg, weight }] of items.entries()) {
      offsets.push(offset);
      pulled.push({ deg: deg + turnDeg - offset, weight });
      offset += share * (gapsDeg[index] as number);
    }
  }
  const placed = fitNonDecreasing(pulled);
  return items.map((_, index) => {
    const rank = items.length + index;
    return (placed[rank] as number) + (offsets[rank] as number);
  });
}

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

/** Neighbors that have the same value. */
interface Pool {
  readonly mean: number;
  readonly weight: number;
  readonly size: number;
}

/** The series that never descends and is nearest to the degrees (weighted least squares). */
function fitNonDecreasing(items: readonly SpreadItem[]): readonly number[] {
  const pools: Pool[] = [];
  for (const { deg, weight } of items) {
    let pool: Pool = { mean: deg, weight, size: 1 };
    for (let last = pools.at(-1); last && last.mean > pool.mean; last = pools.at(-1)) {
      pools.pop();
      pool = mergePools(last, pool);
    }
    pools.push(pool);
  }
  return pools.flatMap(({ mean, size }) => new Array<number>(size).fill(mean));
}

function mergePools(a: Pool, b: Pool): Pool {
  const weight = a.weight + b.weight;
  return { weight, size: a.size + b.size, mean: (a.mean * a.weight + b.mean * b.weight) / weight };
}
