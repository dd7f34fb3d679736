import { SIGNS } from '../../catalog/signs.ts';

/** Minutes of arc since the beginning of the sign; cut off, not rounded: 29°59.9′ is not yet the next sign. */
export const minutesInSign = (longitudeDeg: number): number => Math.floor((longitudeDeg % 30) * 60 + ROUNDING_MINUTES);

/** 10° 30′ must not come out as 10° 29′ because 10.5 is 10.499999999999998. */
const ROUNDING_MINUTES = 1e-9;

/**
 * A longitude as people read it.
 *
 * @example degreeText(99.181636) // '9°10′ Cancer'
 */
export function formatDegree(longitudeDeg: number): string {
  const minutes = minutesInSign(longitudeDeg);
  return `${Math.floor(minutes / 60)}°${formatMinutes(minutes)} ${SIGNS[Math.floor(longitudeDeg / 30)]}`;
}

/** @example minuteText(605) // '05′' */
export const formatMinutes = (minutes: number): string => `${String(minutes % 60).padStart(2, '0')}′`;
