/** A mean of unit vectors, at most 1 long, has no direction but rounding where it is shorter than this. */
export const SHORTEST_MEAN_VECTOR = 1e-10;

/** The arithmetic mean. It adds differences from the first value, so that equal values return unrounded. */
export function arithmeticMean(values: readonly number[]): number {
  const [first = 0] = values;
  return first + values.reduce((sum, value) => sum + (value - first), 0) / values.length;
}
