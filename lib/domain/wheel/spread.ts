/**
 * Moves labels on a circle apart, so that neighbours are at least `gapDeg` apart, the sum of the squared displacements
 * is least, and their order round the circle stays.
 *
 * On a line, with `gapDeg` subtracted once for every earlier label, "at least a gap apart" becomes "not descending",
 * and the nearest series that does not descend is the isotonic regression. The circle is unrolled three times, so that
 * the labels of the middle turn have neighbours on both sides.
 *
 * @param longitudesDeg in any order
 * @param gapDeg reduced where the circle has no room for it
 * @returns in the order of the input, degrees; may lie outside `[0, 360)`
 * @source isotonic regression by pooling adjacent violators: Barlow, Bartholomew, Bremner and Brunk, Statistical
 *   Inference under Order Restrictions (Wiley 1972)
 */
export function spreadLabels(longitudesDeg: readonly number[], gapDeg: number): readonly number[] {
  const count = longitudesDeg.length;
  const gap = Math.min(gapDeg, (MAX_CIRCLE_SHARE * 360) / count);
  const order = [...longitudesDeg.keys()].sort((a, b) => itemAt(longitudesDeg, a) - itemAt(longitudesDeg, b));
  const turns = [-360, 0, 360].flatMap((turnDeg) => order.map((index) => itemAt(longitudesDeg, index) + turnDeg));
  const placed = fitNonDecreasing(turns.map((deg, rank) => deg - rank * gap));
  const result = new Array<number>(count);
  for (const [rank, index] of order.entries()) result[index] = itemAt(placed, count + rank) + (count + rank) * gap;
  return result;
}

/** On a full circle the labels of all turns would push each other. */
const MAX_CIRCLE_SHARE = 0.98;

const itemAt = (values: readonly number[], index: number): number => values[index] as number;

/** Neighbours that have the same value. */
interface Pool {
  readonly mean: number;
  readonly size: number;
}

/** The series that never descends and is nearest to `values` (least squares). */
function fitNonDecreasing(values: readonly number[]): readonly number[] {
  const pools: Pool[] = [];
  for (const value of values) {
    let pool: Pool = { mean: value, size: 1 };
    for (let last = pools.at(-1); last && last.mean > pool.mean; last = pools.at(-1)) {
      pools.pop();
      pool = mergePools(last, pool);
    }
    pools.push(pool);
  }
  return pools.flatMap(({ mean, size }) => new Array<number>(size).fill(mean));
}

function mergePools(a: Pool, b: Pool): Pool {
  const size = a.size + b.size;
  return { size, mean: (a.mean * a.size + b.mean * b.size) / size };
}
