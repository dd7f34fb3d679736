import type { Calendar } from '../../lib/astro/clock/civil-time/calendar.ts';
import { formatIsoDate } from '../../lib/requests/dates/iso-text.ts';
import { formatLongDate, isParseFault, parseDate, parseTime } from './date-text.ts';
import type { Fields } from './fields.ts';

/** The date, time and calendar of one birth in a form. */
interface BirthDateFields {
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
