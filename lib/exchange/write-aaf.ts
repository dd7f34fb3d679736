import { civilFromWall, wallAt } from '../astro/clock/civil-time/civil.ts';
import { padToTwo } from '../base/text.ts';
import { jdUtFromUnix, unixSeconds } from '../base/units/time.ts';
import type { FileFormatId } from './formats.ts';

/** A birth to be written. */
export interface AafBirth {
  readonly name: string;
  /** Unix seconds; of noon where the time is not known. */
  readonly instant: number;
  /** Clock − UT, seconds. */
  readonly offsetSeconds: number;
  readonly timeIsKnown: boolean;
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
  readonly place: string;
  readonly country: string;
  readonly isFromRecord: boolean;
}

export const WRITTEN_FORMATS = ['ndjson', 'csv', 'aaf'] as const satisfies readonly FileFormatId[];
export type WrittenFormat = (typeof WRITTEN_FORMATS)[number];

const JULIAN_DAY_DECIMALS = 6;
/** Dates of the calendar before it was in force need their letter. */
const FIRST_UNMARKED_YEAR = 1583;

/**
 * The record of a birth in AAF 97, with line ends of Windows. A clock is written to the second, a place to the second of arc, and daylight
 * saving within the zone, as a whole offset. A comma and a `#`, which fields cannot have, become spaces.
 *
 * @source as {@link readAaf}
 */
export function formatAaf(birth: AafBirth): string {
  const { name, instant, offsetSeconds, timeIsKnown, latitude, longitude, place, country, isFromRecord } = birth;
  const second = Math.round(instant);
  const clock = civilFromWall(wallAt(unixSeconds(second), offsetSeconds));
  const { year, month, day, hour, minute } = clock;
  const words = toField(name).split(' ');
  const surname = words.at(-1) || '*';
  const others = words.slice(0, -1).join(' ') || '*';
  const date = `${day}.${month}.${year}${year < FIRST_UNMARKED_YEAR ? 'g' : ''}`;
  const seconds = clock.second === 0 ? '' : `:${padToTwo(clock.second)}`;
  const time = timeIsKnown ? `${hour}:${padToTwo(minute)}${seconds}` : '*';
  const julianDay = timeIsKnown ? jdUtFromUnix(unixSeconds(instant)).toFixed(JULIAN_DAY_DECIMALS) : '*';
  const where = [formatArc(latitude, 'n', 's'), formatArc(longitude, 'e', 'w')].join();
  const zone = timeIsKnown ? `${formatArc(offsetSeconds / 3600, 'he', 'hw')},0` : '*,*';
  return [
    `#A93:${surname},${others},*,${date},${time},${toField(place) || '*'},${toField(country) || '*'}`,
    `#B93:${julianDay},${where},${zone}`,
    ...(isFromRecord ? ['#SRC:birth record'] : []),
    '',
    '',
  ].join('\r\n');
}

/** Whether a text loses something as a field. */
export const fitsField = (text: string): boolean => toField(text) === text;

/** `*` alone means unknown, and `^` inherited. */
const toField = (text: string): string => text.replaceAll(/[,#\s*^]+/g, ' ').trim();

/** `43n31`, or `43n31:12`. */
function formatArc(size: number, positive: string, negative: string): string {
  const total = Math.round(Math.abs(size) * 3600);
  const [whole, minutes, seconds] = [Math.floor(total / 3600), Math.floor((total % 3600) / 60), total % 60];
  const rest = seconds === 0 ? '' : `:${padToTwo(seconds)}`;
  return `${whole}${size < 0 ? negative : positive}${padToTwo(minutes)}${rest}`;
}
