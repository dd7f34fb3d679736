import { addLocalTime, writeCalendar } from '../../../lib/answers/content-line.ts';
import type { Clock } from '../../../lib/astro/clock/civil-time/clock.ts';

/** An iCalendar text of this service. */
export interface CalendarPart {
  readonly text: string;
  /** Whether its titles end with the local time already. */
  readonly hasTimes: boolean;
}

/** Calendars that become one. */
interface MergedCalendars {
  readonly name: string;
  /** Clock of the times in titles. */
  readonly clock: Clock;
  readonly parts: readonly CalendarPart[];
}

/** Merges calendars. Each event stands in the result once; its title ends with its local time. */
export function mergeCalendars({ name, clock, parts }: MergedCalendars): string {
  const events = new Map<string, readonly string[]>();
  for (const { text, hasTimes } of parts) {
    for (const event of listEvents(text)) {
      const uid = readValue(event, 'UID');
      const start = readValue(event, 'DTSTART');
      const rewrite = (line: string): string =>
        line.startsWith('SUMMARY:') && !hasTimes ? addLocalTime(line, start, clock) : line;
      events.set(uid, event.map(rewrite));
    }
  }
  return writeCalendar(name, [...events.values()].flat());
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
