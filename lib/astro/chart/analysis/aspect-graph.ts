import { ASPECTS } from '../../../base/catalog/aspects.ts';
import { FIXED_PARTNERS } from '../../../base/catalog/fixed-pairs.ts';
import { PATTERN_ASPECT_IDS, type PatternAspectId } from '../../../base/catalog/patterns.ts';
import { separationDeg } from '../../../base/units/angle.ts';
import type { AnalysisPoint } from './point.ts';

/** Greatest orb of each aspect that is a leg of a figure, degrees. */
export type PatternOrbs = Readonly<Record<PatternAspectId, number>>;

/**
 * Which points are in which aspects. Points are numbered by their place in the list, aspects by theirs in the catalog. Where orbs overlap, a
 * pair can be in two.
 *
 * Sets of points are bits, {@link POINTS_PER_WORD} to a number: a search that intersects them takes a fourth of the time of one that
 * reads lists.
 */
export interface AspectGraph {
  readonly points: readonly AnalysisPoint[];
  /** Numbers of a set of points. */
  readonly words: number;
  /** The points in an aspect to a point, from `(aspect * number of points + point) * words` on. */
  readonly partners: readonly number[];
  /** The points that are in an aspect at all, from `aspect * words` on. */
  readonly involved: readonly number[];
}

export const POINTS_PER_WORD = 32;

const ANGLES_DEG = PATTERN_ASPECT_IDS.map((id) => ASPECTS[id].angleDeg);

/** The aspects among points, except between pairs at a fixed angle such as the two nodes. */
export function createAspectGraph(points: readonly AnalysisPoint[], orbs: PatternOrbs): AspectGraph {
  const size = points.length;
  const words = Math.ceil(size / POINTS_PER_WORD);
  const limitsDeg = PATTERN_ASPECT_IDS.map((id) => orbs[id]);
  const partners = new Array<number>(ANGLES_DEG.length * size * words).fill(0);
  const involved = new Array<number>(ANGLES_DEG.length * words).fill(0);
  const link = (aspect: number, from: number, to: number): void => {
    const word = Math.floor(to / POINTS_PER_WORD);
    const bit = 1 << (to % POINTS_PER_WORD);
    const place = (aspect * size + from) * words + word;
    partners[place] = (partners[place] as number) | bit;
    involved[aspect * words + word] = (involved[aspect * words + word] as number) | bit;
  };
  for (let second = 1; second < size; second += 1) {
    const other = points[second] as AnalysisPoint;
    const fixed = FIXED_PARTNERS.get(other.id);
    for (let first = 0; first < second; first += 1) {
      const one = points[first] as AnalysisPoint;
      if (fixed?.includes(one.id) || FIXED_PARTNERS.get(one.id)?.includes(other.id)) continue;
      const separation = separationDeg(one.longitudeDeg, other.longitudeDeg);
      for (let aspect = 0; aspect < ANGLES_DEG.length; aspect += 1) {
        if (Math.abs(separation - (ANGLES_DEG[aspect] as number)) > (limitsDeg[aspect] as number)) continue;
        link(aspect, first, second);
        link(aspect, second, first);
      }
    }
  }
  return { points, words, partners, involved };
}

/** Distance of two points from an aspect, degrees; the lower number first. */
export function measureOrbDeg(
  { points }: AspectGraph,
  aspect: PatternAspectId,
  [one, other]: readonly [number, number],
) {
  const [first, second] = [points[one] as AnalysisPoint, points[other] as AnalysisPoint];
  return Math.abs(separationDeg(first.longitudeDeg, second.longitudeDeg) - ASPECTS[aspect].angleDeg);
}
