import { type Calendar, type CalendarDate, dayNumber } from '../../lib/domain/civil-time/calendar.ts';
import { requireElement } from '../browser/elements.ts';
import { formatIsoDate, isParseFault, parseDate, parseTime } from './date-text.ts';
import { fillForm, readForm, showHint } from './form.ts';

/** Shows the parsed date and time during typing. A time after the date moves into its own field. */
export function startDateHints(): void {
  const [date, time] = [
    requireElement<HTMLInputElement>('#field-date'),
    requireElement<HTMLInputElement>('#field-time'),
  ];
  for (const field of [date, time, requireElement<HTMLSelectElement>('#field-calendar')])
    field.addEventListener('input', showDateHints);
  date.addEventListener('change', moveTimeToItsField);
}

/** Shows the parsed date and time below their fields. */
export function showDateHints(): void {
  const { date, time, calendar } = readForm();
  const parsed = date.trim() === '' ? undefined : parseDate(date, calendar as Calendar);
  showHint('date', parsed && !isParseFault(parsed) ? formatLongDate(parsed, calendar as Calendar) : '');
  const parsedTime = parseTime(time);
  const isPlain = isParseFault(parsedTime) || parsedTime.iso.startsWith(time.trim());
  showHint('time', isPlain ? '' : parsedTime.iso);
}

function moveTimeToItsField(): void {
  const { date, calendar } = readForm();
  const parsed = parseDate(date, calendar as Calendar);
  if (isParseFault(parsed) || parsed.textAfter === '') return;
  const time = parseTime(parsed.textAfter);
  if (isParseFault(time)) return;
  fillForm({ date: formatIsoDate(parsed), time: time.iso });
  showDateHints();
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
