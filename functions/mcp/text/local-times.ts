/** An instant of UTC in a text, after `shortenInstant`. */
const INSTANT = /\b(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d)?Z/g;

/** Two local times of one day. */
const SAME_DAY = /\b(\d{4}-\d\d-\d\d) (\d\d:\d\d) to \1 (\d\d:\d\d)/g;

/** Before, the zones of the runtime join places whose clocks differed. */
const FIRST_YEAR = '1970';

/** How exactly instants are written. */
export type TimeUnit = 'minute' | 'day';

/**
 * Writes the instants of some lines as the clock of a zone shows them, and names the zone.
 *
 * @param timezone IANA name
 * @example toLocalTimes(['2026-03-03T23:30Z New Moon'], 'Europe/Paris')
 * // ['2026-03-04 00:30 New Moon', 'Times: Europe/Paris']
 */
export function toLocalTimes(lines: readonly string[], timezone: string, unit: TimeUnit = 'minute'): readonly string[] {
  const format = createFormat(timezone);
  if (!format) return lines;
  let isConverted = false;
  const convert = (instant: string, date: string): string => {
    if (date < FIRST_YEAR) return instant;
    isConverted = true;
    const local = format.format(new Date(instant));
    return unit === 'day' ? local.slice(0, DATE_LENGTH) : local;
  };
  const localLines = lines.map((line) => line.replace(INSTANT, convert).replace(SAME_DAY, '$1 $2 to $3'));
  return isConverted ? [...localLines, `Times: ${timezone}`] : localLines;
}

/**
 * The beginning of a day at a place, as an ISO text with its offset.
 *
 * @param date such as `2026-11-27`; a text with a time is returned as it is
 * @returns the date itself, which means a day of UTC, for a zone that the runtime does not know, and before 1970
 */
export function startLocalDay(date: string, timezone: string | null): string {
  if (timezone === null || date < FIRST_YEAR || !DATE.test(date)) return date;
  const parts = createOffsetFormat(timezone)?.formatToParts(new Date(`${date}T00:00Z`)) ?? [];
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return name === undefined ? date : `${date}T00:00:00${name.slice('GMT'.length)}`;
}

/** The date at a place. @returns that of UTC for a zone that the runtime does not know */
export const toLocalDate = (instant: Date, timezone: string | null): string => {
  const format = timezone === null ? undefined : createFormat(timezone);
  return (format?.format(instant) ?? instant.toISOString()).slice(0, DATE_LENGTH);
};

const DATE = /^\d{4}-\d\d-\d\d$/;
const DATE_LENGTH = '2026-11-22'.length;

/** Writes an instant as `2026-03-04 00:30`; undefined for a zone that the runtime does not know. */
const createFormat = (timeZone: string): Intl.DateTimeFormat | undefined =>
  tryFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });

/** Writes the offset of a zone as `GMT+01:00`. */
const createOffsetFormat = (timeZone: string): Intl.DateTimeFormat | undefined =>
  tryFormat('en', { timeZoneName: 'longOffset', timeZone });

function tryFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat(locale, options);
  } catch {
    return undefined;
  }
}
