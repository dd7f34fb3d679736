import { atan2Deg, cosDeg, type LongitudeDeg, longitudeDeg, sinDeg } from '../../../base/units/angle.ts';

/** Direction from a place on the Earth. */
export interface HorizontalPosition {
  /** From north through east, `[0, 360)`; undefined in the zenith and the nadir. */
  readonly azimuthDeg: LongitudeDeg | undefined;
  /** Above the true horizon, `[-90, 90]`: without refraction. */
  readonly altitudeDeg: number;
}

/** The equatorial direction of a body, of date. */
interface EquatorialDirection {
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
}

/** A place on the Earth, turned with it. */
interface RotatingPlace {
  /** Apparent sidereal time at Greenwich. */
  readonly siderealTimeDeg: number;
  /** `[-90, 90]`, north + */
  readonly latitudeDeg: number;
  /** `[-180, 180]`, east + */
  readonly longitudeDeg: number;
}

/** Shorter horizontal parts of a unit vector are rounding errors. */
const SHORTEST_LEVEL = 1e-9;

/**
 * Converts an equatorial direction to a horizontal one, through the components of its unit vector to north, east and
 * zenith, which stay accurate near the zenith.
 */
export function toHorizontal(
  { rightAscensionDeg, declinationDeg }: EquatorialDirection,
  { siderealTimeDeg, latitudeDeg, longitudeDeg: eastDeg }: RotatingPlace,
): HorizontalPosition {
  const hourAngleDeg = siderealTimeDeg + eastDeg - rightAscensionDeg;
  const alongMeridian = cosDeg(declinationDeg) * cosDeg(hourAngleDeg);
  const alongAxis = sinDeg(declinationDeg);
  const north = alongAxis * cosDeg(latitudeDeg) - alongMeridian * sinDeg(latitudeDeg);
  const east = -cosDeg(declinationDeg) * sinDeg(hourAngleDeg);
  const up = alongAxis * sinDeg(latitudeDeg) + alongMeridian * cosDeg(latitudeDeg);
  const level = Math.hypot(north, east);
  return {
    azimuthDeg: level < SHORTEST_LEVEL ? undefined : longitudeDeg(atan2Deg(east, north)),
    altitudeDeg: atan2Deg(up, level),
  };
}
