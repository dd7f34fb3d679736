import type { EphemerisFacts } from '../../ephemeris/port.ts';

/** What an answer says about where its numbers come from. */
export interface Provenance {
  readonly calculatedAt: Date;
  /** Release of the time zone database. */
  readonly zoneDatabase: string;
  readonly engine: EphemerisFacts;
}
