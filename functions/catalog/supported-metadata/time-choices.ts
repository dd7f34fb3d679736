import { TIME_BASES } from '../../../lib/astro/clock/civil-time/local-practice.ts';
import {
  CALENDAR_CHOICES,
  DISAMBIGUATIONS,
  LOCAL_PRACTICE_CHOICES,
} from '../../../lib/astro/clock/civil-time/stated-time.ts';
import { PLACE_POLICIES } from '../../../lib/astro/clock/places/named-place.ts';
import { listChoices } from './choice.ts';

export const CALENDAR_MEANINGS = {
  gregorian: 'Dates of the Gregorian calendar, before 1582 too.',
  julian: 'Dates of the Julian calendar.',
};

/** How dates and clock times are read, and names of places. */
export const TIME_CHOICES = {
  calendars: listChoices(CALENDAR_CHOICES, {
    ...CALENDAR_MEANINGS,
    local: 'Dates of the calendar in civil use at the place and date.',
  }),
  place_policies: listChoices(PLACE_POLICIES, {
    best: 'A place that several others share its name with is taken if it has at least five times their inhabitants.',
    reject: 'A name that several places have is answered 422 `AmbiguousPlace`.',
  }),
  disambiguations: listChoices(DISAMBIGUATIONS, {
    compatible: 'The earlier of two instants; over a gap, forward.',
    earlier: 'The earlier of two instants; over a gap, back.',
    later: 'The later of two instants; over a gap, forward.',
    reject: 'The request is answered 422 with both candidates.',
  }),
  time_bases: listChoices(TIME_BASES, {
    clock: 'The time was read from a clock.',
    record: 'The time stands in a birth record, which some states wrote in standard time all year.',
  }),
  local_practices: listChoices(LOCAL_PRACTICE_CHOICES, {
    apply: 'Known clocks of the place replace those of its time zone.',
    ignore: 'The time is read on the clock of the time zone.',
  }),
};
