import { SIGNS, type Sign } from '../../../base/catalog/signs.ts';
import { longitudeDeg } from '../../../base/units/angle.ts';
import { signIndexOf } from '../../sky/zodiac/sign-position.ts';
import type { AnalysisPoint } from './point.ts';

/** Neighbors in a cluster are at most so far apart, degrees. */
export const CLUSTER_GAP_DEG = 8;
/** The first and the last of a cluster are at most so far apart, degrees. */
export const CLUSTER_SPAN_DEG = 15;

interface StelliumMembers {
  readonly bodies: readonly string[];
  readonly size: number;
}

/** Many bodies in one sign, in one house, or close together regardless of the borders between them. */
export type Stellium =
  | (StelliumMembers & { readonly kind: 'sign'; readonly sign: Sign })
  | (StelliumMembers & { readonly kind: 'house'; readonly house: number })
  | (StelliumMembers & { readonly kind: 'cluster'; readonly fromDeg: number; readonly toDeg: number });

/**
 * The stelliums of a chart: signs from Aries on, houses from the first on, then clusters from 0° Aries on.
 *
 * A cluster is a run of neighbors that can take no further body without a gap above {@link CLUSTER_GAP_DEG} or a span
 * above {@link CLUSTER_SPAN_DEG}; two clusters can share bodies where a longer run has to be cut. Its bodies are in the
 * order of the zodiac, those of a sign or house in the order of the points. Points without a house are in none.
 *
 * @param minimumSize smallest number of bodies, ≥ 1
 */
export function findStelliums(points: readonly AnalysisPoint[], minimumSize: number): readonly Stellium[] {
  return [...listSigns(points, minimumSize), ...listHouses(points, minimumSize), ...listClusters(points, minimumSize)];
}

const toMembers = (points: readonly AnalysisPoint[]): StelliumMembers => ({
  bodies: points.map(({ id }) => id),
  size: points.length,
});

function listSigns(points: readonly AnalysisPoint[], minimumSize: number): Stellium[] {
  const toSign = ({ longitudeDeg: longitude }: AnalysisPoint) => signIndexOf(longitude);
  return listLargeGroups(points, toSign, minimumSize).map(([index, members]) => ({
    kind: 'sign',
    sign: SIGNS[index] as Sign,
    ...toMembers(members),
  }));
}

function listHouses(points: readonly AnalysisPoint[], minimumSize: number): Stellium[] {
  const groups = listLargeGroups(points, ({ house }) => house, minimumSize);
  return groups.map(([house, members]) => ({ kind: 'house', house, ...toMembers(members) }));
}

/** Signs and houses are numbered up to here. */
const LAST_NUMBER = SIGNS.length;

/** Points of one number where there are so many, by the number, ascending; points without a number are in none. */
function listLargeGroups(
  points: readonly AnalysisPoint[],
  numberOf: (point: AnalysisPoint) => number | undefined,
  minimumSize: number,
): readonly (readonly [number, readonly AnalysisPoint[]])[] {
  const counts = new Array<number>(LAST_NUMBER + 1).fill(0);
  for (const point of points) {
    const number = numberOf(point);
    if (number !== undefined) counts[number] = (counts[number] as number) + 1;
  }
  return counts.flatMap((count, number) =>
    count < minimumSize ? [] : [[number, points.filter((point) => numberOf(point) === number)] as const],
  );
}

function listClusters(points: readonly AnalysisPoint[], minimumSize: number): Stellium[] {
  const circle = points.toSorted((a, b) => a.longitudeDeg - b.longitudeDeg);
  const lengths = circle.map((_, start) => measureRun(circle, start));
  const clusters: Stellium[] = [];
  for (let start = 0; start < circle.length; start += 1) {
    const length = lengths[start] as number;
    const lengthBefore = lengths.at(start - 1) as number;
    const isWholeCircleAgain = start > 0 && lengthBefore === circle.length;
    if (length < minimumSize || length < lengthBefore || isWholeCircleAgain) continue;
    const run = Array.from({ length }, (_, step) => pointAt(circle, start + step));
    const [fromDeg, toDeg] = [pointAt(circle, start).longitudeDeg, pointAt(circle, start + length - 1).longitudeDeg];
    clusters.push({ kind: 'cluster', fromDeg, toDeg, ...toMembers(run) });
  }
  return clusters;
}

/** Number of points of the longest cluster that begins with a point of the circle. */
function measureRun(circle: readonly AnalysisPoint[], start: number): number {
  const fromDeg = pointAt(circle, start).longitudeDeg;
  let length = 1;
  let reachedDeg = 0;
  while (length < circle.length) {
    const spanDeg = longitudeDeg(pointAt(circle, start + length).longitudeDeg - fromDeg);
    const isTooFar = spanDeg - reachedDeg > CLUSTER_GAP_DEG || spanDeg > CLUSTER_SPAN_DEG;
    if (isTooFar) break;
    reachedDeg = spanDeg;
    length += 1;
  }
  return length;
}

const pointAt = (circle: readonly AnalysisPoint[], index: number): AnalysisPoint =>
  circle[index % circle.length] as AnalysisPoint;
