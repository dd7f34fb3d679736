import { findMonth } from '../requests/dates/month-names.ts';
import { listLines } from './encoding.ts';
import { readClock, readCoordinate, requireDate, toMeanTimeOffset, toWhole } from './fields.ts';
import {
  type FileContents,
  type FileRecord,
  quote,
  type RecordIssue,
  readOrReport,
  UnreadableField,
} from './record.ts';

/**
 * Reads chart info of Astrolog: `/qb month day year time ST|DT zone longitude latitude`, where zones without a letter are positive to the
 * west, `/qa` the same without daylight saving, and `/zi "name" "place"` after it. `;` begins a comment. `-` and `=` stand for `/`.
 *
 * @source sample files of Zidane (Astrolog) and of Astrolog32 in the reader getAstrolog32 of OpenAstro.org; the syntax and Bill Gates's
 *   birth (28 Oct 1955 22:00 `ST +8:00 122:20W 47:36N`, Seattle) in CommandParser of ivstars' astrology. Other switches are settings of the
 *   program and left out
 */
export function readAstrolog(text: string, firstLine: number): FileContents {
  const issues: RecordIssue[] = [];
  const charts: Chart[] = [];
  for (const { line, text: content } of listLines(text, firstLine)) {
    for (const [name, ...words] of listSwitches(content)) {
      if (name === 'qb' || name === 'qa') charts.push({ line, name, words, titles: [] });
      else if (name === 'zi' && charts.length > 0) charts.at(-1)?.titles.push(...words);
      else
        issues.push({ line, code: 'NotRead', message: `${quote(name)} is a setting of the program, not of a birth` });
    }
  }
  return { records: charts.map(readChart), issues };
}

interface Chart {
  readonly line: number;
  readonly name: 'qa' | 'qb';
  readonly words: readonly string[];
  readonly titles: string[];
}

const WORD = /"([^"]*)"|[^\s";]+|;.*/g;
const SWITCH = /^[-/=_]([A-Za-z][A-Za-z0-9]*)$/;

/** The switches of a line, each with the words after it. */
function listSwitches(line: string): readonly (readonly [string, ...string[]])[] {
  if (line.startsWith('@')) return [];
  const switches: [string, ...string[]][] = [];
  for (const [word, title] of line.matchAll(WORD)) {
    if (word.startsWith(';')) break;
    const [, name] = SWITCH.exec(word) ?? [];
    if (name !== undefined && title === undefined) switches.push([name]);
    else switches.at(-1)?.push(title ?? word);
  }
  return switches;
}

const WORDS = { qa: 7, qb: 8 } as const;

function readChart({ line, name, words, titles }: Chart): FileRecord {
  return readOrReport(line, () => {
    if (words.length !== WORDS[name])
      throw new UnreadableField(
        'ValidationError',
        `has ${words.length} words after ${name}; there must be ${WORDS[name]}`,
      );
    const [month, day, year, time, ...place] = words as readonly [string, string, string, string, ...string[]];
    const [saving, zone, east, north] = (name === 'qa' ? ['ST', ...place] : place) as [string, string, string, string];
    const numbers = { year: toWhole(year), month: findMonth(month) ?? toWhole(month), day: toWhole(day) };
    const coordinates = { latitude: readCoordinate(north, 'latitude'), longitude: readCoordinate(east, 'longitude') };
    const [title = '', town = ''] = titles;
    return {
      birth: {
        name: title,
        date: requireDate(numbers, undefined, `${month} ${day} ${year}`),
        calendar: undefined,
        time: readClock(time),
        offsets: [readZone(zone, coordinates.longitude) + readSaving(saving)],
        julianDay: undefined,
        coordinates,
        place: { name: town, country: '' },
        isFromRecord: false,
      },
    };
  });
}

const ZONE = /^([+-]?)(\d{1,2})(?::(\d{2}))?(?::(\d{2}))?([ew]?)$/i;

/** Zone − UT, seconds. @throws UnreadableField */
function readZone(text: string, longitude: number): number {
  if (/^lmt$/i.test(text)) return toMeanTimeOffset(longitude);
  const [match, sign, hours, minutes = 0, seconds = 0, direction = ''] = ZONE.exec(text) ?? [];
  if (match === undefined || (sign === '-' && direction !== ''))
    throw new UnreadableField(
      'InvalidTimezone',
      `has the zone ${quote(text)}; one is -1:00, which is east of Greenwich`,
    );
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === '-' || direction.toLowerCase() === 'e' ? size : -size;
}

const SAVINGS: Readonly<Record<string, number>> = { st: 0, s: 0, 0: 0, dt: 3600, d: 3600, 1: 3600 };

function readSaving(text: string): number {
  const seconds = SAVINGS[text.toLowerCase()];
  if (seconds !== undefined) return seconds;
  throw new UnreadableField('InvalidTimezone', `has ${quote(text)} as daylight saving; it is ST or DT`);
}

/** Whether a text has the birth of a chart info file. */
export const isAstrolog = (text: string): boolean => /^[ \t]*[-/=_]q[ab] /m.test(text);
