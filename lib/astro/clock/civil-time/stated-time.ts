import { CALENDAR_IDS, type Calendar } from './calendar.ts';
import type { DatedCalendar } from './calendar-change.ts';
import type { CivilTime } from './civil.ts';
import type { TimeBasis } from './local-practice.ts';

export const DISAMBIGUATIONS = ['compatible', 'earlier', 'later', 'reject'] as const;

/**
 * How to resolve a local time that occurred twice or never. `compatible` takes the earlier of two and moves forward
 * over a gap.
 *
 * @source TC39 Temporal, tc39.es/proposal-temporal/docs/ambiguity.html: in a gap `earlier` reads the time with the
 *   offset after the change, `later` and `compatible` with the offset before it
 */
export type Disambiguation = (typeof DISAMBIGUATIONS)[number];

export const LOCAL_PRACTICE_CHOICES = ['apply', 'ignore'] as const;

/** Calendars that a client can state; `local`: the one in civil use at the place and date. */
export const CALENDAR_CHOICES = [...CALENDAR_IDS, 'local'] as const;
export type CalendarChoice = (typeof CALENDAR_CHOICES)[number];

/** A moment as a client states it: calendar date and clock time, or a Julian day. */
export type StatedMoment =
  | {
      readonly type: 'civil';
      /** Midnight where the client states no time. */
      readonly civil: CivilTime;
      /** Gregorian where the client states none. */
      readonly calendar: Calendar;
      readonly isCalendarStated: boolean;
      /** True where the date is in the calendar of its place, which is still to be found. */
      readonly isCalendarLocal?: boolean;
      /** The calendar of the place, where the date was stated in it. */
      readonly localCalendar?: DatedCalendar;
      readonly hasTime: boolean;
      /** Undefined where the client states no offset; a zone then decides it. */
      readonly offsetSeconds: number | undefined;
    }
  | { readonly type: 'julian_day'; readonly julianDay: number };

/**
 * A zone by name, or a fixed offset; with neither, the zone is looked up. With both, the clock has the offset and belongs
 * to the zone: so a local time that was resolved before is stated, whose reading may not be that of the zone.
 */
export interface StatedZone {
  readonly iana_name?: string | undefined;
  readonly name?: string | undefined;
  readonly utc_offset_seconds?: number | undefined;
}

/** A moment with everything stated about its clock. */
export interface StatedTime {
  readonly moment: StatedMoment;
  readonly disambiguation: Disambiguation;
  /** Default `clock`. */
  readonly timeBasis?: TimeBasis | undefined;
  /** Default `apply`. `ignore` reads the time as the zone of the database has it, whatever the clocks of the place showed. */
  readonly localPractice?: (typeof LOCAL_PRACTICE_CHOICES)[number] | undefined;
  /** Stated with the moment; it takes precedence over the zone of a place. */
  readonly timezone: StatedZone | undefined;
}
