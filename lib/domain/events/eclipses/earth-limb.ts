import type { MoonShadow } from './moon-shadow.ts';
import { EARTH_POLAR_RADIUS } from './radii.ts';
import { dot } from './vector.ts';

/** Each step is 150 times nearer, so that six reach the last digit. */
const STEPS = 6;

/**
 * How far the axis of the shadow passes outside the Earth's edge, equatorial radii; negative inside it.
 *
 * Seen along the axis the Earth is an ellipse, `(cos a, b·sin a)`. From its nearest point the way to the axis is square to
 * the edge: `sin a · (x − (1 − b²)·cos a) = b·y·cos a`, and as `b` is nearly 1 that gives `a` from itself.
 */
export function limbDistance({ axis, east, north, toSun }: MoonShadow): number {
  const [x, y] = [dot(axis, east), dot(axis, north)];
  const b = Math.hypot(toSun.z, EARTH_POLAR_RADIUS * north.z);
  let angle = Math.atan2(y, x);
  for (let step = 0; step < STEPS; step += 1) {
    angle = Math.atan2(b * y, x - (1 - b * b) * Math.cos(angle));
  }
  const distance = Math.hypot(x - Math.cos(angle), y - b * Math.sin(angle));
  const isInside = x * x + (y / b) ** 2 < 1;
  return isInside ? -distance : distance;
}
