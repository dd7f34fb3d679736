import { listLines } from './encoding.ts';
import { readClock, requireDate, requireDegrees, toWhole } from './fields.ts';
import { type FileBirth, type FileContents, quote, readOrReport, UnreadableField } from './record.ts';

/** Lines that every file has. */
const REQUIRED = 7;

/**
 * Reads a file of Jagannatha Hora: one birth, a value on each line. 1 month, 2 day, 3 year, 4 clock time, 5 zone, 6 longitude, 7 latitude, 13
 * town, 14 country. Times and angles are packed: minutes with a fraction follow the point, `17.506667` is 17:50:40. Zone and longitude are
 * positive to the west. The name is that of the file.
 *
 * @param name of the birth, as the name of the file has it
 * @source three independent descriptions of the files that come with the program, in public readers: lines 1 to 7, 13 and 14 are the same
 *   in all; their samples are India, Gandhi, Raman and Aurobindo. Line 8, and planets in older files, are described differently and left out;
 *   lines 9 and 10 repeat the zone in decimal hours
 */
export function readJhd(text: string, firstLine: number, name: string): FileContents {
  const lines = listLines(text, firstLine);
  const values = lines.map((line) => line.text.trim());
  while (values.at(-1) === '') values.pop();
  const record = readOrReport(firstLine, (note) => {
    if (values.length < REQUIRED)
      throw new UnreadableField(
        'ValidationError',
        `has ${values.length} lines; a file of Jagannatha Hora has at least 7`,
      );
    const zone = readPacked(values[4] ?? '', 'InvalidTimezone');
    const decimal = Number(values[8]);
    if (!OLD_FLAGS.test(values.at(-1) ?? '') && Math.abs(decimal - zone) > MINUTE)
      note('NotRead', `has the zone ${values[4]} on line 5 and ${values[8]} on line 9; the first one counts`);
    return { birth: { name, ...readBirth(values, zone) } };
  });
  return { records: [record], issues: [] };
}

/** Older files have longitudes of planets from line 9 on, and end with nine flags. */
const OLD_FLAGS = /^\d{9}$/;
const MINUTE = 1 / 60;
const NAMES = [12, 13] as const;

function readBirth(values: readonly string[], zone: number): Omit<FileBirth, 'name'> {
  const [month = '', day = '', year = '', time = '', , east = '', north = ''] = values;
  const seconds = Math.round(readPacked(time, 'InvalidDatetime') * 3600);
  const [hour, minute] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const [town = '', country = ''] = NAMES.map((index) => toName(values[index]));
  return {
    date: requireDate(
      { year: toWhole(year), month: toWhole(month), day: toWhole(day) },
      undefined,
      values.slice(0, 3).join(' '),
    ),
    calendar: undefined,
    time: readClock(`${hour}:${minute}:${seconds % 60}`),
    offsets: [Math.round(-zone * 3600)],
    julianDay: undefined,
    coordinates: {
      latitude: requireDegrees(readPacked(north, 'InvalidLatitude'), north, 'latitude'),
      longitude: requireDegrees(-readPacked(east, 'InvalidLongitude'), east, 'longitude'),
    },
    place: { name: town, country },
    isFromRecord: false,
  };
}

const PACKED = /^-?\d{1,3}(?:\.\d{1,20})?$/;
/** A printed fraction of 60 minutes is rounded. */
const TOLERANCE = 1e-6;

/** Units and minutes with a fraction: `-5.30` is −5½. @throws UnreadableField */
function readPacked(text: string, code: UnreadableField['code']): number {
  const size = Math.abs(Number(text));
  const whole = Math.floor(size + TOLERANCE / 100);
  const minutes = Math.max(0, (size - whole) * 100);
  if (!PACKED.test(text) || minutes >= 60 - TOLERANCE)
    throw new UnreadableField(code, `has ${quote(text)}; a value is such as 12.59, which is 12 and 59 sixtieths`);
  return (text.startsWith('-') ? -1 : 1) * (whole + minutes / 60);
}

const toName = (value = ''): string => (/^unknown$/i.test(value) || /^[-+\d.]+$/.test(value) ? '' : value);

/** Each beginning line of a file: month, day, year, time. */
const BEGINNING = [/^\d{1,2}$/, /^\d{1,2}$/, /^-?\d{1,6}$/, /^\d{1,2}(?:\.\d+)?$/];
const BEGINNING_CHARACTERS = 200;

/** Whether a text is lines of numbers that begin with a month, a day, a year and a time. */
export function isJhd(text: string): boolean {
  const lines = listLines(text.slice(0, BEGINNING_CHARACTERS), 1);
  return BEGINNING.every((form, index) => form.test(lines[index]?.text.trim() ?? ''));
}
