import { createHash } from 'node:crypto';
import { type JdRange, jdUt } from '../../base/units/time.ts';
import type { CalendarEntry } from '../../contract/answer-formats.ts';
import { formatContentLine, formatText } from './content-line.ts';

/** The entries of a calendar, its title and its origin. */
interface EntryList {
  /** Name of the calendar for people. */
  readonly title: string;
  /** Distinguishes the entries from those of other calendars: the path of the endpoint. */
  readonly origin: string;
  readonly entries: readonly CalendarEntry[];
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
export function formatCalendar({ title, origin, entries }: EntryList): string {
  const uids = new UidSeries(origin);
  const components = entries.length > 0 ? entries.flatMap((entry) => listEventLines(entry, uids)) : EMPTY_COMPONENT;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Natal//Calendar//EN',
    `NAME:${formatText(title)}`,
    `X-WR-CALNAME:${formatText(title)}`,
    ...components,
    'END:VCALENDAR',
  ];
  return lines.map(formatContentLine).join('');
}

/**
 * The only component of a calendar without events. An iCalendar object has at least one component (RFC 5545, section
 * 3.6), and the definition of a time zone is one that calendar programs do not show.
 */
const EMPTY_COMPONENT = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** The stamp is the beginning of the event, so that the same event has the same bytes in every answer. */
function listEventLines({ identity, summary, description, ...times }: CalendarEntry, uids: UidSeries): string[] {
  const start = formatUtcTime(times.start);
  const end = times.end === undefined ? start : formatUtcTime(times.end);
  return [
    'BEGIN:VEVENT',
    `UID:${uids.next([...identity, times.start.split('T')[0]])}`,
    `DTSTAMP:${start}`,
    `DTSTART:${start}`,
    // An end must be later than the start (RFC 5545, section 3.8.2.2).
    ...(end > start ? [`DTEND:${end}`] : []),
    `SUMMARY:${formatText(summary)}`,
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

const UID_DIGITS = 32;

/**
 * Gives identifiers that are stable across answers: hashes of what the event is and of its day. A second event with the
 * same identity on one day, such as two exact aspects around a station, has its number in the hash.
 */
class UidSeries {
  readonly #origin: string;
  readonly #counts = new Map<string, number>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  next(identity: readonly unknown[]): string {
    const text = JSON.stringify([this.#origin, ...identity]);
    const count = this.#counts.get(text) ?? 0;
    this.#counts.set(text, count + 1);
    const digest = createHash('sha256').update(count === 0 ? text : `${text}${count}`);
    return digest.digest('hex').slice(0, UID_DIGITS);
  }
}
