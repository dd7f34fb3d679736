import { asinDeg, cosDeg, sinDeg } from '../units/angle.ts';

/** Equatorial position of the Sun, of date, and the place on the Earth that it is seen from. */
export interface SunAndObserver {
  readonly rightAscensionDeg: number;
  /** `[-90, 90]` */
  readonly declinationDeg: number;
  /** Apparent sidereal time at Greenwich. */
  readonly siderealTimeDeg: number;
  /** `[-90, 90]`, north + */
  readonly latitudeDeg: number;
  /** `[-180, 180]`, east + */
  readonly longitudeDeg: number;
}

/**
 * Altitude of the Sun's centre above the true horizon, degrees in `[-90, 90]`: no refraction, no radius, seen from the
 * Earth's centre. It needs neither Ascendant nor houses, so it is valid in midnight sun, in polar night and at the
 * poles.
 *
 * @source US Naval Observatory, "Computing Altitude and Azimuth from Greenwich Apparent Sidereal Time",
 * https://aa.usno.navy.mil/faq/alt_az
 */
export function sunAltitudeDeg({
  rightAscensionDeg,
  declinationDeg,
  siderealTimeDeg,
  latitudeDeg,
  longitudeDeg,
}: SunAndObserver): number {
  const hourAngleDeg = siderealTimeDeg + longitudeDeg - rightAscensionDeg;
  const alongMeridian = cosDeg(latitudeDeg) * cosDeg(declinationDeg) * cosDeg(hourAngleDeg);
  return asinDeg(sinDeg(latitudeDeg) * sinDeg(declinationDeg) + alongMeridian);
}

/** Sect: a chart is a day chart while the Sun's centre is on or above the true horizon. */
export function isDayChart(sun: SunAndObserver): boolean {
  return sunAltitudeDeg(sun) >= 0;
}
