import { arcDeg, asinDeg, cosDeg, sinDeg } from '../../base/units/angle.ts';

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

/** A direction of the sky as a place sees it. */
interface DirectionAndMeridian {
  readonly rightAscensionDeg: number;
  /** `[-90, 90]` */
  readonly declinationDeg: number;
  /** Right ascension of the midheaven. */
  readonly armcDeg: number;
  /** `[-90, 90]`, north + */
  readonly latitudeDeg: number;
}

/**
 * Altitude of a direction above the true horizon, degrees in `[-90, 90]`: no refraction, no radius, seen from the Earth's
 * center.
 *
 * @source US Naval Observatory, "Computing Altitude and Azimuth from Greenwich Apparent Sidereal Time",
 * https://aa.usno.navy.mil/faq/alt_az
 */
export function trueAltitudeDeg({
  rightAscensionDeg,
  declinationDeg,
  armcDeg,
  latitudeDeg,
}: DirectionAndMeridian): number {
  const alongMeridian = cosDeg(latitudeDeg) * cosDeg(declinationDeg) * cosDeg(armcDeg - rightAscensionDeg);
  return asinDeg(sinDeg(latitudeDeg) * sinDeg(declinationDeg) + alongMeridian);
}

/**
 * Altitude of the Sun's center above the true horizon. It needs neither Ascendant nor houses, so it is valid in midnight
 * sun, in polar night and at the poles.
 */
export function sunAltitudeDeg({ siderealTimeDeg, longitudeDeg, ...sun }: SunAndObserver): number {
  return trueAltitudeDeg({ ...sun, armcDeg: siderealTimeDeg + longitudeDeg });
}

/** Sect: a chart is a day chart while the Sun's center is on or above the true horizon. */
export function isDayChart(sun: SunAndObserver): boolean {
  return sunAltitudeDeg(sun) >= 0;
}

/** Hour angle that the Sun covers in ten minutes. */
const CLOSE_HOUR_ANGLE_DEG = 2.5;

/** Whether the Sun's center is on the true horizon at some moment of the ten minutes before or after. */
export function isSectClose(sun: SunAndObserver): boolean {
  const { rightAscensionDeg, siderealTimeDeg, longitudeDeg } = sun;
  const hourAngleDeg = arcDeg(rightAscensionDeg, siderealTimeDeg + longitudeDeg);
  const hourAngles = [hourAngleDeg - CLOSE_HOUR_ANGLE_DEG, hourAngleDeg + CLOSE_HOUR_ANGLE_DEG];
  // The altitude has its extremes on the meridian, where a Sun that only grazes the horizon is on it.
  const culminations = [-180, 0, 180].filter((angle) => Math.abs(angle - hourAngleDeg) < CLOSE_HOUR_ANGLE_DEG);
  const altitudes = [...hourAngles, ...culminations].map((angle) =>
    sunAltitudeDeg({ ...sun, siderealTimeDeg: angle + rightAscensionDeg - longitudeDeg }),
  );
  return Math.min(...altitudes) <= 0 && Math.max(...altitudes) >= 0;
}
