import type { UnixSeconds } from '../../../base/units/time.ts';
import type { DatedCalendar } from './calendar-change.ts';
import type { StatedZone } from './stated-time.ts';
import type { ZoneHint } from './unknown-zone.ts';

/** One possible instant of a local time. */
export interface LocalTimeCandidate {
  readonly instant: UnixSeconds;
  /** Offset of the clock in force at {@link instant}, whole seconds, east positive. */
  readonly offsetSeconds: number;
  readonly abbreviation: string;
}

/** What states a zone: the time itself, or the place that the time is read at. */
export type ZoneOwner = 'time' | 'place';

interface UnknownZone {
  readonly zoneName: string;
  readonly stated: StatedZone;
  readonly owner: ZoneOwner;
  readonly hint: ZoneHint;
  readonly databaseVersion: string;
}

/** The time zone database has no zone of the stated name. */
export class UnknownZoneError extends Error {
  override readonly name = 'UnknownZoneError';
  readonly unknown: UnknownZone;

  constructor(unknown: UnknownZone) {
    super(`no time zone ${unknown.zoneName} in database ${unknown.databaseVersion}`);
    this.unknown = unknown;
  }
}

interface ContradictoryZones {
  /** The zone that decides. */
  readonly zoneName: string;
  /** Another zone that is stated too. */
  readonly otherName: string;
  readonly owner: ZoneOwner;
}

/** Two zones are stated for one clock. */
export class ContradictoryZonesError extends Error {
  override readonly name = 'ContradictoryZonesError';
  readonly zones: ContradictoryZones;

  constructor(zones: ContradictoryZones) {
    super(`${zones.otherName} is another time zone than ${zones.zoneName}`);
    this.zones = zones;
  }
}

interface RefusedReading {
  readonly status: 'ambiguous' | 'nonexistent';
  readonly zoneName: string;
  /** Earlier and later reading. */
  readonly candidates: readonly [LocalTimeCandidate, LocalTimeCandidate];
}

/** A local time occurred twice or never, and the client wants neither reading chosen. */
export class LocalTimeNotUniqueError extends Error {
  override readonly name = 'LocalTimeNotUniqueError';
  readonly reading: RefusedReading;

  constructor(reading: RefusedReading) {
    super(`${reading.status} local time in ${reading.zoneName}`);
    this.reading = reading;
  }
}

interface InvalidLocalDate {
  readonly calendar: DatedCalendar;
  /** The area in words, as part of a sentence. */
  readonly area: string;
}

/** The calendar in use at a place did not have the stated date. */
export class InvalidLocalDateError extends Error {
  override readonly name = 'InvalidLocalDateError';
  readonly date: InvalidLocalDate;

  constructor(date: InvalidLocalDate) {
    super(`no date of the ${date.calendar} calendar of ${date.area}`);
    this.date = date;
  }
}

/** A date is stated in the calendar of its place, and no place is stated. */
export class PlaceOfCalendarMissingError extends Error {
  override readonly name = 'PlaceOfCalendarMissingError';
}
