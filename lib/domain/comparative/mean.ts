/** Length of a mean of unit vectors, of 1 at most, below which its direction is made of rounding. */
export const SHORTEST_MEAN_VECTOR = 1e-10;

/** The arithmetic mean, counted from the first value so that equal ones give it back unrounded. */
export function arithmeticMean(values: readonly number[]): number {
  const [first = 0] = values;
  return first + values.reduce((sum, value) => sum + (value - first), 0) / values.length;
}
