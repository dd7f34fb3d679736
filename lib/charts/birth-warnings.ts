import type { CheckedBirth, EarthPoint } from '../astro/clock/birth-checks/birth.ts';
import { checkCalendar } from '../astro/clock/birth-checks/calendar.ts';
import { leavesClockInDoubt } from '../astro/clock/birth-checks/clock-doubt.ts';
import { checkYear } from '../astro/clock/birth-checks/date.ts';
import { describeSlip } from '../astro/clock/birth-checks/describe-slip.ts';
import { findSlips } from '../astro/clock/birth-checks/find-slips.ts';
import { checkCoordinates } from '../astro/clock/birth-checks/place.ts';
import type { BirthCheckServices } from '../astro/clock/birth-checks/zone-fit.ts';
import type { LocalMoment } from '../astro/clock/civil-time/moment.ts';
import type { ZoneLookup } from '../astro/clock/places/zone-lookup.ts';
import type { SystemClock } from '../base/units/system-clock.ts';
import { type UnixSeconds, unixSeconds } from '../base/units/time.ts';
import type { Warning } from '../base/warning.ts';

/** A moment after its checks, and what they say about it. */
interface CheckedMoment {
  /** `doubtful` where a slip leaves its clock in doubt. */
  readonly moment: LocalMoment;
  readonly warnings: readonly Warning[];
}

/**
 * Warns about what looks like a slip in the statement of a birth, each with the form that would be right.
 *
 * @throws Problem `PlacesUnavailable`
 */
export function checkBirth(
  birth: CheckedBirth,
  services: BirthCheckServices & { readonly clock: SystemClock },
): CheckedMoment {
  return checkUntil(unixSeconds(services.clock.now().getTime() / 1000), birth, services);
}

/** As {@link checkBirth}, for a moment that may lie in the future. */
export function checkMoment(moment: CheckedBirth, services: BirthCheckServices): CheckedMoment {
  return checkUntil(unixSeconds(Number.POSITIVE_INFINITY), moment, services);
}

function checkUntil(now: UnixSeconds, birth: CheckedBirth, services: BirthCheckServices): CheckedMoment {
  const slips = findSlips(birth, services, now);
  const isInDoubt = slips.some((slip) => leavesClockInDoubt(slip, birth));
  return { moment: isInDoubt ? toDoubtful(birth.moment) : birth.moment, warnings: slips.map(describeSlip) };
}

const toDoubtful = (moment: LocalMoment): LocalMoment => ({
  ...moment,
  resolution: { ...moment.resolution, certainty: 'doubtful' },
});

/** Warnings about a date: its calendar, and a year of two digits. */
export function createDateWarnings(
  date: Pick<CheckedBirth, 'stated' | 'place'>,
  services: BirthCheckServices,
): readonly Warning[] {
  return [...checkCalendar(date, services), ...checkYear(date)].map(describeSlip);
}

/** Warnings about coordinates that stand alone: far from any town, or exchanged. */
export function createPlaceWarnings(place: EarthPoint, zoneLookup: ZoneLookup): Warning[] {
  return checkCoordinates({ place, zone: undefined }, zoneLookup).map(describeSlip);
}
