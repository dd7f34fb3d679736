import * as z from 'zod';
import type { Calendar } from '../../../lib/astro/clock/civil-time/calendar.ts';
import { wallSeconds } from '../../../lib/astro/clock/civil-time/civil.ts';
import type { WallSeconds } from '../../../lib/base/units/time.ts';
import { momentText } from '../../../lib/requests/dates/moment-text.ts';
import { withInputForm } from '../../../lib/requests/forms/input-form.ts';
import { RELATIVE_FORMS, relativeDateForm } from '../../../lib/requests/forms/relative-dates.ts';
import type { IsoDateTime } from '../../../lib/requests/iso-datetime.ts';
import { problemCode } from '../../../lib/requests/problem-code.ts';

const MAX_LENGTH = 100;

/** Schema of a date, or a date and a time, whose calendar and clock other members of the request state. */
export const tableDate = (description: string, example: string) =>
  withInputForm(
    momentText(MAX_LENGTH, () => undefined)
      .meta({
        description: `${description}: ISO 8601, or as people write it. Without an offset it is local time in \`timezone\`. ${RELATIVE_FORMS}`,
        example,
      })
      .register(problemCode, { code: 'InvalidDatetime', laterCodes: ['AmbiguousDate'] }),
    relativeDateForm('local'),
  );

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/** Schema of a time of day; parses to seconds after midnight. */
export const timeOfDay = (description: string, example: string) =>
  z
    .string()
    .regex(TIME, 'must be a time of 24 hours, such as 06:30 or 18:30:00')
    .transform((text): number => {
      const [hour = 0, minute = 0, second = 0] = text.split(':').map(Number);
      return hour * 3600 + minute * 60 + second;
    })
    .optional()
    .meta({ description: `${description}: hours and minutes, with or without seconds`, example })
    .register(problemCode, { code: 'InvalidDatetime' });

interface DateReading {
  readonly calendar: Calendar;
  /** Seconds after midnight. */
  readonly time_of_day?: number | undefined;
}

/** What the clock shows at a date of a request, to the millisecond. */
export function readWallSeconds(date: IsoDateTime, { calendar, time_of_day = 0 }: DateReading): WallSeconds {
  const wall = wallSeconds(date.civil, calendar) + (date.hasTime ? 0 : time_of_day);
  return (Math.round(wall * 1000) / 1000) as WallSeconds;
}

/** Seconds from the first date to the second as the request writes them, regardless of their clocks. */
export function measureNominalSeconds({
  start_date,
  end_date,
  ...reading
}: DateReading & { readonly start_date: IsoDateTime; readonly end_date: IsoDateTime }): number {
  return readWallSeconds(end_date, reading) - readWallSeconds(start_date, reading);
}
