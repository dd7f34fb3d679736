import { arcDeg } from '../../../base/units/angle.ts';
import type { AspectPoint } from '../aspects/point.ts';
import { type BodyContact, listPairs } from './body-contact.ts';

/** Largest orb of a contact by antiscion, degrees. */
export const ANTISCION_ORB_DEG = 1;

/** Pairs of bodies of which one stands at the antiscion, or at the contra-antiscion, of the other. */
export interface AntiscionContacts {
  readonly antiscia: readonly BodyContact[];
  readonly contraAntiscia: readonly BodyContact[];
}

/** Sum of two longitudes that mirror each other at the axis of the solstices, 0° Cancer to 0° Capricorn. */
const ANTISCION_SUM_DEG = 180;
/** Sum of two longitudes that mirror each other at the axis of the equinoxes. */
const CONTRA_ANTISCION_SUM_DEG = 0;

/**
 * The contacts by antiscion and contra-antiscion among points: pairs of equal declination on the ecliptic, of the same
 * side and of opposite ones.
 *
 * @param ayanamsaDeg of sidereal longitudes, 0 for tropical ones: the axes are those of the seasons in any zodiac
 */
export function findAntiscionContacts(points: readonly AspectPoint[], ayanamsaDeg: number): AntiscionContacts {
  const pairs = listPairs(points);
  const mirrorAt = (sumDeg: number): readonly BodyContact[] =>
    pairs.flatMap(([first, second]) => findMirrorContact(first, second, sumDeg - 2 * ayanamsaDeg) ?? []);
  return { antiscia: mirrorAt(ANTISCION_SUM_DEG), contraAntiscia: mirrorAt(CONTRA_ANTISCION_SUM_DEG) };
}

function findMirrorContact(a: AspectPoint, b: AspectPoint, sumDeg: number): BodyContact | undefined {
  const gapDeg = arcDeg(sumDeg, a.longitudeDeg + b.longitudeDeg);
  const orbDeg = Math.abs(gapDeg);
  if (orbDeg > ANTISCION_ORB_DEG) return undefined;
  const speeds = [a.longitudeSpeedDegPerDay, b.longitudeSpeedDegPerDay] as const;
  const isStill = speeds[0] === null && speeds[1] === null;
  const gapSpeed = (speeds[0] ?? 0) + (speeds[1] ?? 0);
  return { a: a.id, b: b.id, orbDeg, applying: isStill ? null : gapDeg * gapSpeed < 0 };
}
