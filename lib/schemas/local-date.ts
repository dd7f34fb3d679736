import * as z from 'zod';
import { type CalendarDate, isValidDate } from '../domain/civil-time/calendar.ts';
import { parseIso } from './iso-datetime.ts';
import { problemCode } from './problem-code.ts';

const MAX_LENGTH = 20;

/**
 * Schema of a date on the calendar of a place, Gregorian, without a time of day.
 *
 * @param description names the date
 */
export function localDate(description: string, example: string) {
  return z
    .string()
    .max(MAX_LENGTH)
    .superRefine((text, context) => {
      const isRefusedAlready = text.length > MAX_LENGTH;
      if (!isRefusedAlready && !readLocalDate(text)) context.addIssue({ code: 'custom', message: EXPECTED_FORM });
    })
    .transform((text): CalendarDate => readLocalDate(text) ?? z.NEVER)
    .meta({ description: `${description}: a date of the Gregorian calendar at the place, without a time`, example })
    .register(problemCode, { code: 'InvalidDatetime' });
}

const EXPECTED_FORM = 'must be a date of the Gregorian calendar without a time, such as 2024-03-20';

function readLocalDate(text: string): CalendarDate | undefined {
  const iso = parseIso(text);
  if (!iso || iso.hasTime) return undefined;
  const { year, month, day } = iso.civil;
  return isValidDate({ year, month, day }) ? { year, month, day } : undefined;
}
