import type { WallSeconds } from '../../../base/units/time.ts';
import { wallSeconds } from './civil.ts';
import type { DaylightDates } from './daylight-dates.ts';

/**
 * How sure a rule is. `settled`: a law, or a practice of the whole area with a source. `preferred`: likely. `doubtful`:
 * practice was mixed or is unknown.
 */
export const PRACTICE_STANDINGS = ['settled', 'preferred', 'doubtful'] as const;
export type PracticeStanding = (typeof PRACTICE_STANDINGS)[number];

/** The clock that a rule states. */
export type PracticeClock =
  | { readonly type: 'standard'; readonly standardSeconds: number; readonly daylight: DaylightDates }
  /** Standard time of the zone at the coordinates, with the dates of the national laws. */
  | { readonly type: 'zone_standard' }
  /** A fixed offset from UTC, such as that of Pulkovo's mean time. */
  | { readonly type: 'offset'; readonly offsetSeconds: number }
  /** The history of another zone of the database. */
  | { readonly type: 'zone'; readonly zone: string }
  /** The history of the zone of the coordinates itself: the rule confirms it. */
  | { readonly type: 'iana' }
  | { readonly type: 'local_mean_time' };

/** What a rule is about: the clocks of an area, or the times in its birth records. */
export const TIME_BASES = ['clock', 'record'] as const;

/**
 * What a local time was read from. `unknown` of a birth whose source is not stated: its record, where a rule says that records
 * of the place were likely in another time than clocks, and else a clock.
 */
export type TimeBasis = (typeof TIME_BASES)[number] | 'unknown';

/** A publication on which a rule rests. */
interface PracticeSource {
  readonly title: string;
  readonly url: string;
}

/** What the clocks of an area showed during a span of time. */
export interface PracticeRule {
  readonly id: string;
  /** The area in words, as part of a sentence: `the part of Texas on Central Time`, `Alsace and Moselle`. */
  readonly area: string;
  readonly standing: PracticeStanding;
  readonly basis: (typeof TIME_BASES)[number];
  /** First midnight on the local clock that belongs to the span. */
  readonly from: WallSeconds;
  /** First midnight on the local clock after the span. */
  readonly until: WallSeconds;
  readonly clock: PracticeClock;
  readonly sources: readonly PracticeSource[];
}

/** Every rule lies in this span of local time; other births need no look-up. */
export const PRACTICE_SPAN = {
  from: wallSeconds({ year: 1880, month: 1, day: 1, hour: 0, minute: 0, second: 0 }),
  until: wallSeconds({ year: 1974, month: 1, day: 1, hour: 0, minute: 0, second: 0 }),
} as const;

/** The rules about one point. */
export interface PracticeAtPlace {
  /** Rules whose area holds the point, in order of precedence: the first one whose span holds a time decides it. */
  readonly rules: readonly PracticeRule[];
  /** The same for each different list of rules within 5 km of the point; empty away from the borders of areas. */
  readonly nearby: readonly (readonly PracticeRule[])[];
}

/** The clocks of places where they differ from those of the city that the IANA zone records. */
export interface LocalPractice {
  /** Hash of all rules and areas. */
  readonly version: string;
  /**
   * @param latitudeDeg  north positive, `[-90, 90]`
   * @param longitudeDeg east positive, `[-180, 180]`
   * @param timezone IANA zone of the coordinates
   */
  rulesAt(latitudeDeg: number, longitudeDeg: number, timezone: string): PracticeAtPlace;
}
