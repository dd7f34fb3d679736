import type { UnixSeconds } from '../../../base/units/time.ts';

/** Setting of a zone's clocks during one period. */
export interface ClockPeriod {
  /** Civil time − UTC, whole seconds, east positive. */
  readonly offsetSeconds: number;
  /** Civil time − standard time of that period, whole seconds, ≥ 0: 3600 in summer, 7200 in double summer time. */
  readonly dstOffsetSeconds: number;
  /**
   * True where {@link dstOffsetSeconds} is not 0; Dublin's summer counts as daylight-saving time, its winter does not.
   */
  readonly isDst: boolean;
  /** From the database: CET, CEST, BDST, LMT … */
  readonly abbreviation: string;
  /** True while the zone's city still kept its own mean solar time. */
  readonly isLocalMeanTime: boolean;
}

/** The settings of a clock through time. */
export interface ClockHistory {
  /** The clock in force at an instant. */
  periodAt(instant: UnixSeconds): ClockPeriod;
  /** The instants in `(from, to]` at which the period changes, ascending. */
  transitionsBetween(from: UnixSeconds, to: UnixSeconds): readonly UnixSeconds[];
}

/** One zone of the IANA database with its complete history. */
export interface ZoneHistory extends ClockHistory {
  /** Requested name, in the spelling of the database. */
  readonly name: string;
  /** The zone that this name links to, or the name itself. */
  readonly canonicalName: string;
}

/** The history of every zone. */
export interface ZoneHistories {
  /** Release of the database, such as `2026f`. */
  readonly version: string;
  /** Ignores case; undefined where the database has no such name. */
  find(name: string): ZoneHistory | undefined;
  /** Every name that {@link find} knows, links included, in alphabetical order. */
  names(): readonly string[];
}
