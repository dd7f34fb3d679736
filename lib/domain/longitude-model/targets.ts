import type { LongitudePath, MonotoneSegment, PathNode } from './path.ts';

/** Degrees at equal distances, on and on: one degree of the circle every 360°, every sign's beginning every 30°. */
export interface TargetLattice {
  readonly firstDeg: number;
  readonly everyDeg: number;
}

/** From where to where a run goes, as its path counts. */
export interface LongitudeSpan {
  readonly startDeg: number;
  readonly endDeg: number;
}

export function longitudeSpanOf({ nodes }: LongitudePath, { first, last }: MonotoneSegment): LongitudeSpan {
  return { startDeg: (nodes[first] as PathNode).unwrappedDeg, endDeg: (nodes[last] as PathNode).unwrappedDeg };
}

/**
 * True where a way passes a degree. One that ends just there passes it if it goes forward, one that begins there if it
 * goes back: so of two ways that meet at a degree, going on, one passes it.
 */
export function isTargetCrossed({ startDeg, endDeg }: LongitudeSpan, targetDeg: number): boolean {
  return startDeg < targetDeg !== endDeg < targetDeg;
}

/** The rungs of a ladder that a run passes, in the order in which it does. */
export function findTargetsCrossed(
  path: LongitudePath,
  segment: MonotoneSegment,
  lattice: TargetLattice,
): readonly number[] {
  const span = longitudeSpanOf(path, segment);
  const passed = listTargets(lattice, lowestDeg(span), highestDeg(span)).filter((targetDeg) =>
    isTargetCrossed(span, targetDeg),
  );
  return segment.isForward ? passed : passed.reverse();
}

/** The rungs of a ladder from one degree to another, both counted in, ascending. */
export function listTargets({ firstDeg, everyDeg }: TargetLattice, fromDeg: number, toDeg: number): number[] {
  const first = Math.ceil((fromDeg - firstDeg) / everyDeg);
  const count = Math.floor((toDeg - firstDeg) / everyDeg) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => firstDeg + (first + index) * everyDeg);
}

export const lowestDeg = ({ startDeg, endDeg }: LongitudeSpan): number => Math.min(startDeg, endDeg);
export const highestDeg = ({ startDeg, endDeg }: LongitudeSpan): number => Math.max(startDeg, endDeg);
