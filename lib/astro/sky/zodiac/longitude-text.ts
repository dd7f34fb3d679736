import { padToTwo } from '../../../base/text.ts';
import type { LongitudeDeg } from '../../../base/units/angle.ts';
import { DEG_PER_SIGN, signLongitudeDeg, signOf } from './sign-position.ts';

const SECONDS_PER_DEG = 3600;
const LAST_SECOND_OF_SIGN = DEG_PER_SIGN * SECONDS_PER_DEG - 1;

/** Far below the accuracy of any position: 4°06′ must not come out as 4°05′59″ because 4.1 has no exact binary form. */
const ROUNDING_SECONDS = 1e-6;

/**
 * A longitude in degrees, minutes and seconds of its sign. It is truncated, as astrologers do, because 29°59′59.9″ is
 * not yet the next sign.
 *
 * @example formatLongitude(longitudeDeg(84.1493)) // '24°08′57″ Gemini'
 */
export function formatLongitude(longitude: LongitudeDeg): string {
  const seconds = Math.floor(signLongitudeDeg(longitude) * SECONDS_PER_DEG + ROUNDING_SECONDS);
  const shown = Math.min(seconds, LAST_SECOND_OF_SIGN);
  const degrees = Math.floor(shown / SECONDS_PER_DEG);
  const minutes = Math.floor(shown / 60) % 60;
  return `${degrees}°${padToTwo(minutes)}′${padToTwo(shown % 60)}″ ${signOf(longitude)}`;
}
