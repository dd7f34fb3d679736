import type { PlanePoint, Rectangle } from '../kit/drawing.ts';

type Axis = 'x' | 'y';

/** An edge of a frame: what lies at the greater or the smaller side of it is inside. */
interface Edge {
  readonly axis: Axis;
  readonly at: number;
  readonly side: 1 | -1;
}

const listEdges = ({ left, top, width, height }: Rectangle): readonly Edge[] => [
  { axis: 'x', at: left, side: 1 },
  { axis: 'x', at: left + width, side: -1 },
  { axis: 'y', at: top, side: 1 },
  { axis: 'y', at: top + height, side: -1 },
];

const isInside = (point: PlanePoint, { axis, at, side }: Edge): boolean => (point[axis] - at) * side >= 0;

function crossEdge(from: PlanePoint, to: PlanePoint, { axis, at }: Edge): PlanePoint {
  const share = (at - from[axis]) / (to[axis] - from[axis]);
  const other: Axis = axis === 'x' ? 'y' : 'x';
  const across = from[other] + share * (to[other] - from[other]);
  return axis === 'x' ? { x: at, y: across } : { x: across, y: at };
}

/** The part of a ring inside a frame; empty where there is none. */
export function clipRing(ring: readonly PlanePoint[], frame: Rectangle): readonly PlanePoint[] {
  let points = ring;
  for (const edge of listEdges(frame)) {
    const kept: PlanePoint[] = [];
    for (const [index, point] of points.entries()) {
      const before = points.at(index - 1) as PlanePoint;
      if (isInside(point, edge) !== isInside(before, edge)) kept.push(crossEdge(before, point, edge));
      if (isInside(point, edge)) kept.push(point);
    }
    points = kept;
  }
  return points;
}

/** The parts of a line inside a frame. */
export function clipLine(line: readonly PlanePoint[], frame: Rectangle): readonly (readonly PlanePoint[])[] {
  return listEdges(frame).reduce<readonly (readonly PlanePoint[])[]>(
    (parts, edge) => parts.flatMap((part) => clipAtEdge(part, edge)),
    [line],
  );
}

function clipAtEdge(line: readonly PlanePoint[], edge: Edge): readonly (readonly PlanePoint[])[] {
  const parts: PlanePoint[][] = [];
  let current: PlanePoint[] = [];
  for (const [index, point] of line.entries()) {
    const before = line[index - 1];
    const crosses = before !== undefined && isInside(point, edge) !== isInside(before, edge);
    if (crosses) current.push(crossEdge(before, point, edge));
    if (isInside(point, edge)) current.push(point);
    else if (current.length > 0) {
      parts.push(current);
      current = [];
    }
  }
  if (current.length > 0) parts.push(current);
  return parts.filter((part) => part.length > 1);
}

/** Leaves out points that are nearer to the last one kept than a distance; keeps both ends. */
export function thin(points: readonly PlanePoint[], distance: number): readonly PlanePoint[] {
  const kept: PlanePoint[] = [];
  for (const [index, point] of points.entries()) {
    const last = kept.at(-1);
    const isEnd = index === points.length - 1;
    if (!last || isEnd || Math.hypot(point.x - last.x, point.y - last.y) >= distance) kept.push(point);
  }
  return kept;
}
