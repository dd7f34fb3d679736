import { dot } from '../../vector.ts';
import type { MoonShadow } from './moon-shadow.ts';
import { EARTH_POLAR_RADIUS } from './radii.ts';

/** Iterations: each reduces the error by a factor of 150, so that six reach the last digit. */
const STEPS = 6;

/**
 * Distance of the shadow's axis from the Earth's limb, equatorial radii; negative where the axis strikes the Earth.
 *
 * Seen along the axis the Earth is an ellipse, `(cos a, b·sin a)`. The line from its nearest point to the axis is
 * perpendicular to the limb: `sin a · (x − (1 − b²)·cos a) = b·y·cos a`. As `b` is nearly 1, a fixed-point iteration
 * solves it for `a`.
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
