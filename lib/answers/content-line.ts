import { civilFromWall, wallAt } from '../astro/clock/civil-time/civil.ts';
import { type Clock, offsetSecondsAt } from '../astro/clock/civil-time/clock.ts';
import { padToTwo } from '../base/text.ts';
import { unixSeconds } from '../base/units/time.ts';

/** Longest content line, octets without its line break. @source RFC 5545, section 3.1 */
const MAX_LINE_OCTETS = 75;

const LINE_BREAK = '\r\n';

/**
 * Formats a content line with its line break. A long line is folded: a line break and a space are inserted between two
 * characters. The length is counted in octets of UTF-8, and no character is divided.
 */
function formatContentLine(line: string): string {
  const lineOctets = Buffer.byteLength(line);
  if (lineOctets <= MAX_LINE_OCTETS) return line + LINE_BREAK;
  const isAscii = lineOctets === line.length;
  return (isAscii ? foldAscii(line) : foldCharacters(line)) + LINE_BREAK;
}

const FOLD = `${LINE_BREAK} `;

/** Folds a line of which each character is one octet, which is much faster than character by character. */
function foldAscii(line: string): string {
  const parts = [line.slice(0, MAX_LINE_OCTETS)];
  const step = MAX_LINE_OCTETS - 1; // the space of the fold is an octet of the line
  for (let start = MAX_LINE_OCTETS; start < line.length; start += step) parts.push(line.slice(start, start + step));
  return parts.join(FOLD);
}

function foldCharacters(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = countOctets(character);
    if (octets + size > MAX_LINE_OCTETS) {
      text += FOLD;
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/** Octets of one character in UTF-8. */
function countOctets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', ';': '\\;', ',': '\\,', '\n': '\\n' };

/** Control characters but tabs and line breaks. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/** Escapes a value of type TEXT. Control characters, which it may not have, are left out. @source RFC 5545, section 3.3.11 */
export function formatText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(/[\\;,\n]/g, (character) => ESCAPES[character] ?? character);
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

/**
 * How often programs are to ask for a subscribed calendar.
 *
 * @source RFC 7986, section 5.7, REFRESH-INTERVAL
 * @source "[MS-OXCICAL]: iCalendar to Appointment Object Conversion Algorithm", X-PUBLISHED-TTL
 */
const REFRESH = ['REFRESH-INTERVAL;VALUE=DURATION:PT12H', 'X-PUBLISHED-TTL:PT12H'];

/** An iCalendar object. @param events the unfolded lines of its events */
export function writeCalendar(name: string, events: readonly string[]): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Natal//Calendar//EN'],
    ...[`NAME:${formatText(name)}`, `X-WR-CALNAME:${formatText(name)}`, ...REFRESH],
    ...(events.length > 0 ? events : EMPTY_COMPONENT),
    'END:VCALENDAR',
  ];
  return lines.map(formatContentLine).join('');
}

const BASIC_TIME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** @example addLocalTime('Full moon', '20261128T230000Z', paris) // 'Full moon (00:00)' */
export function addLocalTime(title: string, start: string, clock: Clock): string {
  const moment = unixSeconds(Date.parse(start.replace(BASIC_TIME, '$1-$2-$3T$4:$5:$6Z')) / 1000);
  const { hour, minute } = civilFromWall(wallAt(moment, offsetSecondsAt(clock, moment)));
  return `${title} (${padToTwo(hour)}:${padToTwo(minute)})`;
}
