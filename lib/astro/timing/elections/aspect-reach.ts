/** An aspect, and how far from exact it counts. */
export interface AspectReach {
  /** `[0, 180]` */
  readonly angleDeg: number;
  /** > 0 */
  readonly orbDeg: number;
}

/** The arcs, to either side, at which an aspect comes into orb or leaves it, degrees. */
export const listReachBorders = ({ angleDeg, orbDeg }: AspectReach): readonly number[] =>
  [angleDeg, -angleDeg].flatMap((side) => [side - orbDeg, side + orbDeg]);
