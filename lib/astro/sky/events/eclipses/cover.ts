import type { Vector } from '../../vector.ts';
import { coneRadiusAt, distanceFromAxis, type MoonShadow } from './moon-shadow.ts';

/** How much of the Sun the Moon covers. */
export interface SunCover {
  /** Ratio of the diameters in totality and annularity, else the covered share of the Sun's diameter. */
  readonly magnitude: number;
  /** Covered share of the Sun's area, `[0, 1]`. */
  readonly obscuration: number;
}

/**
 * How much of the Sun the Moon covers as seen from a point, 0 and 0 outside the penumbra.
 *
 * The radii of the cones there are the sum L1 and the difference L2 of the radii of both discs, drawn on the plane through the
 * point: half their sum is that of the Sun's disc, half their difference that of the Moon's.
 *
 * @source magnitude: key to https://eclipse.gsfc.nasa.gov/SEcat5/catkey.html; half angles of the segments in the area common to
 * two circles: https://www.engineeringtoolbox.com/area-intersecting-circles-d_1571.html
 */
export function coverSun(shadow: MoonShadow, point: Vector): SunCover {
  const [outer, inner] = [coneRadiusAt(shadow.penumbra, shadow, point), coneRadiusAt(shadow.umbra, shadow, point)];
  const distance = distanceFromAxis(shadow, point);
  if (distance >= outer) return { magnitude: 0, obscuration: 0 };
  const isWhole = distance < Math.abs(inner);
  const [sun, moon] = [(outer + inner) / 2, (outer - inner) / 2];
  return {
    magnitude: (isWhole ? outer - inner : outer - distance) / (outer + inner),
    obscuration: Math.min(1, isWhole ? (moon / sun) ** 2 : shareOverlap(sun, moon, distance)),
  };
}

/** Share of the area of a disc that another one covers whose edge crosses its own. */
function shareOverlap(sun: number, moon: number, distance: number): number {
  const halfAngleOf = (own: number, other: number): number =>
    Math.acos(Math.min(1, Math.max(-1, (distance ** 2 + own ** 2 - other ** 2) / (2 * distance * own))));
  const [atSun, atMoon] = [halfAngleOf(sun, moon), halfAngleOf(moon, sun)];
  const segmentOf = (radius: number, half: number): number => radius ** 2 * (half - Math.sin(half) * Math.cos(half));
  return (segmentOf(sun, atSun) + segmentOf(moon, atMoon)) / (Math.PI * sun ** 2);
}
