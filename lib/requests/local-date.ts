import type * as z from 'zod';
import { type CalendarDate, isValidDate } from '../astro/clock/civil-time/calendar.ts';
import { CALENDAR_NAMES, isDateOfSomeCalendar } from '../astro/clock/civil-time/calendar-change.ts';
import { CALENDAR_CHOICES, type CalendarChoice } from '../astro/clock/civil-time/stated-time.ts';
import { nameEnum } from '../contract/name-enum.ts';
import { refuseMember } from './coordinates.ts';
import { formatIsoDate } from './dates/iso-text.ts';
import { momentText } from './dates/moment-text.ts';
import { type MomentIssue, suggestJulian } from './dates/written-moment.ts';
import { withInputForm } from './forms/input-form.ts';
import { RELATIVE_FORMS, relativeDateForm } from './forms/relative-dates.ts';
import type { IsoDateTime } from './iso-datetime.ts';
import { problemCode } from './problem-code.ts';

const MAX_LENGTH = 60;

/**
 * Schema of a date at a place, without a time of day, in the calendar that {@link dateCalendar} states. Parses any date
 * that some calendar has; {@link refuseForeignDates} checks it in its own.
 *
 * @param description names the date
 */
export function localDate(description: string, example: string) {
  return withInputForm(
    momentText(MAX_LENGTH, explainFault)
      .transform(({ civil: { year, month, day } }): CalendarDate => ({ year, month, day }))
      .meta({
        description: `${description}: a date at the place in \`calendar\`, without a time. ${RELATIVE_FORMS}`,
        example,
      })
      .register(problemCode, { code: 'InvalidDatetime', laterCodes: ['AmbiguousDate'] }),
    relativeDateForm('day'),
  );
}

function explainFault({ civil, hasTime }: IsoDateTime): MomentIssue | undefined {
  if (hasTime)
    return { code: 'InvalidDatetime', message: 'must be a date without a time', example: formatIsoDate(civil) };
  if (isDateOfSomeCalendar(civil)) return undefined;
  return { code: 'InvalidDatetime', message: 'is not a date of the Gregorian or the Julian calendar' };
}

/** Schema of the calendar of dates. */
export const dateCalendar = (members: string) =>
  nameEnum(CALENDAR_CHOICES)
    .optional()
    .meta({
      description: `Calendar of ${members}; \`local\`: the one in use at the place. Default \`gregorian\`. Answers have Gregorian dates`,
      example: 'gregorian',
    });

/** Refuses dates that the calendar does not have. Those in the calendar of the place are checked when it is known. */
export function refuseForeignDates(
  dates: Readonly<Record<string, CalendarDate | undefined>>,
  calendar: CalendarChoice | undefined,
  context: z.core.$RefinementCtx,
): void {
  if (calendar === 'local') return;
  for (const [member, date] of Object.entries(dates)) {
    if (!date || isValidDate(date, calendar)) continue;
    const message = `is not a date of the ${CALENDAR_NAMES[calendar ?? 'gregorian']} calendar${suggestJulian(date)}`;
    refuseMember(context, member, { message, code: 'InvalidDatetime' });
  }
}
