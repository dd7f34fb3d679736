/** An instant of UTC in a text, after `shortenInstant`. */
const INSTANT = /\b(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d)?Z/g;

/** Before, the zones of the runtime join places whose clocks differed. */
const FIRST_YEAR = '1970';

/**
 * Adds the clock time of a zone to each instant of some lines, in parentheses, with the date where it is another one.
 *
 * @param timezone IANA name
 * @example addLocalTimes(['2026-03-03T23:30Z New Moon'], 'Europe/Paris')
 * // ['2026-03-03T23:30Z (2026-03-04 00:30) New Moon', 'Times in parentheses: Europe/Paris']
 */
export function addLocalTimes(lines: readonly string[], timezone: string): readonly string[] {
  const format = createFormat(timezone);
  if (!format) return lines;
  let isAdded = false;
  const addTime = (instant: string, date: string): string => {
    if (date < FIRST_YEAR) return instant;
    isAdded = true;
    const local = format.format(new Date(instant));
    return `${instant} (${local.startsWith(date) ? local.slice(date.length + 1) : local})`;
  };
  const localLines = lines.map((line) => line.replace(INSTANT, addTime));
  return isAdded ? [...localLines, `Times in parentheses: ${timezone}`] : localLines;
}

/** Writes an instant as `2026-03-04 00:30`; undefined for a zone that the runtime does not know. */
function createFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  } catch {
    return undefined;
  }
}
