import type { UnixSeconds } from '../../units/time.ts';

/** What the clocks of a zone said during one span of time. */
export interface ClockPeriod {
  /** Civil time − UTC, whole seconds, east positive. */
  readonly offsetSeconds: number;
  readonly isDst: boolean;
  /** As the database has it: CET, CEST, BDST, LMT … */
  readonly abbreviation: string;
  /** True while the zone's city still kept its own mean solar time. */
  readonly isLocalMeanTime: boolean;
}

/** One zone of the IANA database with all of its history. */
export interface ZoneHistory {
  /** Name as asked, in the database's own spelling. */
  readonly name: string;
  /** The zone this name is a link to, or the name itself. */
  readonly canonicalName: string;
  /** The clock in force at an instant. */
  periodAt(instant: UnixSeconds): ClockPeriod;
  /** The instants in `(from, to]` at which the period changes, ascending. */
  transitionsBetween(from: UnixSeconds, to: UnixSeconds): readonly UnixSeconds[];
}

/** The history of every zone. */
export interface ZoneHistories {
  /** Release of the database, such as `2026f`. */
  readonly version: string;
  /** Names without regard to case; undefined where the database has no such name. */
  find(name: string): ZoneHistory | undefined;
  names(): readonly string[];
}
