import { type Calendar, type CalendarDate, dayNumber } from '../../lib/domain/civil-time/calendar.ts';
import { element } from '../browser/elements.ts';
import { isMisread, isoDate, typedDate, typedTime } from './date-text.ts';
import { fillForm, hint, readForm } from './form.ts';

/** Says while a date and a time are typed what they are read as; a time behind a date moves into its own field. */
export function startDateHints(): void {
  const [date, time] = [element<HTMLInputElement>('#field-date'), element<HTMLInputElement>('#field-time')];
  for (const field of [date, time, element<HTMLSelectElement>('#field-calendar')])
    field.addEventListener('input', showDateHints);
  date.addEventListener('change', split);
}

/** What the date and the time in the form are read as. */
export function showDateHints(): void {
  const { date, time, calendar } = readForm();
  const read = date.trim() === '' ? undefined : typedDate(date, calendar as Calendar);
  hint('date', read && !isMisread(read) ? longDate(read, calendar as Calendar) : '');
  const written = typedTime(time);
  const isPlain = isMisread(written) || written.iso.startsWith(time.trim());
  hint('time', isPlain ? '' : written.iso);
}

function split(): void {
  const { date, calendar } = readForm();
  const read = typedDate(date, calendar as Calendar);
  if (isMisread(read) || read.rest === '') return;
  const time = typedTime(read.rest);
  if (isMisread(time)) return;
  fillForm({ date: isoDate(read), time: time.iso });
  showDateHints();
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** 1 January 1970 was a Thursday. */
const FIRST_DAY = 4;

/** @example longDate({ year: 1906, month: 12, day: 9 }, 'gregorian') // 'Sunday, 9 Dec 1906' */
function longDate(date: CalendarDate, calendar: Calendar): string {
  const weekday = DAYS[(((dayNumber(date, calendar) + FIRST_DAY) % 7) + 7) % 7];
  const year = date.year > 0 ? String(date.year) : `${1 - date.year} BCE`;
  return `${weekday}, ${date.day} ${MONTHS[date.month - 1]} ${year}${calendar === 'julian' ? ' (Julian)' : ''}`;
}
