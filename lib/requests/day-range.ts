import type * as z from 'zod';
import { type Calendar, type CalendarDate, dayNumber } from '../astro/clock/civil-time/calendar.ts';
import type { CalendarChoice } from '../astro/clock/civil-time/stated-time.ts';
import { SIZES } from '../base/catalog/sizes.ts';
import { refuseMember } from './coordinates.ts';
import { dateCalendar, localDate, refuseForeignDates } from './local-date.ts';

const { sky_days: DAYS } = SIZES;

/** Members that state one day or several. */
export const dayRangeShape = {
  date: localDate('One day, default today at the place', '2024-06-20').optional(),
  start_date: localDate('First day of several, in place of `date`', '2024-06-01').optional(),
  end_date: localDate(
    `Last day, at most ${DAYS.maximum} days from \`start_date\`, both included`,
    '2024-06-30',
  ).optional(),
  calendar: dateCalendar('`date`, `start_date` and `end_date`'),
};

/** The members of a request that state its days. */
export interface DateMembers {
  readonly date?: CalendarDate | undefined;
  readonly start_date?: CalendarDate | undefined;
  readonly end_date?: CalendarDate | undefined;
  readonly calendar?: CalendarChoice | undefined;
}

/** Days of a range with both ends, less than 1 for one that ends before it begins; 1 without a range. */
function measureRange({ start_date, end_date, calendar = 'gregorian' }: DateMembers): number {
  if (!start_date || !end_date) return 1;
  const days = (counted: Calendar) => dayNumber(end_date, counted) - dayNumber(start_date, counted) + 1;
  // The calendar of the place is not known yet; its count differs from one of these only in a range with its change.
  return calendar === 'local' ? Math.min(days('gregorian'), days('julian')) : days(calendar);
}

/** Number of days of a request: 1 where it has no valid range. */
export const countDays = (sent: DateMembers): number => Math.max(1, measureRange(sent));

/**
 * Refuses a date together with a range, half of a range, a range that ends before it begins or is too long, a date that its
 * calendar does not have, and a calendar without a date.
 */
export function refuseBadDays(sent: DateMembers, context: z.core.$RefinementCtx): void {
  const { date, start_date, end_date, calendar } = sent;
  refuseForeignDates({ date, start_date, end_date }, calendar, context);
  if (calendar && !date && !start_date && !end_date) {
    const message = 'is read only with date, or start_date and end_date';
    refuseMember(context, 'calendar', { message, code: 'ValidationError' });
  }
  if (date && (start_date || end_date))
    refuseMember(context, 'date', { message: 'cannot be combined with start_date and end_date', code: 'InvalidRange' });
  if (start_date && !end_date)
    refuseMember(context, 'end_date', { message: 'is required with start_date', code: 'InvalidRange' });
  if (end_date && !start_date)
    refuseMember(context, 'start_date', { message: 'is required with end_date', code: 'InvalidRange' });
  if (!start_date || !end_date) return;
  const days = measureRange(sent);
  const message =
    days < 1 ? 'must not lie before start_date' : `must lie within ${DAYS.maximum} days, start_date included`;
  if (days < 1 || days > DAYS.maximum) refuseMember(context, 'end_date', { message, code: 'InvalidRange' });
}
