import { type Calendar, type CalendarDate, dayNumber } from '../../lib/domain/civil-time/calendar.ts';
import { requireElement } from '../browser/elements.ts';
import { formatIsoDate, isParseFault, parseDate, parseTime } from './date-text.ts';
import { fillForm, readForm, showHint } from './form.ts';

/** Says while a date and a time are typed what they are read as; a time behind a date moves into its own field. */
export function startDateHints(): void {
  const [date, time] = [
    requireElement<HTMLInputElement>('#field-date'),
    requireElement<HTMLInputElement>('#field-time'),
  ];
  for (const field of [date, time, requireElement<HTMLSelectElement>('#field-calendar')])
    field.addEventListener('input', showDateHints);
  date.addEventListener('change', moveTimeToItsField);
}

/** What the date and the time in the form are read as. */
export function showDateHints(): void {
  const { date, time, calendar } = readForm();
  const read = date.trim() === '' ? undefined : parseDate(date, calendar as Calendar);
  showHint('date', read && !isParseFault(read) ? formatLongDate(read, calendar as Calendar) : '');
  const written = parseTime(time);
  const isPlain = isParseFault(written) || written.iso.startsWith(time.trim());
  showHint('time', isPlain ? '' : written.iso);
}

function moveTimeToItsField(): void {
  const { date, calendar } = readForm();
  const read = parseDate(date, calendar as Calendar);
  if (isParseFault(read) || read.textAfter === '') return;
  const time = parseTime(read.textAfter);
  if (isParseFault(time)) return;
  fillForm({ date: formatIsoDate(read), time: time.iso });
  showDateHints();
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** 1 January 1970 was a Thursday. */
const FIRST_DAY = 4;

/** @example formatLongDate({ year: 1906, month: 12, day: 9 }, 'gregorian') // 'Sunday, 9 Dec 1906' */
function formatLongDate(date: CalendarDate, calendar: Calendar): string {
  const weekday = DAYS[(((dayNumber(date, calendar) + FIRST_DAY) % 7) + 7) % 7];
  const year = date.year > 0 ? String(date.year) : `${1 - date.year} BCE`;
  return `${weekday}, ${date.day} ${MONTHS[date.month - 1]} ${year}${calendar === 'julian' ? ' (Julian)' : ''}`;
}
