import type { WallSeconds } from './civil.ts';

/**
 * How sure a rule is. `settled`: a law, or a practice of the whole area with a source. `preferred`: likely. `doubtful`:
 * practice was mixed or is unknown.
 */
export const PRACTICE_STANDINGS = ['settled', 'preferred', 'doubtful'] as const;
export type PracticeStanding = (typeof PRACTICE_STANDINGS)[number];

/**
 * Yearly dates of daylight saving, in addition to a standard time. Clocks change at 02:00 local time.
 *
 * - `national`: only the laws of the United States: 1918–19 from the last Sunday of March to the last Sunday of October,
 *   War Time from 1942-02-09 to 1945-09-30, and from 1967 the Uniform Time Act.
 * - `never`: not even those.
 * - `april_to_september`: `national`, and from 1946 from the last Sunday of April to the last Sunday of September.
 * - `minnesota`: `national`, and from the fourth Sunday of May to the Tuesday after Labor Day.
 * - `new_york`, `chicago`: `national`, and the dates of these cities.
 */
export const DAYLIGHT_DATES = ['national', 'never', 'april_to_september', 'minnesota', 'new_york', 'chicago'] as const;
export type DaylightDates = (typeof DAYLIGHT_DATES)[number];

/** The clock that a rule states. */
export type PracticeClock =
  | { readonly type: 'standard'; readonly standardSeconds: number; readonly daylight: DaylightDates }
  /** Standard time of the zone of the coordinates, whatever that is, with the dates of the national laws. */
  | { readonly type: 'zone_standard' }
  /** A fixed offset from UTC, such as that of Pulkovo's mean time. */
  | { readonly type: 'offset'; readonly offsetSeconds: number }
  /** The history of another zone of the database. */
  | { readonly type: 'zone'; readonly zone: string }
  /** The history of the zone of the coordinates itself: the rule confirms it. */
  | { readonly type: 'iana' }
  | { readonly type: 'local_mean_time' };

/** A publication on which a rule rests. */
export interface PracticeSource {
  readonly title: string;
  readonly url: string;
}

/** What the clocks of an area showed during a span of time. */
export interface PracticeRule {
  readonly id: string;
  /** The area in words, as part of a sentence: `Texas, Central Time`, `Alsace and Moselle`. */
  readonly area: string;
  readonly standing: PracticeStanding;
  /** `record`: the rule is about the times in birth records, not about clocks. */
  readonly basis: 'clock' | 'record';
  /** First midnight on the local clock that belongs to the span. */
  readonly from: WallSeconds;
  /** First midnight on the local clock after the span. */
  readonly until: WallSeconds;
  readonly clock: PracticeClock;
  readonly sources: readonly PracticeSource[];
}

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
