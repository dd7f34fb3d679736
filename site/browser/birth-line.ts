import { formatIsoDate } from '../../lib/requests/dates/iso-text.ts';
import { readWrittenTime } from '../../lib/requests/dates/written-time.ts';
import { isParseFault, parseDate, parseTime } from './date-text.ts';

/** A birth in one line of text: a date, a time if it is known, and a place. */
interface BirthLine {
  /** ISO 8601. */
  readonly date: string;
  /** ISO 8601; empty if it is not known. */
  readonly time: string;
  /** The text of the moment, which stands before the place. */
  readonly before: string;
  /** The typed place; may be empty. */
  readonly place: string;
}

/** What may stand between a moment and its place. */
const BETWEEN = /^[\s,;]+(?:(?:in|at)\s+)?/i;
/** A date and a time are no longer than this, characters. */
const LONGEST_MOMENT = 60;

/**
 * Reads a birth as people write it.
 *
 * @returns a message that shows a valid form, if the text does not begin with a date or its time cannot be
 * @example readBirthLine('9 Dec 1906 6:00 am, New York') // { date: '1906-12-09', time: '06:00', place: 'New York', … }
 */
export function readBirthLine(text: string): BirthLine | { readonly message: string } {
  const typed = text.trim();
  const date = parseDate(typed.slice(0, LONGEST_MOMENT), 'gregorian');
  if (isParseFault(date)) return date;
  const after = date.textAfter === '' ? '' : typed.slice(typed.indexOf(date.textAfter));
  const written = readWrittenTime(after, false);
  const rest = written ? written.rest : after;
  const timeText = after.slice(0, after.length - rest.length);
  const time = written ? parseTime(timeText) : { iso: '' };
  if (isParseFault(time)) return time;
  const place = rest.replace(BETWEEN, '');
  const before = typed.slice(0, typed.length - rest.length).replace(/[\s,;]+$/, '');
  return { date: formatIsoDate(date), time: time.iso, before, place };
}
