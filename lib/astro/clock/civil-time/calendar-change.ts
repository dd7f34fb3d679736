import { type CalendarDate, dayNumber, isValidDate } from './calendar.ts';

/**
 * Calendars in civil use. `swedish`: Sweden's between 1700-03-01 and 1712-02-30, a day ahead of the Julian one. `other`:
 * one with other months or years, such as those of Japan or the Ottoman Empire.
 */
export const CIVIL_CALENDARS = ['julian', 'gregorian', 'swedish', 'other'] as const;
type CivilCalendar = (typeof CIVIL_CALENDARS)[number];

/** A civil calendar whose dates have a day number. */
export type DatedCalendar = Exclude<CivilCalendar, 'other'>;

/** Civil calendars whose dates have a day number. */
export const DATED_CALENDARS = ['julian', 'gregorian', 'swedish'] as const satisfies readonly DatedCalendar[];

/** Names of these calendars in sentences. */
export const CALENDAR_NAMES: Readonly<Record<DatedCalendar, string>> = {
  julian: 'Julian',
  gregorian: 'Gregorian',
  swedish: 'Swedish',
};

/** The day from which an area writes the dates of another calendar. */
interface CalendarChange {
  readonly from: CivilCalendar;
  /** In the calendar before the change; undefined where that is `other`. */
  readonly lastDate?: CalendarDate | undefined;
  readonly to: DatedCalendar;
  /** In the calendar after the change. */
  readonly firstDate: CalendarDate;
}

/** Written dates, both included, at which parts of an area differ or its calendar is not known. */
interface DoubtfulDates {
  /** Undefined: every date up to {@link until}. */
  readonly from?: CalendarDate | undefined;
  readonly until: CalendarDate;
}

/** A publication that dates a change. */
interface CalendarSource {
  readonly title: string;
  readonly url: string;
}

/** The civil calendars of an area, from the first to today's Gregorian one. */
export interface CalendarHistory {
  readonly id: string;
  /** The area in words, as part of a sentence: `Great Britain and Ireland`. */
  readonly area: string;
  /** In order of time; at least one. */
  readonly changes: readonly CalendarChange[];
  readonly doubts: readonly DoubtfulDates[];
  readonly sources: readonly CalendarSource[];
  /** What the dates leave open, in one sentence. */
  readonly note?: string | undefined;
}

/** The calendars of places. */
export interface Calendars {
  /** Hash of the table. */
  readonly version: string;
  /**
   * The history of the area at a point; that of `elsewhere` at sea and in lands that the table does not have.
   *
   * @param latitudeDeg  north positive, `[-90, 90]`
   * @param longitudeDeg east positive, `[-180, 180]`
   */
  historyAt(latitudeDeg: number, longitudeDeg: number): CalendarHistory;
}

/** From this year on every history is Gregorian and settled, so that no look-up is needed. */
export const GREGORIAN_EVERYWHERE_FROM_YEAR = 1930;

/** The calendar in which an area wrote a date. */
interface CalendarInUse {
  /** The calendar to read the date in: for a history that has `other` at the date, the one in which historians quote it. */
  readonly calendar: DatedCalendar;
  /**
   * `skipped`: no day had this date, which lies between the last one of a calendar and the first one of the next; it is
   * read in the earlier calendar. `repeated`: two days had it; the earlier one is read.
   */
  readonly status: 'unique' | 'skipped' | 'repeated';
  /** `doubtful` where parts of the area differ, sources disagree, or the civil calendar was another one. */
  readonly standing: 'settled' | 'doubtful';
  /** The next change after the date, else the last one. */
  readonly change: CalendarChange;
}

/** First date of the calendar of Pope Gregory XIII: historians quote earlier dates of every country in the Julian one. */
const PAPAL_DATE: CalendarDate = { year: 1582, month: 10, day: 15 };

/**
 * Finds the calendar of a date as it was written in an area.
 *
 * @throws RangeError for a history without changes
 * @example findCalendarInUse(britain, { year: 1752, month: 9, day: 2 }).calendar // 'julian'
 */
export function findCalendarInUse({ id, changes, doubts }: CalendarHistory, date: CalendarDate): CalendarInUse {
  const standing = doubts.some((doubt) => contains(doubt, date)) ? 'doubtful' : 'settled';
  const next = changes.find((change) => isBeforeChange(change, date));
  if (next)
    return { calendar: datedCalendarOf(next.from, date), status: statusBefore(next, date), standing, change: next };
  const last = changes.at(-1);
  if (last === undefined) throw new RangeError(`the calendar history ${id} has no change`);
  return { calendar: last.to, status: 'unique', standing, change: last };
}

function isBeforeChange({ firstDate, lastDate }: CalendarChange, date: CalendarDate): boolean {
  return compareDates(date, firstDate) < 0 || (lastDate !== undefined && compareDates(date, lastDate) <= 0);
}

function statusBefore({ firstDate, lastDate }: CalendarChange, date: CalendarDate): CalendarInUse['status'] {
  if (lastDate === undefined) return 'unique';
  if (compareDates(date, lastDate) > 0) return 'skipped';
  return compareDates(date, firstDate) >= 0 ? 'repeated' : 'unique';
}

function datedCalendarOf(calendar: CivilCalendar, date: CalendarDate): DatedCalendar {
  if (calendar !== 'other') return calendar;
  return compareDates(date, PAPAL_DATE) < 0 ? 'julian' : 'gregorian';
}

const contains = ({ from, until }: DoubtfulDates, date: CalendarDate): boolean =>
  (from === undefined || compareDates(date, from) >= 0) && compareDates(date, until) <= 0;

/** Negative where the first date is the smaller, by year, month and day alone. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/** The only date that the Swedish calendar has and the Julian one lacks. */
const SWEDISH_LEAP_DAY: CalendarDate = { year: 1712, month: 2, day: 30 };

/** True where the calendar has this day: 30 February only the Swedish one, in 1712. */
export function isValidCivilDate(date: CalendarDate, calendar: DatedCalendar): boolean {
  if (calendar !== 'swedish') return isValidDate(date, calendar);
  return isValidDate(date, 'julian') || compareDates(date, SWEDISH_LEAP_DAY) === 0;
}

/** True where one of the civil calendars has this day. */
export const isDateOfSomeCalendar = (date: CalendarDate): boolean =>
  DATED_CALENDARS.some((calendar) => isValidCivilDate(date, calendar));

/**
 * Days from 1970-01-01 (Gregorian) to a date of a civil calendar.
 *
 * @source the Swedish calendar a day ahead of the Julian one: IANA Time Zone Database, file `calendars`, after N. Beckman,
 *   Tideräkning och historia (1924); compared with Time4J, ChronoHistory.ofSweden
 * @example civilDayNumber({ year: 1712, month: 2, day: 30 }, 'swedish') // of the Julian 1712-02-29
 */
export function civilDayNumber(date: CalendarDate, calendar: DatedCalendar): number {
  return calendar === 'swedish' ? dayNumber(date, 'julian') - 1 : dayNumber(date, calendar);
}
