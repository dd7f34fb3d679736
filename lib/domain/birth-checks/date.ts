import type { UnixSeconds } from '../../units/time.ts';
import type { CheckedBirth } from './birth.ts';
import type { BirthSlip } from './slip.ts';

/** Whether the date of a birth looks incomplete: a year of two digits, or a day to come. */
export function checkDate(birth: CheckedBirth, now: UnixSeconds): readonly BirthSlip[] {
  return [...checkYear(birth), ...checkFuture(birth, now)];
}

/** Years before the common era are written with a sign, so they are meant. */
function checkYear({ stated: { moment } }: CheckedBirth): readonly BirthSlip[] {
  if (moment.type === 'julian_day') return [];
  const { year } = moment.civil;
  return year >= 0 && year < 100 ? [{ code: 'YearBelow100', year }] : [];
}

/** The client's clock may be ahead of the service's. */
const CLOCK_TOLERANCE_SECONDS = 300;

function checkFuture({ moment }: CheckedBirth, now: UnixSeconds): readonly BirthSlip[] {
  const secondsAhead = moment.instant - now;
  return secondsAhead > CLOCK_TOLERANCE_SECONDS ? [{ code: 'BirthInTheFuture', secondsAhead }] : [];
}
