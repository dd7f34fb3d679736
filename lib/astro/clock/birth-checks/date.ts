import type { UnixSeconds } from '../../../base/units/time.ts';
import type { CalendarDate } from '../civil-time/calendar.ts';
import type { CheckedBirth } from './birth.ts';
import type { BirthSlip } from './slip.ts';

/** Whether the date of a birth looks incomplete: a year of two digits, or a day to come. */
export function checkDate(birth: CheckedBirth, now: UnixSeconds): readonly BirthSlip[] {
  return [...checkYear(birth), ...checkFuture(birth, now)];
}

/**
 * Whether a year may be one of which only two digits were sent. Years before the common era are written with a sign, so
 * they are meant.
 */
export const mayLackCentury = ({ year }: Pick<CalendarDate, 'year'>): boolean => year >= 0 && year < 100;

/** Whether the year of a date looks like one of two digits. */
export function checkYear({ stated: { moment } }: Pick<CheckedBirth, 'stated'>): readonly BirthSlip[] {
  if (moment.type === 'julian_day') return [];
  const { year } = moment.civil;
  return mayLackCentury(moment.civil) ? [{ code: 'YearBelow100', year }] : [];
}

/** The client's clock may be ahead of the service's. */
const CLOCK_TOLERANCE_SECONDS = 300;

function checkFuture({ moment }: CheckedBirth, now: UnixSeconds): readonly BirthSlip[] {
  const secondsAhead = moment.instant - now;
  return secondsAhead > CLOCK_TOLERANCE_SECONDS ? [{ code: 'BirthInTheFuture', secondsAhead }] : [];
}
