/** How many values were compared, and the largest difference among them, in the unit of the values. */
export interface Measured {
  readonly count: number;
  readonly worst: number;
}

/** Takes differences of either sign one by one. NaN is the worst of all and stays. */
export class Tally implements Measured {
  count = 0;
  worst = 0;

  see(difference: number): void {
    this.count += 1;
    const size = Math.abs(difference);
    if (!(size <= this.worst)) this.worst = size;
  }
}

/** All of some differences together. */
export function tallyAll(differences: Iterable<number>): Measured {
  const tally = new Tally();
  for (const difference of differences) tally.see(difference);
  return tally;
}
