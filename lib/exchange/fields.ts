import { isValidDate } from '../astro/clock/civil-time/calendar.ts';
import { type Axis, parseCoordinate } from '../requests/forms/coordinate-text.ts';
import { type FileBirth, quote, type StatedJulianDay, UnreadableField } from './record.ts';

/** @throws UnreadableField for a day that the calendar does not have */
export function requireDate(date: FileBirth['date'], calendar: FileBirth['calendar'], text: string): FileBirth['date'] {
  const isRead = Object.values(date).every((part) => Number.isInteger(part));
  if (isRead && isValidDate(date, calendar ?? 'gregorian')) return date;
  throw new UnreadableField('InvalidDatetime', `has the date ${quote(text)}, which is no day of its calendar`);
}

/** A part of a date; NaN for what is no whole number. */
export const toWhole = (text: string): number => (/^-?\d{1,6}$/.test(text) ? Number(text) : Number.NaN);

const CLOCK = /^(\d{1,2})(?:[:.h ]\s*(\d{1,2}))?(?:[:. ]\s*(\d{1,2}(?:\.\d{1,3})?))?\s*([ap])?\.?m?\.?$/i;
const NOON_HOUR = 12;

/** Reads a time of day: `16:55`, `22h30:12`, `1.10`, `19`, `3:00pm`. @throws UnreadableField */
export function readClock(text: string): NonNullable<FileBirth['time']> {
  const [match, hours = '', minutes = '0', seconds = '0', half] = CLOCK.exec(text.trim()) ?? [];
  const isAfternoon = half?.toLowerCase() === 'p';
  const hour = half ? (Number(hours) % NOON_HOUR) + (isAfternoon ? NOON_HOUR : 0) : Number(hours);
  const [minute, second] = [Number(minutes), Number(seconds)];
  const isTime = hour < 24 && minute < 60 && second < 60 && (!half || Number(hours) <= NOON_HOUR);
  if (match !== undefined && isTime) return { hour, minute, second };
  throw new UnreadableField('InvalidDatetime', `has the time ${quote(text)}, which is no time of day such as 16:55`);
}

const COORDINATE_CODES = { latitude: 'InvalidLatitude', longitude: 'InvalidLongitude' } as const;
const LARGEST = { latitude: 90, longitude: 180 } as const;
const DECIMALS = 6;

/** Degrees as requests state them. */
export const roundDegrees = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/**
 * Reads a coordinate with its direction: `43n31`, `74w00:23`, `122:20W`.
 *
 * @throws UnreadableField also for one without a direction, whose sign would be a guess
 */
export function readCoordinate(text: string, axis: Axis): number {
  const degrees = /[nsew]/i.test(text) ? parseCoordinate(text, axis) : undefined;
  return requireDegrees(degrees, text, axis);
}

/** @throws UnreadableField for what is no number within the range of the axis */
export function requireDegrees(degrees: number | undefined, text: string, axis: Axis): number {
  if (degrees !== undefined && Math.abs(degrees) <= LARGEST[axis]) return roundDegrees(degrees);
  const form = axis === 'latitude' ? '43n31' : '5e27';
  throw new UnreadableField(COORDINATE_CODES[axis], `has the ${axis} ${quote(text)}; one is ${form}`);
}

const SECONDS_PER_DAY = 86_400;
const JULIAN_DAY = /^\d{1,8}(?:\.(\d{1,12}))?$/;

/** Reads a Julian day in Universal Time. @throws UnreadableField */
export function readJulianDay(text: string): StatedJulianDay {
  const [match, fraction = ''] = JULIAN_DAY.exec(text.trim()) ?? [];
  if (match === undefined) throw new UnreadableField('InvalidDatetime', `has ${quote(text)} as Julian day`);
  return { days: Number(match), toleranceSeconds: (SECONDS_PER_DAY / 10 ** fraction.length) * 0.5 };
}

const SECONDS_PER_DEGREE = 240;

/** Clock − UT of local mean time, seconds. @param longitude degrees, east positive */
export const toMeanTimeOffset = (longitude: number): number => Math.round(longitude * SECONDS_PER_DEGREE);

/**
 * Words by which files name an entry of a registry as the source of a birth.
 *
 * @source the code BC/BR of Astro-Databank's export (`sdatasource`), `Standesamt` of AAF's sample record; the others are the names of the
 *   same office and its certificate in the languages of the service
 */
const REGISTRIES =
  /\bBC\b|\bBR\b|birth (?:certificate|record|registr)|standesamt|geburts(?:urkunde|register|buch)|(?:acte|extrait) de naissance|[ée]tat[ -]civil|(?:acta|partida) de nacimiento|registro civil|certid[ãa]o de nascimento|atto di nascita|свидетельство о рождении|ЗАГС/iu;

/** Whether a source is an entry of a registry or its certificate. */
export const isRegistry = (source: string): boolean => REGISTRIES.test(source);
