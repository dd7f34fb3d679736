import type { UnixSeconds } from '../../../base/units/time.ts';
import type { EarthPoint } from './birth.ts';

/** The clock of a zone at the moment of a birth. */
export interface ClockInZone {
  readonly zone: string;
  /** Clock − UTC, seconds. */
  readonly offsetSeconds: number;
}

/** What each slip states, by the code of its warning. */
export interface SlipFacts {
  readonly ZoneDisagreesWithPlace: {
    readonly stated: ClockInZone;
    readonly place: ClockInZone;
    /** The longitude with the other sign, where the stated zone fits it. */
    readonly fittingLongitudeDeg: number | undefined;
  };
  readonly OffsetDisagreesWithPlace: {
    readonly offsetSeconds: number;
    readonly place: ClockInZone;
    /** The longitude with the other sign, where the offset fits it. */
    readonly fittingLongitudeDeg: number | undefined;
  };
  readonly ZoneWithoutSummerTime: { readonly stated: ClockInZone; readonly place: ClockInZone };
  readonly CoordinatesLookExchanged: {
    /** The coordinates the other way round. */
    readonly place: EarthPoint;
    /** The stated zone, which fits them. */
    readonly zone: string | undefined;
  };
  readonly PlaceFarFromTowns: {
    readonly place: EarthPoint;
    /** The coordinates with other signs, where the stated zone fits them. */
    readonly fitting: EarthPoint | undefined;
    /** The coordinates the other way round, where they have towns nearby. */
    readonly exchanged: EarthPoint | undefined;
  };
  readonly CalendarNotStated: {
    /** The date as stated, such as `1564-04-26`. */
    readonly date: string;
    /** The calendar in which it was probably written. */
    readonly calendar: 'julian' | 'swedish';
    /** The area that wrote it; undefined before the Gregorian calendar began. */
    readonly area:
      | {
          readonly name: string;
          readonly lastDate: string | undefined;
          /** The date that followed the last one, where the stated date lies between them. */
          readonly nextDate: string | undefined;
          readonly isSettled: boolean;
        }
      | undefined;
    /** The day of the same date in that calendar, as a Gregorian date. */
    readonly otherReading: string;
    /** Days from the Gregorian to the other reading; negative before the year 200. */
    readonly days: number;
  };
  readonly YearBelow100: { readonly year: number };
  readonly BirthInTheFuture: { readonly secondsAhead: number };
  readonly NearClockChange: {
    /** Undefined where the clocks of the place are not those of its zone. */
    readonly zone: string | undefined;
    readonly changedAt: UnixSeconds;
    readonly beforeSeconds: number;
    readonly afterSeconds: number;
  };
}

export type SlipCode = keyof SlipFacts;

/** What looks like a slip in the statement of a birth. It gives a warning, never an error. */
export type BirthSlip = { readonly [Code in SlipCode]: { readonly code: Code } & SlipFacts[Code] }[SlipCode];
