import { createHash } from 'node:crypto';
import { addLocalTime, formatText, writeCalendar } from '../../answers/content-line.ts';
import type { Clock } from '../../astro/clock/civil-time/clock.ts';
import { CALENDAR_EDITION } from '../../base/catalog/calendar-edition.ts';
import { type JdRange, jdUt } from '../../base/units/time.ts';
import type { CalendarEntry } from '../../contract/answer-formats.ts';

/** The entries of a calendar, its title and its origin. */
interface EntryList {
  /** Name of the calendar for people. */
  readonly title: string;
  /** Distinguishes the entries from those of other calendars: the path of the endpoint. */
  readonly origin: string;
  readonly entries: readonly CalendarEntry[];
  /** Clock of the times in titles; undefined: titles have none. */
  readonly clock?: Clock | undefined;
  /** Gives an event its identifier, from a hash of what it is. Default: the hash. */
  identify?(hash: string): string;
}

/** The years 0000 to 9999. */
export const CALENDAR_YEARS: JdRange = { fromJdUt: jdUt(1_721_059.5), toJdUt: jdUt(5_373_484.5) };

/** An instant that a calendar cannot hold. */
export class YearOutsideCalendar extends Error {
  override readonly name = 'YearOutsideCalendar';
  readonly instant: string;

  /** @param instant as the answer states it */
  constructor(instant: string) {
    super(`a calendar cannot hold ${instant}`);
    this.instant = instant;
  }
}

/**
 * Formats entries as an iCalendar object. Equal entries give equal bytes: nothing depends on the time of the request.
 *
 * @source RFC 5545
 * @throws YearOutsideCalendar for an instant outside the years 0000 to 9999
 */
export function formatCalendar({ title, origin, entries, clock, identify = keepHash }: EntryList): string {
  const events = entries.flatMap((entry) => listEventLines(entry, identify(createUid(origin, entry)), clock));
  return writeCalendar(title, events);
}

/** The stamp is the beginning of the event, so that the same event has the same bytes in every answer. */
function listEventLines(
  { summary, description, ...times }: CalendarEntry,
  uid: string,
  clock: Clock | undefined,
): string[] {
  const start = formatUtcTime(times.start);
  const end = times.end === undefined ? start : formatUtcTime(times.end);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${CALENDAR_EDITION}`,
    `DTSTAMP:${start}`,
    `DTSTART:${start}`,
    // An end must be later than the start (RFC 5545, section 3.8.2.2).
    ...(end > start ? [`DTEND:${end}`] : []),
    `SUMMARY:${formatText(clock ? addLocalTime(summary, start, clock) : summary)}`,
    `DESCRIPTION:${formatText(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const SECOND_MS = 1000;
const ISO_SECOND = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)/;

/** The nearest second in the basic format: `20250320T090128Z`. */
function formatUtcTime(instant: string): string {
  const roundedMs = Math.round(Date.parse(instant) / SECOND_MS) * SECOND_MS;
  const fields = Number.isNaN(roundedMs) ? null : ISO_SECOND.exec(new Date(roundedMs).toISOString());
  if (!fields) throw new YearOutsideCalendar(instant);
  const [, year, month, day, hour, minute, second] = fields;
  return `${year}${month}${day}T${hour}${minute}${second}Z`;
}

const keepHash = (hash: string): string => hash;

const UID_DIGITS = 32;

/** Stable across answers: a hash of what the event is, and of nothing else. */
const createUid = (origin: string, { identity }: Pick<CalendarEntry, 'identity'>): string =>
  createHash('sha256')
    .update(JSON.stringify([origin, ...identity]))
    .digest('hex')
    .slice(0, UID_DIGITS);
