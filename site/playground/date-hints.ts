import { type Calendar, type CalendarDate, dayNumber } from '../../lib/domain/civil-time/calendar.ts';
import { formatIsoDate, isParseFault, parseDate, parseTime } from './date-text.ts';
import type { Fields } from './fields.ts';

/** The date, time and calendar of one birth in a form. */
export interface BirthDateFields {
  readonly fields: Fields<string>;
  /** Precedes their names. */
  readonly prefix: string;
}

/** Shows the parsed date and time during typing. A time after the date moves into its own field. */
export function startDateHints(birth: BirthDateFields): void {
  const { fields, prefix } = birth;
  for (const name of ['date', 'time', 'calendar'])
    fields.find(prefix + name).addEventListener('input', () => showDateHints(birth));
  fields.find(`${prefix}date`).addEventListener('change', () => moveTimeToItsField(birth));
}

function readTexts({ fields, prefix }: BirthDateFields) {
  const [date = '', time = '', calendar = ''] = ['date', 'time', 'calendar'].map(
    (name) => fields.find(prefix + name).value,
  );
  return { date, time, calendar: calendar as Calendar };
}

/** Shows the parsed date and time below their fields. */
export function showDateHints(birth: BirthDateFields): void {
  const { date, time, calendar } = readTexts(birth);
  const { fields, prefix } = birth;
  const parsed = date.trim() === '' ? undefined : parseDate(date, calendar);
  fields.showHint(`${prefix}date`, parsed && !isParseFault(parsed) ? formatLongDate(parsed, calendar) : '');
  const parsedTime = parseTime(time);
  const isPlain = isParseFault(parsedTime) || parsedTime.iso.startsWith(time.trim());
  fields.showHint(`${prefix}time`, isPlain ? '' : parsedTime.iso);
}

function moveTimeToItsField(birth: BirthDateFields): void {
  const { date, calendar } = readTexts(birth);
  const parsed = parseDate(date, calendar);
  if (isParseFault(parsed) || parsed.textAfter === '') return;
  const time = parseTime(parsed.textAfter);
  if (isParseFault(time)) return;
  birth.fields.fill({ [`${birth.prefix}date`]: formatIsoDate(parsed), [`${birth.prefix}time`]: time.iso });
  showDateHints(birth);
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Weekday of day number 0, 1 January 1970: Thursday. */
const WEEKDAY_OF_DAY_0 = 4;

/** @example formatLongDate({ year: 1906, month: 12, day: 9 }, 'gregorian') // 'Sunday, 9 Dec 1906' */
function formatLongDate(date: CalendarDate, calendar: Calendar): string {
  const weekday = DAYS[(((dayNumber(date, calendar) + WEEKDAY_OF_DAY_0) % 7) + 7) % 7];
  const year = date.year > 0 ? String(date.year) : `${1 - date.year} BCE`;
  return `${weekday}, ${date.day} ${MONTHS[date.month - 1]} ${year}${calendar === 'julian' ? ' (Julian)' : ''}`;
}
