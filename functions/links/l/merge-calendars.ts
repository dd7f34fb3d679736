import { EMPTY_COMPONENT, formatContentLine, formatText } from '../../../lib/answers/content-line.ts';
import { civilFromWall, wallAt } from '../../../lib/astro/clock/civil-time/civil.ts';
import { type Clock, offsetSecondsAt } from '../../../lib/astro/clock/civil-time/clock.ts';
import { padToTwo } from '../../../lib/base/text.ts';
import { unixSeconds } from '../../../lib/base/units/time.ts';

/** Calendars that become one. */
interface MergedCalendars {
  readonly name: string;
  /** Clock of the times in titles. */
  readonly clock: Clock;
  /** Gives an event its identifier, from the one that it has in its own calendar. */
  identify(uid: string): string;
  /** iCalendar texts of this service. */
  readonly texts: readonly string[];
}

/**
 * How often programs are to ask for a subscribed calendar.
 *
 * @source RFC 7986, section 5.7, REFRESH-INTERVAL
 * @source "[MS-OXCICAL]: iCalendar to Appointment Object Conversion Algorithm", X-PUBLISHED-TTL
 */
const REFRESH = ['REFRESH-INTERVAL;VALUE=DURATION:PT12H', 'X-PUBLISHED-TTL:PT12H'];

/** Merges calendars. Each event stands in the result once; its title ends with its local time. */
export function mergeCalendars({ name, clock, identify, texts }: MergedCalendars): string {
  const events = new Map<string, readonly string[]>();
  for (const event of texts.flatMap(listEvents)) {
    const uid = identify(readValue(event, 'UID'));
    const time = formatLocalTime(readValue(event, 'DTSTART'), clock);
    events.set(
      uid,
      event.map((line) => rewriteLine(line, { uid, time })),
    );
  }
  const components = events.size > 0 ? [...events.values()].flat() : EMPTY_COMPONENT;
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Natal//Calendar//EN'],
    ...[`NAME:${formatText(name)}`, `X-WR-CALNAME:${formatText(name)}`, ...REFRESH],
    ...components,
    'END:VCALENDAR',
  ];
  return lines.map(formatContentLine).join('');
}

function rewriteLine(line: string, { uid, time }: { readonly uid: string; readonly time: string }): string {
  if (line.startsWith('UID:')) return `UID:${uid}`;
  return line.startsWith('SUMMARY:') ? `${line} (${time})` : line;
}

const BEGIN = 'BEGIN:VEVENT';
const END = 'END:VEVENT';

/** The unfolded lines of each event. */
function listEvents(text: string): readonly (readonly string[])[] {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const starts = lines.flatMap((line, index) => (line === BEGIN ? [index] : []));
  return starts.map((start) => lines.slice(start, lines.indexOf(END, start) + 1));
}

/** The value of a property that every event has. */
function readValue(event: readonly string[], property: string): string {
  const line = event.find((one) => one.startsWith(`${property}:`));
  if (line === undefined) throw new Error(`an event of this service has no ${property}`);
  return line.slice(property.length + 1);
}

const BASIC_TIME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** @example formatLocalTime('20261128T230000Z', paris) // '00:00' */
function formatLocalTime(text: string, clock: Clock): string {
  const moment = unixSeconds(Date.parse(text.replace(BASIC_TIME, '$1-$2-$3T$4:$5:$6Z')) / 1000);
  const { hour, minute } = civilFromWall(wallAt(moment, offsetSecondsAt(clock, moment)));
  return `${padToTwo(hour)}:${padToTwo(minute)}`;
}
