import { type LongitudeDeg, TURN_DEG } from '../../base/units/angle.ts';

/** One of the equal parts of the zodiac, and where a longitude lies in it. */
interface CirclePart {
  /** `[0, count)`, the first from 0° of the zodiac. */
  readonly index: number;
  /** Degrees from its beginning, in `[0, 360 / count)`. */
  readonly degreesIn: number;
  /** Degrees to the nearer of its two borders, of the circle and not of the part. */
  readonly borderDeg: number;
}

/**
 * Finds the part that holds a longitude, where the zodiac has `count` equal parts.
 *
 * A part includes its beginning and excludes its end. The border k is the number nearest to 360 k / count, so a longitude
 * that a caller computes as this fraction lies on it: `floor(longitude × count / 360)` alone puts some of them before it.
 *
 * @param count of the parts, a whole number ≥ 1
 */
export function findCirclePart(longitude: LongitudeDeg, count: number): CirclePart {
  const near = Math.floor((longitude * count) / TURN_DEG);
  const index =
    longitude < borderDegOf(near, count) ? near - 1 : longitude >= borderDegOf(near + 1, count) ? near + 1 : near;
  const degreesIn = longitude - borderDegOf(index, count);
  return { index, degreesIn, borderDeg: Math.min(degreesIn, borderDegOf(index + 1, count) - longitude) };
}

const borderDegOf = (index: number, count: number): number => (index * TURN_DEG) / count;
