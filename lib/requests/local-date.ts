import * as z from 'zod';
import { type CalendarDate, isValidDate } from '../astro/clock/civil-time/calendar.ts';
import { CALENDAR_NAMES, isDateOfSomeCalendar } from '../astro/clock/civil-time/calendar-change.ts';
import { type CivilTime, isValidCivilTime } from '../astro/clock/civil-time/civil.ts';
import { CALENDAR_CHOICES, type CalendarChoice } from '../astro/clock/civil-time/stated-time.ts';
import { nameEnum } from '../contract/name-enum.ts';
import { refuseMember } from './coordinates.ts';
import { parseIso } from './iso-datetime.ts';
import { problemCode } from './problem-code.ts';

const MAX_LENGTH = 20;

/**
 * Schema of a date at a place, without a time of day, in the calendar that {@link dateCalendar} states. Parses any date
 * that some calendar has; {@link refuseForeignDates} checks it in its own.
 *
 * @param description names the date
 */
export function localDate(description: string, example: string) {
  return z
    .string()
    .max(MAX_LENGTH)
    .superRefine((text, context) => {
      const isRefusedAlready = text.length > MAX_LENGTH;
      if (!isRefusedAlready && !readLocalDate(text)) context.addIssue({ code: 'custom', message: explainFault(text) });
    })
    .transform((text): CalendarDate => readLocalDate(text) ?? z.NEVER)
    .meta({ description: `${description}: a date at the place in \`calendar\`, without a time`, example })
    .register(problemCode, { code: 'InvalidDatetime' });
}

const EXPECTED_FORM = 'must be a date without a time, such as 2024-03-20';

/** A text in the right form may name a day that no month has. */
const explainFault = (text: string): string =>
  parseIso(text)?.hasTime === false ? 'is not a date of the Gregorian or the Julian calendar' : EXPECTED_FORM;

function readLocalDate(text: string): CalendarDate | undefined {
  const iso = parseIso(text);
  if (!iso || iso.hasTime) return undefined;
  const { year, month, day } = iso.civil;
  return isDateOfSomeCalendar({ year, month, day }) ? { year, month, day } : undefined;
}

/** Schema of the calendar of dates. */
export const dateCalendar = (members: string) =>
  nameEnum(CALENDAR_CHOICES)
    .optional()
    .meta({
      description: `Calendar of ${members}; \`local\`: the one in use at the place. Default \`gregorian\`. Answers have Gregorian dates`,
      example: 'gregorian',
    });

const JULIAN_REMEDY = '; send calendar julian if it is a Julian one';

/** The remedy for a date and time that the Gregorian calendar lacks; empty if the Julian one lacks it too. */
export const suggestJulian = (civil: CivilTime): string => (isValidCivilTime(civil, 'julian') ? JULIAN_REMEDY : '');

/** Refuses dates that the calendar does not have. Those in the calendar of the place are checked when it is known. */
export function refuseForeignDates(
  dates: Readonly<Record<string, CalendarDate | undefined>>,
  calendar: CalendarChoice | undefined,
  context: z.core.$RefinementCtx,
): void {
  if (calendar === 'local') return;
  for (const [member, date] of Object.entries(dates)) {
    if (!date || isValidDate(date, calendar)) continue;
    const remedy = isValidDate(date, 'julian') ? JULIAN_REMEDY : '';
    const message = `is not a date of the ${CALENDAR_NAMES[calendar ?? 'gregorian']} calendar${remedy}`;
    refuseMember(context, member, { message, code: 'InvalidDatetime' });
  }
}
