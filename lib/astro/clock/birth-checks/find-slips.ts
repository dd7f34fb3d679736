import type { UnixSeconds } from '../../../base/units/time.ts';
import type { CheckedBirth } from './birth.ts';
import { checkCalendar } from './calendar.ts';
import { checkClockChange } from './clock-change.ts';
import { checkDate } from './date.ts';
import { checkPlace } from './place.ts';
import type { BirthSlip } from './slip.ts';
import type { BirthCheckServices } from './zone-fit.ts';

/**
 * Lists what looks like a slip in the statement of a birth, and makes a difference at its moment. An ordinary birth
 * costs a look at the grid of zones and at the clock changes of a day.
 *
 * @param now moment after which a birth lies in the future
 */
export function findSlips(birth: CheckedBirth, services: BirthCheckServices, now: UnixSeconds): readonly BirthSlip[] {
  return [
    ...checkPlace(birth, services),
    ...checkCalendar(birth, services),
    ...checkDate(birth, now),
    ...checkClockChange(birth, services),
  ];
}
