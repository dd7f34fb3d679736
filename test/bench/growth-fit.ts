/** What so much work costs. */
export interface Cost {
  readonly size: number;
  readonly ms: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The power of the work that the cost grows with, by least squares through the logarithms: 1 is in proportion, less is
 * cheaper by the dozen, more is dearer. No machine changes it.
 */
export function exponentOf(costs: readonly Cost[]): number {
  const sizes = costs.map(({ size }) => Math.log(size));
  const times = costs.map(({ ms }) => Math.log(ms));
  const [size, time] = [mean(sizes), mean(times)];
  const together = sizes.reduce((sum, one, index) => sum + (one - size) * ((times[index] ?? Number.NaN) - time), 0);
  return together / sizes.reduce((sum, one) => sum + (one - size) ** 2, 0);
}

/** The same between the two largest works, where what is paid once no longer hides what is paid each time. */
export const lastExponentOf = (costs: readonly Cost[]): number => exponentOf(costs.slice(-2));
