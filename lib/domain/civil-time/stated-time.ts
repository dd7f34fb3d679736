import type { Calendar } from './calendar.ts';
import type { CivilTime } from './civil.ts';
import type { Disambiguation } from './resolve.ts';

/** A moment as a client wrote it: a reading of a calendar and a clock, or a Julian day. */
export type StatedMoment =
  | {
      readonly type: 'civil';
      /** Midnight where no time was written. */
      readonly civil: CivilTime;
      readonly calendar: Calendar;
      readonly hasTime: boolean;
      /** Undefined where no offset was written, so that a zone has to tell. */
      readonly offsetSeconds: number | undefined;
    }
  | { readonly type: 'julian_day'; readonly julianDay: number };

/** A zone by name, or an offset of one's own; neither: the zone is still to be found. */
export interface StatedZone {
  readonly iana_name?: string | undefined;
  readonly name?: string | undefined;
  readonly utc_offset_seconds?: number | undefined;
}

/** A moment with all that was said about its clock. */
export interface StatedTime {
  readonly moment: StatedMoment;
  readonly disambiguation: Disambiguation;
  /** Stated beside the moment; it comes before the zone of a place. */
  readonly timezone: StatedZone | undefined;
}
