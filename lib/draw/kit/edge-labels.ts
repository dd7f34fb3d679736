import type { PlanePoint, Rectangle } from './drawing.ts';

export const SIDES = ['top', 'bottom', 'left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** A place on the edge of a map, measured along that edge. */
export interface EdgeExit {
  readonly side: Side;
  readonly along: number;
}

/** Rounding of a place on the edge. */
const TOLERANCE = 0.01;

/** Where drawn parts of a line end at the edges of the frame. */
export function findExits(parts: readonly (readonly PlanePoint[])[], frame: Rectangle): readonly EdgeExit[] {
  const { left, top, width, height } = frame;
  const isAt = (value: number, edge: number): boolean => Math.abs(value - edge) < TOLERANCE;
  return parts
    .flatMap((part) => [part[0], part.at(-1)])
    .flatMap((point): readonly EdgeExit[] => {
      if (!point) return [];
      const { x, y } = point;
      if (isAt(y, top)) return [{ side: 'top', along: x }];
      if (isAt(y, top + height)) return [{ side: 'bottom', along: x }];
      if (isAt(x, left)) return [{ side: 'left', along: y }];
      return isAt(x, left + width) ? [{ side: 'right', along: y }] : [];
    });
}

/** The exit at the first side of an order that the line reaches. */
export const chooseExit = (exits: readonly EdgeExit[], order: readonly Side[]): EdgeExit | undefined =>
  order.flatMap((side) => exits.filter((exit) => exit.side === side).slice(0, 1))[0];

/** A label along an edge: where its line ends, and how much room it takes. */
interface EdgeLabel {
  readonly along: number;
  readonly size: number;
}

interface Cluster {
  /** Of the first label in the cluster. */
  start: number;
  readonly labels: { readonly index: number; readonly size: number; readonly wanted: number }[];
  size: number;
}

/**
 * Places labels along an edge as near as possible to their lines, in their order, without overlap, between two ends.
 * Neighbors that touch become a cluster around the mean of their wishes, and clusters that touch are joined.
 *
 * @returns the middle of each label; undefined for labels that the edge has no room for, the last ones of the list
 */
export function spreadAlong(
  labels: readonly EdgeLabel[],
  [from, to]: readonly [number, number],
): readonly (number | undefined)[] {
  const placed: (number | undefined)[] = labels.map(() => undefined);
  let room = to - from;
  const fitting = labels.flatMap(({ along, size }, index) => {
    if (size > room) return [];
    room -= size;
    return [{ index, size, wanted: along - size / 2 }];
  });
  const clusters: Cluster[] = [];
  for (const label of fitting.toSorted((a, b) => a.wanted + a.size / 2 - (b.wanted + b.size / 2))) {
    clusters.push(settle({ start: 0, labels: [label], size: label.size }, [from, to]));
    joinTouching(clusters, [from, to]);
  }
  for (const { start, labels: members } of clusters) {
    let at = start;
    for (const { index, size } of members) {
      placed[index] = at + size / 2;
      at += size;
    }
  }
  return placed;
}

/** Puts a cluster where its labels are nearest to their wishes on average, inside the ends. */
function settle(cluster: Cluster, [from, to]: readonly [number, number]): Cluster {
  let offset = 0;
  const starts = cluster.labels.map(({ wanted, size }) => {
    const start = wanted - offset;
    offset += size;
    return start;
  });
  const mean = starts.reduce((sum, start) => sum + start, 0) / starts.length;
  return { ...cluster, start: Math.max(from, Math.min(to - cluster.size, mean)) };
}

function joinTouching(clusters: Cluster[], ends: readonly [number, number]): void {
  for (let last = clusters.length - 1; last > 0; last = clusters.length - 1) {
    const [before, after] = [clusters[last - 1] as Cluster, clusters[last] as Cluster];
    if (before.start + before.size <= after.start) return;
    const joined = { start: 0, labels: [...before.labels, ...after.labels], size: before.size + after.size };
    clusters.splice(last - 1, 2, settle(joined, ends));
  }
}
