import type { EphemerisFacts } from '../port.ts';

/** Origin of the numbers of an answer: engine, data and time of calculation. */
export interface Provenance {
  readonly calculatedAt: Date;
  /** Release of the time zone database. */
  readonly zoneDatabase: string;
  readonly engine: EphemerisFacts;
}
