import type { LongitudePath, PathKnot, Run } from './path.ts';

/** Degrees at equal distances, on and on: one degree of the circle every 360°, every sign's beginning every 30°. */
export interface Ladder {
  readonly firstDeg: number;
  readonly everyDeg: number;
}

/** From where to where a run goes, as its path counts. */
export interface Reach {
  readonly startDeg: number;
  readonly endDeg: number;
}

export function reachOf({ knots }: LongitudePath, { first, last }: Run): Reach {
  return { startDeg: (knots[first] as PathKnot).runningDeg, endDeg: (knots[last] as PathKnot).runningDeg };
}

/**
 * True where a way passes a degree. One that ends just there passes it if it goes forward, one that begins there if it
 * goes back: so of two ways that meet at a degree, going on, one passes it.
 */
export function passes({ startDeg, endDeg }: Reach, levelDeg: number): boolean {
  return startDeg < levelDeg !== endDeg < levelDeg;
}

/** The rungs of a ladder that a run passes, in the order in which it does. */
export function levelsBetween(path: LongitudePath, run: Run, ladder: Ladder): readonly number[] {
  const reach = reachOf(path, run);
  const passed = rungsWithin(ladder, lowest(reach), highest(reach)).filter((levelDeg) => passes(reach, levelDeg));
  return run.forward ? passed : passed.reverse();
}

/** The rungs of a ladder from one degree to another, both counted in, ascending. */
export function rungsWithin({ firstDeg, everyDeg }: Ladder, fromDeg: number, toDeg: number): number[] {
  const first = Math.ceil((fromDeg - firstDeg) / everyDeg);
  const count = Math.floor((toDeg - firstDeg) / everyDeg) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => firstDeg + (first + index) * everyDeg);
}

export const lowest = ({ startDeg, endDeg }: Reach): number => Math.min(startDeg, endDeg);
export const highest = ({ startDeg, endDeg }: Reach): number => Math.max(startDeg, endDeg);
