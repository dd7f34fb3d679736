import * as z from 'zod';
import { type Calendar, type CalendarDate, isValidDate } from '../astro/clock/civil-time/calendar.ts';
import { CALENDAR_NAMES, isDateOfSomeCalendar } from '../astro/clock/civil-time/calendar-change.ts';
import { TIME_BASES } from '../astro/clock/civil-time/local-practice.ts';
import {
  CALENDAR_CHOICES,
  DISAMBIGUATIONS,
  LOCAL_PRACTICE_CHOICES,
  type StatedMoment,
  type StatedTime,
} from '../astro/clock/civil-time/stated-time.ts';
import { nameEnum } from '../contract/name-enum.ts';
import { acceptedForms } from './accepted-forms.ts';
import { toDateIssue } from './dates/moment-text.ts';
import { isDateFault } from './dates/written-date.ts';
import {
  describeDateFault,
  describeInvalidTime,
  isEndOfDay,
  type MomentIssue,
  parseMoment,
  suggestJulian,
  toNextMidnight,
} from './dates/written-moment.ts';
import { withDocumentedForms } from './documented-forms.ts';
import { withInputForm } from './forms/input-form.ts';
import { dateTimeForm, dateTimeOrNowForm } from './forms/time-forms.ts';
import { problemCode } from './problem-code.ts';
import { refineWhenValid } from './refine-when-valid.ts';
import { TimezoneRef, toStatedZone } from './timezone.ts';

const MAX_YEAR = 99_999;

const componentShape = {
  year: z.int().min(-MAX_YEAR).max(MAX_YEAR).meta({
    description: 'Astronomical year: 0 is 1 BCE, −43 is 44 BCE',
    example: 1990,
  }),
  month: z.int().min(1).max(12).meta({ description: '1–12', example: 6 }),
  day: z.int().min(1).max(31).meta({ description: '1–31', example: 15 }),
  hour: z
    .int()
    .min(0)
    .max(23)
    .optional()
    .meta({ description: '0–23; absent: the time of day is not known', example: 14 }),
  minute: z.int().min(0).max(59).optional().meta({ description: '0–59, default 0', example: 30 }),
  second: z.number().min(0).lt(60).optional().meta({ description: 'Default 0; may be fractional', example: 0 }),
};

const Components = z.strictObject(componentShape);

const DateTimeMembers = z.strictObject({
  iso: z.string().max(100).optional().meta({
    description:
      'ISO 8601, or as people write it: `3 May 1985 4:20 am`, `3.5.1985 4:20`, `3 de mayo de 1985`. With an offset or `Z` it is that instant; without, it is civil time in the zone given',
    example: '1990-06-15T14:30:00',
  }),
  components: Components.optional().meta({ description: 'The same members as below, in an object of their own' }),
  year: componentShape.year.optional(),
  month: componentShape.month.optional(),
  day: componentShape.day.optional(),
  hour: componentShape.hour,
  minute: componentShape.minute,
  second: componentShape.second,
  julian_day: z.number().min(-40_000_000).max(40_000_000).optional().meta({
    description: 'Julian day in Universal Time',
    example: 2448058.0208333,
  }),
  calendar: nameEnum(CALENDAR_CHOICES).optional().meta({
    description: 'Calendar of the date; `local`: the one in use at the place. Default `gregorian`',
    example: 'gregorian',
  }),
  disambiguation: nameEnum(DISAMBIGUATIONS).optional().meta({
    description:
      'What to do with a local time that occurred twice or never: `compatible` (default) takes the earlier of two and goes forward over a gap; `reject` answers 422 with both candidates',
    example: 'compatible',
  }),
  time_basis: nameEnum(TIME_BASES).optional().meta({
    description:
      'What the time was read from: a `clock`, or a birth `record`, which some states wrote in standard time while clocks were an hour ahead (Illinois until 1959). Default: `record` of a birth where such a rule is likely, else `clock`',
    example: 'clock',
  }),
  local_practice: nameEnum(LOCAL_PRACTICE_CHOICES).optional().meta({
    description:
      'Whether known clocks of the place replace those of its time zone, which records one city. `apply` (default); `ignore` reproduces charts that were cast with the zone alone',
    example: 'apply',
  }),
  timezone: TimezoneRef.optional().meta({
    description: 'Time zone of the civil time; it takes precedence over the zone of a place',
  }),
});

type DateTimeMembers = z.output<typeof DateTimeMembers>;

/** An issue with the datetime, located at one of its members. */
interface DateTimeFault extends MomentIssue {
  readonly path: readonly string[];
}

const createFault = (message: string, ...path: string[]): DateTimeFault => ({ path, message, code: 'InvalidDatetime' });

const ACCEPTED_FORMS = 'exactly one of iso, components, year with month and day, or julian_day';

const DATETIME_TEXT = {
  type: 'string',
  maxLength: 100,
  description: 'The same as `iso`',
  example: '1990-06-15 14:30',
} as const;

/** The schema of a moment in one of four forms: ISO 8601, components, year with month and day, or Julian day. */
const createDateTimeInput = (id: string, note = '') =>
  DateTimeMembers.superRefine(
    (sent, context) => {
      const moment = readStatedMoment(sent);
      if (!('message' in moment)) return;
      const issue = toDateIssue(moment, moment.path);
      context.addIssue({ ...issue, params: { ...issue.params, hasExample: moment.path[0] === 'iso' } });
    },
    refineWhenValid('iso', 'components', ...Object.keys(componentShape), 'julian_day', 'calendar'),
  )
    .transform((sent): StatedTime => {
      const moment = readStatedMoment(sent);
      if ('message' in moment) return z.NEVER; // refused above
      return {
        moment,
        disambiguation: sent.disambiguation ?? 'compatible',
        timeBasis: sent.time_basis,
        localPractice: sent.local_practice,
        timezone: sent.timezone && toStatedZone(sent.timezone),
      };
    })
    .meta({
      id,
      override: withDocumentedForms(DATETIME_TEXT),
      description: `A moment: an ISO 8601 text, or ${ACCEPTED_FORMS}. Civil time without an offset is interpreted in the time zone of the request.${note}`,
      example: { iso: '1990-06-15T14:30:00' },
    })
    .register(problemCode, {
      code: 'InvalidDatetime',
      laterCodes: ['AmbiguousDate', 'AmbiguousLocalTime', 'NonexistentLocalTime'],
    })
    .register(acceptedForms, { forms: 'a date and time such as 1990-06-15T14:30:00, or an object with iso' });

export const DateTimeInput = withInputForm(createDateTimeInput('DateTimeInput'), dateTimeForm);

/** As {@link DateTimeInput}, for a moment that an empty object puts at the time of arrival. */
export const DateTimeOrNow = withInputForm(
  createDateTimeInput('DateTimeOrNow', ' An empty object is now.'),
  dateTimeOrNowForm,
);

/** As {@link DateTimeOrNow}, for a moment that need not be sent. */
export const MomentOrNow = DateTimeOrNow.prefault({});

function readStatedMoment(sent: DateTimeMembers): StatedMoment | DateTimeFault {
  const looseNames = Object.keys(componentShape).filter((name) => sent[name as keyof DateTimeMembers] !== undefined);
  const forms = [sent.iso, sent.components, looseNames[0], sent.julian_day].filter((form) => form !== undefined);
  if (forms.length !== 1)
    return createFault(`takes ${ACCEPTED_FORMS}; ${forms.length === 0 ? 'none' : 'several'} given`);
  const calendar = readCalendar(sent.calendar);
  if (sent.julian_day !== undefined) return { type: 'julian_day', julianDay: sent.julian_day };
  if (sent.iso !== undefined) return readIsoMoment(sent.iso, calendar);
  if (sent.components) return readComponentMoment(sent.components, calendar, ['components']);
  const { year, month, day } = sent;
  if (year === undefined || month === undefined || day === undefined) return createFault('needs year, month and day');
  return readComponentMoment({ ...sent, year, month, day }, calendar, []);
}

interface CalendarChoice {
  readonly calendar: Calendar;
  readonly isCalendarStated: boolean;
  readonly isCalendarLocal?: true;
}

/** As long as the place is not known, a date in its calendar counts as a Julian one: every Gregorian date is one. */
function readCalendar(sent: DateTimeMembers['calendar']): CalendarChoice {
  if (sent === 'local') return { calendar: 'julian', isCalendarStated: true, isCalendarLocal: true };
  return { calendar: sent ?? 'gregorian', isCalendarStated: sent !== undefined };
}

const isDateIn = ({ calendar, isCalendarLocal }: CalendarChoice, date: CalendarDate): boolean =>
  isCalendarLocal ? isDateOfSomeCalendar(date) : isValidDate(date, calendar);

const describeCalendar = ({ calendar, isCalendarLocal }: CalendarChoice, date: CalendarDate): string =>
  isCalendarLocal ? 'any calendar' : `the ${CALENDAR_NAMES[calendar]} calendar${suggestJulian(date)}`;

function readIsoMoment(text: string, choice: CalendarChoice): StatedMoment | DateTimeFault {
  const read = parseMoment(text);
  if (isDateFault(read)) return { ...describeDateFault(read), path: ['iso'] };
  const { civil } = read;
  if (!isDateIn(choice, civil)) return createFault(`is not a date of ${describeCalendar(choice, civil)}`, 'iso');
  const fault = describeInvalidTime(read);
  if (fault) return { ...fault, path: ['iso'] };
  if (choice.isCalendarLocal && isEndOfDay(civil))
    return createFault('is 24:00 in a calendar that is not stated; write 00:00 of the next day', 'iso');
  return { type: 'civil', ...choice, ...read, civil: toNextMidnight(civil, choice.calendar) };
}

type ComponentValues = Pick<z.output<typeof Components>, keyof typeof componentShape>;

function readComponentMoment(
  sent: ComponentValues,
  choice: CalendarChoice,
  path: readonly string[],
): StatedMoment | DateTimeFault {
  const { year, month, day, hour = 0, minute = 0, second = 0 } = sent;
  const hasTime = sent.hour !== undefined;
  if (!hasTime && (minute !== 0 || second !== 0))
    return createFault('needs hour where there is a minute or a second', ...path);
  const civil = { year, month, day, hour, minute, second };
  if (!isDateIn(choice, civil)) return createFault(`is not a date of ${describeCalendar(choice, civil)}`, ...path);
  return { type: 'civil', civil, ...choice, hasTime, offsetSeconds: undefined };
}
