import { Zone } from 'luxon';
import { formatOffset } from '../domain/civil-time/format.ts';
import type { ZoneHistory } from '../domain/civil-time/zone.ts';
import { unixSeconds } from '../units/time.ts';

const SECONDS_PER_MINUTE = 60;

/**
 * A zone's history for Luxon's formatting and calendar arithmetic.
 *
 * Luxon counts offsets in minutes but takes fractions of them, so mean solar time is right to the second in every field
 * and format, with one exception: `toISO` and the tokens `Z` and `ZZ` cut the seconds off the *printed* offset
 * (`+00:09` for 561 s). Print with `formatLocal`, and leave folds, gaps and daylight-saving flags to `resolveLocalTime`
 * and `periodAt`: Luxon guesses at the first two and compares offsets within a year for the third.
 *
 * @example DateTime.fromSeconds(-773244000, { zone: new HistoryZone(oslo) }).toFormat('HH:mm') // '12:00' on 1945-07-01
 */
export class HistoryZone extends Zone {
  readonly #history: ZoneHistory;

  constructor(history: ZoneHistory) {
    super();
    this.#history = history;
  }

  /** Not `iana`: for those Luxon keeps a guess per name that would be shared with its own zones. */
  override get type(): string {
    return 'history';
  }

  override get name(): string {
    return this.#history.name;
  }

  /** False even where the clocks never change, as Luxon has it for its own IANA zones. */
  override get isUniversal(): boolean {
    return false;
  }

  override get isValid(): boolean {
    return true;
  }

  /** The database's abbreviation, whatever the format and locale asked for: it has no other names. */
  override offsetName(milliseconds: number): string {
    return this.#periodAt(milliseconds).abbreviation;
  }

  /** `short` +05:30, `narrow` +5:30, `techie` +0530; with seconds where there are any. */
  override formatOffset(milliseconds: number, format: string): string {
    const short = formatOffset(this.#periodAt(milliseconds).offsetSeconds);
    if (format === 'techie') return short.replaceAll(':', '');
    return format === 'narrow' ? short.replace(/^([+-])0/, '$1').replace(/:00$/, '') : short;
  }

  /** Minutes, with a fraction where the offset has seconds. */
  override offset(milliseconds: number): number {
    return this.#periodAt(milliseconds).offsetSeconds / SECONDS_PER_MINUTE;
  }

  override equals(other: Zone): boolean {
    return other instanceof HistoryZone && other.name === this.name;
  }

  #periodAt(milliseconds: number) {
    return this.#history.periodAt(unixSeconds(milliseconds / 1000));
  }
}
