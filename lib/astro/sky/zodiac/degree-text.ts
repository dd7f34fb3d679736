import { ENGLISH_WORDS } from '../../../base/catalog/languages/words.ts';
import { SIGNS, type Sign } from '../../../base/catalog/signs.ts';

const LAST_MINUTE_OF_SIGN = 30 * 60 - 1;

/** Whole minutes of arc from the beginning of the sign; truncated, because 29°59.9′ is not yet the next sign. */
export const minutesInSign = (longitudeDeg: number): number =>
  Math.min(Math.floor((longitudeDeg % 30) * 60 + ROUNDING_MINUTES), LAST_MINUTE_OF_SIGN);

/** 10° 30′ must not come out as 10° 29′ because 10.5 is 10.499999999999998. */
const ROUNDING_MINUTES = 1e-9;

/**
 * A longitude as degrees and minutes of its sign.
 *
 * @example formatDegree(99.181636) // '9°10′ Cancer'
 */
export function formatDegree(longitudeDeg: number, words = ENGLISH_WORDS): string {
  const { degrees, minutes } = formatDegrees(longitudeDeg);
  return `${degrees}${minutes} ${words.sign(SIGNS[Math.floor(longitudeDeg / 30)] as Sign)}`;
}

/** @example formatDegrees(99.181636) // { degrees: '9°', minutes: '10′' } */
export function formatDegrees(longitudeDeg: number): { readonly degrees: string; readonly minutes: string } {
  const minutes = minutesInSign(longitudeDeg);
  return { degrees: `${Math.floor(minutes / 60)}°`, minutes: formatMinutes(minutes) };
}

/** @example formatMinutes(605) // '05′' */
export const formatMinutes = (minutes: number): string => `${String(minutes % 60).padStart(2, '0')}′`;
