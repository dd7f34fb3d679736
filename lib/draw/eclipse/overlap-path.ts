import { formatCoordinate, type PlanePoint } from '../kit/drawing.ts';

interface Disc extends PlanePoint {
  readonly radius: number;
}

/** Outline of what a disc has in common with another one; empty where they do not touch. */
export function overlapPath(center: PlanePoint, radius: number, other: Disc): string {
  const [dx, dy] = [other.x - center.x, other.y - center.y];
  const distance = Math.hypot(dx, dy);
  if (distance >= radius + other.radius) return '';
  if (distance + radius <= other.radius) return circlePath({ ...center, radius });
  if (distance + other.radius <= radius) return circlePath(other);
  const along = (distance ** 2 + radius ** 2 - other.radius ** 2) / (2 * distance);
  const across = Math.sqrt(radius ** 2 - along ** 2);
  const [ux, uy] = [dx / distance, dy / distance];
  const first = { x: center.x + ux * along - uy * across, y: center.y + uy * along + ux * across };
  const second = { x: center.x + ux * along + uy * across, y: center.y + uy * along - ux * across };
  // The arc of the disc bulges toward the other one: it is the greater one where the chord is behind the disc's center.
  const own = arcTo(second, radius, along < 0);
  const others = arcTo(first, other.radius, distance - along < 0);
  return `M${formatCoordinate(first.x)} ${formatCoordinate(first.y)}${own}${others}Z`;
}

const arcTo = ({ x, y }: PlanePoint, radius: number, isGreater: boolean): string =>
  `A${formatCoordinate(radius)} ${formatCoordinate(radius)} 0 ${isGreater ? 1 : 0} 0 ${formatCoordinate(x)} ${formatCoordinate(y)}`;

function circlePath({ x, y, radius }: Disc): string {
  const [left, right] = [formatCoordinate(x - radius), formatCoordinate(x + radius)];
  const [r, middle] = [formatCoordinate(radius), formatCoordinate(y)];
  return `M${left} ${middle}A${r} ${r} 0 1 0 ${right} ${middle}A${r} ${r} 0 1 0 ${left} ${middle}Z`;
}
