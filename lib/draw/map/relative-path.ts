import { formatCoordinate, type PlanePoint } from '../kit/drawing.ts';

/** A path in steps of a tenth of a unit, which are shorter than positions; corners on a straight line are left out. */
export function toRelativePath(points: readonly PlanePoint[]): string {
  const tenths = points.map(({ x, y }) => ({ x: Math.round(x * 10), y: Math.round(y * 10) }));
  const corners = tenths.filter((point, index) => !isStraight(tenths[index - 1], point, tenths[index + 1]));
  const [first, ...others] = corners;
  if (!first) return '';
  const steps = others.map(({ x, y }, index) => {
    const before = corners[index] ?? first;
    return `${formatCoordinate((x - before.x) / 10)} ${formatCoordinate((y - before.y) / 10)}`;
  });
  return `M${first.x / 10} ${first.y / 10}l${steps.join(' ').replaceAll(' -', '-')}`;
}

/** Whether a line goes on in the same direction at a corner. */
function isStraight(before: PlanePoint | undefined, { x, y }: PlanePoint, after: PlanePoint | undefined): boolean {
  if (!before || !after) return false;
  const [here, next] = [
    { x: x - before.x, y: y - before.y },
    { x: after.x - x, y: after.y - y },
  ];
  return here.x * next.y === here.y * next.x && here.x * next.x + here.y * next.y > 0;
}
