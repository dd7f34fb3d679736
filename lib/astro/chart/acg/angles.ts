import { type GeoPoint, toUnitVector } from '../../sky/sphere.ts';
import { createHalfCircle, type HalfCircle } from './half-circle.ts';

/** The four angles, each with a line for every body. */
export const ACG_ANGLES = ['MC', 'IC', 'ASC', 'DSC'] as const;
export type AcgAngle = (typeof ACG_ANGLES)[number];

/** Equatorial position of a point of the sky, of date. */
export interface EquatorialPoint {
  readonly rightAscensionDeg: number;
  /** `[-90, 90]` */
  readonly declinationDeg: number;
}

/**
 * The place that has a point of the sky in its zenith.
 *
 * @param siderealTimeDeg apparent, at Greenwich
 * @source local sidereal time = Greenwich sidereal time + east longitude, and the hour angle is its excess over the
 *   right ascension: US Naval Observatory, "Computing Altitude and Azimuth from Greenwich Apparent Sidereal Time",
 *   https://aa.usno.navy.mil/faq/alt_az
 */
export function findZenithPlace(
  { rightAscensionDeg, declinationDeg }: EquatorialPoint,
  siderealTimeDeg: number,
): GeoPoint {
  return { latitudeDeg: declinationDeg, longitudeDeg: rightAscensionDeg - siderealTimeDeg };
}

const NORTH_POLE = toUnitVector({ latitudeDeg: 90, longitudeDeg: 0 });

/**
 * The line of an angle: every place where a point of the sky is on that angle, from south to north.
 *
 * MC and IC: the half circle from pole to pole through the zenith place, or the opposite one. ASC and DSC: the half of
 * the circle 90° around the zenith place that lies west of it (there the point rises) or east of it (there it sets).
 * That circle reaches the latitudes `±(90° - |declination|)`, beyond which the point neither rises nor sets; both
 * halves meet there on the meridian, where the point only touches the horizon. At declination 0° the circle passes the
 * poles.
 *
 * ```
 *              · ahead: latitude 90° - |δ|, opposite the zenith place where δ > 0
 *           ·     ·
 *     ASC  ·   z   ·  DSC      z: the zenith place
 *           ·     ·            ASC: its middle on the equator, 90° west of z
 *              ·
 * ```
 */
export function buildAngleLine(angle: AcgAngle, { latitudeDeg, longitudeDeg }: GeoPoint): HalfCircle {
  const equatorAt = (eastDeg: number) => toUnitVector({ latitudeDeg: 0, longitudeDeg: longitudeDeg + eastDeg });
  if (angle === 'MC' || angle === 'IC') return createHalfCircle(equatorAt(angle === 'MC' ? 0 : 180), NORTH_POLE);
  const northernmost = toUnitVector({ latitudeDeg: 90 + latitudeDeg, longitudeDeg });
  return createHalfCircle(equatorAt(angle === 'ASC' ? -90 : 90), northernmost);
}

export const isOnMeridian = (angle: AcgAngle): boolean => angle === 'MC' || angle === 'IC';
