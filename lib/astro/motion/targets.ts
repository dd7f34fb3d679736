import type { LongitudePath, MonotoneSegment, PathNode } from './path.ts';

/** Equally spaced unwrapped longitudes: a single degree of the zodiac recurs every 360°, the start of a sign every 30°. */
export interface TargetLattice {
  readonly firstDeg: number;
  readonly everyDeg: number;
}

/** Unwrapped longitudes at the start and the end of a monotone motion. */
export interface LongitudeSpan {
  readonly startDeg: number;
  readonly endDeg: number;
}

export function longitudeSpanOf({ nodes }: LongitudePath<string>, { first, last }: MonotoneSegment): LongitudeSpan {
  return { startDeg: (nodes[first] as PathNode).unwrappedDeg, endDeg: (nodes[last] as PathNode).unwrappedDeg };
}

/**
 * True where a monotone motion crosses a target. A motion that ends exactly at the target crosses it if it is forward, one
 * that starts there if it is backward. So of two consecutive motions that meet at a target, exactly one crosses it.
 */
export function isTargetCrossed({ startDeg, endDeg }: LongitudeSpan, targetDeg: number): boolean {
  return startDeg < targetDeg !== endDeg < targetDeg;
}

/** Targets of a lattice that a segment crosses, in the order in which it crosses them. */
export function findTargetsCrossed(
  path: LongitudePath<string>,
  segment: MonotoneSegment,
  lattice: TargetLattice,
): readonly number[] {
  const span = longitudeSpanOf(path, segment);
  const crossed = listTargets(lattice, lowestDeg(span), highestDeg(span)).filter((targetDeg) =>
    isTargetCrossed(span, targetDeg),
  );
  return segment.isForward ? crossed : crossed.reverse();
}

/** Targets of a lattice between two longitudes, both included, ascending. */
export function listTargets({ firstDeg, everyDeg }: TargetLattice, fromDeg: number, toDeg: number): number[] {
  const first = Math.ceil((fromDeg - firstDeg) / everyDeg);
  const count = Math.floor((toDeg - firstDeg) / everyDeg) - first + 1;
  if (count <= 0) return [];
  return Array.from({ length: count }, (_, index) => firstDeg + (first + index) * everyDeg);
}

export const lowestDeg = ({ startDeg, endDeg }: LongitudeSpan): number => Math.min(startDeg, endDeg);
export const highestDeg = ({ startDeg, endDeg }: LongitudeSpan): number => Math.max(startDeg, endDeg);
