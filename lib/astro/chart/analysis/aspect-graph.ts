import { ASPECTS } from '../../../base/catalog/aspects.ts';
import { isFixedPair } from '../../../base/catalog/fixed-pairs.ts';
import { PATTERN_ASPECT_IDS, type PatternAspectId } from '../../../base/catalog/patterns.ts';
import { separationDeg } from '../../../base/units/angle.ts';
import type { AnalysisPoint } from './point.ts';

/** Greatest orb of each aspect that is a leg of a figure, degrees. */
export type PatternOrbs = Readonly<Record<PatternAspectId, number>>;

/** The pairs of points that are in one aspect. Points are numbered by their place in the list. */
interface AspectPairs {
  readonly count: number;
  /** Numbers of the points in aspect to each point, ascending. */
  readonly partners: readonly (readonly number[])[];
  /** Orb of two points at `one * number of points + other`, degrees; NaN where they are not in aspect. */
  readonly orbsDeg: Float64Array;
}

/** Which points are in which aspects. Where orbs overlap, a pair can be in two. */
export interface AspectGraph {
  /** Number of points. */
  readonly size: number;
  readonly pairs: Readonly<Record<PatternAspectId, AspectPairs>>;
}

/** Two points by their numbers, the lower one first. */
interface PointPair {
  readonly first: number;
  readonly second: number;
  readonly separationDeg: number;
}

/** The aspects among points, except between pairs at a fixed angle such as the two nodes. */
export function createAspectGraph(points: readonly AnalysisPoint[], orbs: PatternOrbs): AspectGraph {
  const all = listPointPairs(points);
  const entries = PATTERN_ASPECT_IDS.map((id) => {
    const pairs = selectPairs(all, { size: points.length, angleDeg: ASPECTS[id].angleDeg, orbDeg: orbs[id] });
    return [id, pairs];
  });
  return { size: points.length, pairs: Object.fromEntries(entries) as Record<PatternAspectId, AspectPairs> };
}

/** Pairs by their second point, then by their first, so that partners are in ascending order. */
function listPointPairs(points: readonly AnalysisPoint[]): readonly PointPair[] {
  const pairs: PointPair[] = [];
  for (const [second, other] of points.entries()) {
    for (let first = 0; first < second; first += 1) {
      const one = points[first] as AnalysisPoint;
      if (isFixedPair(one.id, other.id)) continue;
      pairs.push({ first, second, separationDeg: separationDeg(one.longitudeDeg, other.longitudeDeg) });
    }
  }
  return pairs;
}

interface AspectRange {
  /** Number of points. */
  readonly size: number;
  readonly angleDeg: number;
  readonly orbDeg: number;
}

const NO_PARTNERS: readonly number[] = [];

/** The pairs in one aspect. */
function selectPairs(all: readonly PointPair[], { size, angleDeg, orbDeg: limitDeg }: AspectRange): AspectPairs {
  const partners: (readonly number[])[] = new Array<readonly number[]>(size).fill(NO_PARTNERS);
  let orbsDeg: Float64Array | undefined;
  let count = 0;
  for (const { first, second, separationDeg: separation } of all) {
    const orbDeg = Math.abs(separation - angleDeg);
    if (orbDeg > limitDeg) continue;
    orbsDeg ??= new Float64Array(size * size).fill(Number.NaN);
    count += 1;
    partners[first] = [...(partners[first] as readonly number[]), second];
    partners[second] = [...(partners[second] as readonly number[]), first];
    orbsDeg[first * size + second] = orbDeg;
    orbsDeg[second * size + first] = orbDeg;
  }
  return { count, partners, orbsDeg: orbsDeg ?? NO_ORBS };
}

/** Of an aspect that no pair is in, which nothing reads. */
const NO_ORBS = new Float64Array();
