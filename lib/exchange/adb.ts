import { isRegistry, readClock, readJulianDay, requireDate, requireDegrees, toMeanTimeOffset } from './fields.ts';
import { type FileBirth, type FileContents, type FileRecord, readOrReport, UnreadableField } from './record.ts';

const START = '<adb_entry';
const END = '</adb_entry>';

/**
 * Reads the XML that Astro-Databank exports: one `adb_entry` for each record, with the birth in `bdata`; alternative births (`bdata_alt`)
 * and biographies are left out.
 *
 * @source sample entries with `export_format="160715"` in public tests of readers: Fegelein (adb_id 1019, 1906-10-30 09:00 `h1e`, JD
 *   2417513.833333), Charcot (33), Kiska (79883, whose longitude is beyond 180° west); seconds of a coordinate follow its minutes
 *   (`52n0445`), and `stmerid` is `h` with hours or `m` with degrees of a meridian. `ctimetype` is `l` for local mean time. `jd_ut` decides
 *   wherever the two leave something open
 */
export function readAdb(text: string, firstLine: number): FileContents {
  const records: FileRecord[] = [];
  let line = firstLine;
  for (let at = 0, from = text.indexOf(START); from >= 0; from = text.indexOf(START, at)) {
    line += countLines(text, at, from);
    const next = text.indexOf(START, from + START.length);
    const xml = text.slice(from, next < 0 ? text.length : next);
    const end = xml.indexOf(END);
    const to = from + (end < 0 ? xml.length : end + END.length);
    records.push(end < 0 ? describeCut(line) : readEntry(xml.slice(0, end), line));
    line += countLines(text, from, to);
    at = to;
  }
  return { records, issues: [] };
}

const describeCut = (line: number): FileRecord =>
  readOrReport(line, () => {
    throw new UnreadableField('ValidationError', 'begins an adb_entry that does not end; the file is cut off');
  });

function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** An element of an entry. */
interface Element {
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Longer than any start tag of an entry. */
const MAX_TAG_CHARACTERS = 2000;
const ATTRIBUTE = /([A-Za-z_]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

/** The first element of a name; all its members are empty where there is none. */
function findElement(xml: string, name: string): Element {
  const start = xml.search(new RegExp(`<${name}[\\s/>]`));
  const headEnd = start < 0 ? -1 : xml.indexOf('>', start);
  if (headEnd < 0) return { attributes: {}, text: '' };
  const head = xml.slice(start + name.length + 1, Math.min(headEnd, start + MAX_TAG_CHARACTERS));
  const end = xml[headEnd - 1] === '/' ? -1 : xml.indexOf(`</${name}>`, headEnd);
  const attributes = [...head.matchAll(ATTRIBUTE)].map(([, key = '', quoted, single]) => {
    return [key, decodeEntities(quoted ?? single ?? '')] as const;
  });
  return { attributes: Object.fromEntries(attributes), text: end < 0 ? '' : xml.slice(headEnd + 1, end).trim() };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LAST_CODE_POINT = 0x10ffff;

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
  });

function readEntry(xml: string, line: number): FileRecord {
  const id = findElement(xml, 'adb_entry').attributes.adb_id;
  return readOrReport(line, () => {
    const data = findElement(xml, 'public_data').text;
    const type = findElement(data, 'datatype').attributes.sdatasource ?? '';
    const rating = findElement(data, 'roddenrating').text;
    const source = [rating && `Rodden ${rating}`, type].filter(Boolean).join(', ');
    // Some exports have the members of `bdata` beside the name.
    const birth = readBirth(findElement(data, 'bdata').text || data, isRegistry(type));
    const name = findElement(data, 'sflname').text || findElement(data, 'name').text;
    return { id, source, birth: { ...birth, name: decodeEntities(name) } };
  });
}

function readBirth(xml: string, isFromRecord: boolean): Omit<FileBirth, 'name'> {
  const time = findElement(xml, 'sbtime');
  const isUnknown = time.attributes.time_unknown === 'yes' || time.text === '';
  const place = findElement(xml, 'place');
  const { slati, slong } = place.attributes;
  const coordinates =
    slati && slong ? { latitude: readPacked(slati, 'latitude'), longitude: readPacked(slong, 'longitude') } : undefined;
  const days = time.attributes.jd_ut;
  return {
    ...readDate(findElement(xml, 'sbdate')),
    time: isUnknown ? undefined : readClock(time.text),
    offsets: listOffsets(time.attributes, coordinates?.longitude),
    julianDay: days ? readJulianDay(days) : undefined,
    coordinates,
    place: { name: decodeEntities(place.text), country: decodeEntities(findElement(xml, 'country').text) },
    isFromRecord,
  };
}

const YEAR_MONTH_DAY = /^(-?\d{1,6})\/(\d{1,2})\/(\d{1,2})$/;

function readDate({ attributes, text }: Element): Pick<FileBirth, 'date' | 'calendar'> {
  const { iyear, imonth, iday, ccalendar } = attributes;
  const [, ...written] = YEAR_MONTH_DAY.exec(text) ?? [];
  const [year, month, day] = [iyear ?? written[0], imonth ?? written[1], iday ?? written[2]].map(Number);
  const calendar = ccalendar === 'j' ? 'julian' : ccalendar === 'g' ? 'gregorian' : undefined;
  const date = { year: year as number, month: month as number, day: day as number };
  return { date: requireDate(date, calendar, text), calendar };
}

const PACKED = /^(\d{1,3})([nsew])(\d{2})?(\d{2})?$/i;
const FULL_CIRCLE = 360;

/** Degrees, a direction, minutes, seconds: `49n18`, `51n5731`. */
function readPacked(text: string, axis: 'latitude' | 'longitude'): number {
  const [match, degrees, direction = '', minutes = '0', seconds = '0'] = PACKED.exec(text.trim()) ?? [];
  const isAxis = (axis === 'latitude' ? 'ns' : 'ew').includes(direction.toLowerCase());
  if (match === undefined || !isAxis || Number(minutes) >= 60 || Number(seconds) >= 60)
    return requireDegrees(undefined, text, axis);
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  const signed = /[sw]/i.test(direction) ? -size : size;
  // Islands beyond the date line have longitudes of more than 180°.
  const isBeyond = axis === 'longitude' && size > FULL_CIRCLE / 2 && size <= FULL_CIRCLE;
  return requireDegrees(isBeyond ? signed - Math.sign(signed) * FULL_CIRCLE : signed, text, axis);
}

const MERIDIAN = /^([hm])(\d{1,3})([ew])(\d{2})?(\d{2})?$/i;

/** Offsets that the zone and the kind of time leave open. */
function listOffsets({ stmerid, ctimetype }: Element['attributes'], longitude: number | undefined): readonly number[] {
  const [match, unit, whole, direction, minutes = '0', seconds = '0'] = MERIDIAN.exec(stmerid?.trim() ?? '') ?? [];
  if (match === undefined) return ctimetype === 'l' && longitude !== undefined ? [toMeanTimeOffset(longitude)] : [];
  const size = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
  const east = direction?.toLowerCase() === 'w' ? -size : size;
  const offset = unit?.toLowerCase() === 'm' ? toMeanTimeOffset(east) : Math.round(east * 3600);
  return ctimetype === 's' || ctimetype === 'l' ? [offset] : [0, 3600, 7200].map((saved) => offset + saved);
}

/** Whether a text is such an export. */
export const isAdb = (text: string): boolean => text.includes(START);
