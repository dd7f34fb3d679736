/** A date and time as people write them, converted to ISO 8601, and the text that follows them. */
interface WrittenMoment {
  /** Such as `1990-06-15T14:30`, or `1990-06-15` without a time. */
  readonly iso: string;
  readonly hasTime: boolean;
  readonly rest: string;
}

interface Written<Value> {
  readonly value: Value;
  readonly rest: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

const pad = (figure: string | number, digits = 2): string => String(figure).padStart(digits, '0');

/** Number of a month by its English name or the first three letters of it; 0 for another word. */
const findMonth = (name: string): number => MONTHS.findIndex((month) => name.toLowerCase().startsWith(month)) + 1;

/** Forms of a date whose day and month cannot be confused, and where each holds year, month and day. */
const DATE_FORMS = [
  { pattern: /^([+-]?\d{4,6})-(\d{1,2})-(\d{1,2})(?!\d)/, order: [1, 2, 3] },
  { pattern: /^(\d{1,2})(?:st|nd|rd|th|\.)?\s+([a-z]{3,9})\.?,?\s+(\d{4})(?!\d)/i, order: [3, 2, 1] },
  { pattern: /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/i, order: [3, 1, 2] },
] as const;

const TIME =
  /^(?:T|\s|,)\s*(?:at\s+)?(\d{1,2})(?::(\d{2})(?::(\d{2}(?:\.\d{1,9})?))?)?(?:\s*([ap])\.?m\b\.?)?(?![\d:])/i;
const OFFSET = /^\s*(Z|[+-]\d{2}:?\d{2}(?::?\d{2})?)(?![\d.])/i;

/**
 * Reads a date, or a date and a clock time, at the beginning of a text: `1990-06-15 14:30`, `1990-06-15T14:30:00Z`,
 * `15 June 1990, 2:30 pm`. All-numeric dates must begin with the year, as `06/05/1990` has two meanings.
 *
 * @returns undefined if the text does not begin with a date
 */
export function readMomentText(text: string): WrittenMoment | undefined {
  const date = readDate(text.trim());
  if (!date) return undefined;
  const time = readTime(date.rest);
  if (!time) return { iso: date.value, hasTime: false, rest: date.rest };
  const [offset = '', name = ''] = OFFSET.exec(time.rest) ?? [];
  return {
    iso: `${date.value}T${time.value}${name.toUpperCase()}`,
    hasTime: true,
    rest: time.rest.slice(offset.length),
  };
}

function readDate(text: string): Written<string> | undefined {
  for (const { pattern, order } of DATE_FORMS) {
    const match = pattern.exec(text);
    const [year = '', month = '', day = ''] = order.map((group) => match?.[group]);
    const number = /^\d/.test(month) ? Number(month) : findMonth(month);
    if (match && number > 0) return { value: `${year}-${pad(number)}-${pad(day)}`, rest: text.slice(match[0].length) };
  }
  return undefined;
}

/** A number of hours alone is a time only before `am` or `pm`: other numbers belong to a place. */
function readTime(text: string): Written<string> | undefined {
  const [match, hour, minute, second, half] = TIME.exec(text) ?? [];
  if (match === undefined || hour === undefined || (minute === undefined && half === undefined)) return undefined;
  const seconds = second === undefined ? '' : `:${second}`;
  return { value: `${pad(toHourOfDay(hour, half))}:${minute ?? '00'}${seconds}`, rest: text.slice(match.length) };
}

/** 12 am is 0 and 12 pm is 12. An hour above 12 is left as it is. */
function toHourOfDay(hour: string, half: string | undefined): number {
  const number = Number(hour);
  if (half === undefined || number > 12) return number;
  return (number % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}
