import { DateTime, Duration } from 'luxon';
import { UsageError } from './usage-error.ts';

const UNITS = { s: 'seconds', m: 'minutes', h: 'hours', d: 'days', w: 'weeks', mo: 'months', y: 'years' } as const;

const MOST_YEARS = 10;
const DURATIONS = 'write 30m, 12h, 7d, 2w, 6mo, 1y, P1Y6M or 0';

/** Days as people write them. */
const DAY_FORMATS = ['yyyy-MM-dd', 'd LLLL yyyy', 'd LLL yyyy', 'LLLL d, yyyy', 'LLL d, yyyy'];
const IN_ENGLISH = { zone: 'utc', locale: 'en' };

/** Parses a duration: `30m`, `12h`, `7d`, `2w`, `6mo`, `1y`, one of ISO 8601 such as `P1Y6M`, or `0`. @returns seconds */
export function parseDurationSeconds(option: string, text: string): number {
  const duration = readDuration(text);
  if (!duration) throw new UsageError(`${option} ${text} is not a duration; ${DURATIONS}`);
  return requireShort(option, text, duration).as('seconds');
}

/**
 * Parses `--expires`: a day, which ends at midnight UTC, an instant, or a duration from now, whose months and years are
 * those of the calendar.
 *
 * @returns Unix seconds
 */
export function parseExpiry(text: string, nowSeconds: number): number {
  const duration = readDuration(text);
  const end = duration
    ? DateTime.fromSeconds(nowSeconds, { zone: 'utc' }).plus(requireShort('--expires', text, duration))
    : readEnd(text);
  if (!end)
    throw new UsageError(
      `--expires ${text} is not a date or duration; write 2027-12-31, 2027-12-31T18:00Z, 90d or P1Y`,
    );
  const endSeconds = Math.floor(end.toSeconds());
  if (endSeconds <= nowSeconds) throw new UsageError(`--expires ${text} is in the past`);
  return endSeconds;
}

function readDuration(text: string): Duration | undefined {
  const [, digits, unit] = /^(\d{1,9})(mo|[smhdwy])$/.exec(text) ?? [];
  if (text === '0') return Duration.fromMillis(0);
  if (unit !== undefined) return Duration.fromObject({ [UNITS[unit as keyof typeof UNITS]]: Number(digits) });
  const duration = /^P(?=.*\d)[\dTYMWDHS.]+$/i.test(text) ? Duration.fromISO(text.toUpperCase()) : undefined;
  return duration?.isValid ? duration : undefined;
}

function requireShort(option: string, text: string, duration: Duration): Duration {
  if (duration.as('years') > MOST_YEARS) throw new UsageError(`${option} ${text} is longer than ten years`);
  return duration;
}

/** The end of a day, or an instant with its offset from UTC. */
function readEnd(text: string): DateTime | undefined {
  const day = DAY_FORMATS.map((format) => DateTime.fromFormat(text, format, IN_ENGLISH)).find(({ isValid }) => isValid);
  if (day) return day.endOf('day');
  const instant = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) ? DateTime.fromISO(text) : undefined;
  return instant?.isValid ? instant : undefined;
}
