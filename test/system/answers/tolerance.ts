/**
 * Equality within the precision of the service: how far two numbers or times may be apart, by their unit.
 *
 * A value that is written with fewer digits may also differ by one unit of its last digit, where rounding went the other way.
 */

const MILLISECOND = 1;
const MILLISECOND_IN_DAYS = MILLISECOND / 86_400_000;

/** Largest difference of a number by the end of its member's name; the first that fits counts. */
const BY_UNIT: readonly (readonly [RegExp, number])[] = [
  [/(^|_)(jd|julian_day)$/, MILLISECOND_IN_DAYS],
  [/(^|_)days$/, MILLISECOND_IN_DAYS],
  [/(^|_)seconds$/, MILLISECOND / 1000],
];

/** Degrees and degrees per day, in which nearly all other numbers are; shares and ratios have the same. */
const DEGREES = 1e-6;
const CIRCLE = 360;

/** Rounding that goes the other way is tolerated only where a number has this many digits: shorter ones are mostly settings. */
const FEWEST_ROUNDED_DIGITS = 3;

/** Distances are compared with the tolerance, whose own representation is inexact. */
const SLACK = 1 + 1e-6;

const digitsOf = (text: string): number => /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;

/** @param name of the member that holds the numbers */
export function areNearNumbers(name: string, before: number, after: number): boolean {
  if (Number.isInteger(before) && Number.isInteger(after)) return before === after;
  const [, unit = DEGREES] = BY_UNIT.find(([end]) => end.test(name)) ?? [];
  const distance = Math.abs(before - after);
  const allowed = Math.max(unit, toLastPlace(String(before), String(after))) * SLACK;
  return distance <= allowed || (unit === DEGREES && Math.abs(CIRCLE - distance) <= allowed);
}

/** One unit of the last digit of two numbers, as they are written; 0 where they have few digits. */
function toLastPlace(before: string, after: string): number {
  const digits = Math.max(digitsOf(before), digitsOf(after));
  return digits < FEWEST_ROUNDED_DIGITS ? 0 : 10 ** -digits;
}

/** Times of ISO 8601, extended or, as in calendars, basic; and numbers. */
const FIGURES = /[+-]?\d{4,6}(-?)\d\d\1\d\dT\d\d(:?)\d\d\2\d\d(?:\.\d+)?|-?\d+(?:\.\d+)?/g;

/** Compares texts: the times and numbers in them by their precision, all else exactly. */
export function areNearTexts(before: string, after: string): boolean {
  const skeletons = [before, after].map((text) => text.replace(FIGURES, '#'));
  if (skeletons[0] !== skeletons[1]) return false;
  const [older, newer] = [before, after].map((text) => text.match(FIGURES) ?? []);
  return (older ?? []).every((figure, index) => areNearFigures(figure, newer?.[index] ?? ''));
}

function areNearFigures(before: string, after: string): boolean {
  if (before === after) return true;
  const [older, newer] = [before, after].map(toMilliseconds);
  if (older !== undefined && newer !== undefined) {
    const precision = digitsOf(before) > 0 ? MILLISECOND : 1000;
    return Math.abs(older - newer) <= precision;
  }
  const distance = Math.abs(Number(before) - Number(after));
  return older === newer && distance <= toLastPlace(before, after) * SLACK;
}

/** @returns undefined for a number */
function toMilliseconds(figure: string): number | undefined {
  const parts = /^([+-]?\d{4,6})-?(\d\d)-?(\d\d)T(\d\d):?(\d\d):?(\d\d)(\.\d+)?$/.exec(figure);
  if (!parts) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0, fraction = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  const date = new Date(Date.UTC(2000, month - 1, day, hour, minute, second, Math.round(fraction * 1000)));
  return date.setUTCFullYear(date.getUTCFullYear() - 2000 + year);
}
