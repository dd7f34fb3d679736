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
  const inSign = groupPoints(points, ({ longitudeDeg: longitude }) => signIndexOf(longitude));
  return inSign.flatMap((members, index) =>
    members.length < minimumSize ? [] : [{ kind: 'sign', sign: SIGNS[index] as Sign, ...toMembers(members) }],
  );
}

function listHouses(points: readonly AnalysisPoint[], minimumSize: number): Stellium[] {
  const inHouse = groupPoints(points, ({ house }) => house);
  return inHouse.flatMap((members, house) =>
    members.length < minimumSize ? [] : [{ kind: 'house', house, ...toMembers(members) }],
  );
}

/** Points by a number of each, ascending; numbers without points have no place, points without a number none either. */
function groupPoints(
  points: readonly AnalysisPoint[],
  numberOf: (point: AnalysisPoint) => number | undefined,
): readonly (readonly AnalysisPoint[])[] {
  const groups: AnalysisPoint[][] = [];
  for (const point of points) {
    const number = numberOf(point);
    if (number === undefined) continue;
    groups[number] ??= [];
    groups[number].push(point);
  }
  return groups;
}

function listClusters(points: readonly AnalysisPoint[], minimumSize: number): Stellium[] {
  const circle = points.toSorted((a, b) => a.longitudeDeg - b.longitudeDeg);
  const lengths = circle.map((_, start) => measureRun(circle, start));
  return circle.flatMap((first, start) => {
    const length = lengths[start] as number;
    const lengthBefore = lengths.at(start - 1) as number;
    const isWholeCircleAgain = start > 0 && lengthBefore === circle.length;
    if (length < minimumSize || length < lengthBefore || isWholeCircleAgain) return [];
    const run = Array.from({ length }, (_, step) => pointAt(circle, start + step));
    const toDeg = pointAt(circle, start + length - 1).longitudeDeg;
    return [{ kind: 'cluster', fromDeg: first.longitudeDeg, toDeg, ...toMembers(run) } satisfies Stellium];
  });
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
