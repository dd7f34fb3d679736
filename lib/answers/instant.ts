import { dayNumber } from '../astro/clock/civil-time/calendar.ts';
import { type JdUt, jdUtFromUnix, SECONDS_PER_DAY, unixSeconds } from '../base/units/time.ts';
import { parseIso } from '../requests/iso-datetime.ts';

/**
 * The moment that an answer states, such as `-0043-03-15T12:00:00.000Z`: the inverse of `formatInstant`.
 *
 * @param text ISO 8601 in UTC, proleptic Gregorian
 */
export function readInstant(text: string): JdUt {
  const civil = parseIso(text)?.civil;
  if (!civil) throw new Error(`an answer states ${text}, which is no instant`);
  const { hour, minute, second, ...date } = civil;
  return jdUtFromUnix(unixSeconds(dayNumber(date) * SECONDS_PER_DAY + hour * 3600 + minute * 60 + second));
}

/** The date of an instant that an answer states. */
export const toDay = (instant: string): string => instant.slice(0, instant.indexOf('T'));
