import { type CivilTime, wallSeconds } from '../astro/clock/civil-time/civil.ts';
import { readCountryCode } from '../base/catalog/country-codes.ts';
import { jdUt, unixFromJdUt } from '../base/units/time.ts';
import { formatIsoMoment } from '../requests/dates/iso-text.ts';
import type { FileBirth, FileRecord, RecordIssue } from './record.ts';

/** A record as the body of a request states a subject. */
export interface RecordSubject {
  /** Undefined where the record cannot be read. */
  readonly subject: Readonly<Record<string, unknown>> | undefined;
  /** Those of the reader, and what was decided here. */
  readonly issues: readonly RecordIssue[];
  /** Clock with its offset − Julian day, seconds; undefined where the record does not state both. */
  readonly julianDayDifferenceSeconds: number | undefined;
}

/**
 * The subject of a record. Where clock, zone and Julian day disagree the Julian day counts, as AAF has it ("hat im Zweifelsfall das Juldatum
 * den Vorrang", AAFX0031), and the disagreement is an issue.
 */
export function toSubject({ line, birth, sent, issues: read }: FileRecord): RecordSubject {
  if (!birth) return { subject: sent, issues: read, julianDayDifferenceSeconds: undefined };
  const issues = [...read];
  const note = (code: RecordIssue['code'], message: string): void => void issues.push({ line, code, message });
  const place = toLocation(birth, note);
  if (!place) return { subject: undefined, issues, julianDayDifferenceSeconds: undefined };
  const { datetime, differenceSeconds } = toDatetime(birth, note);
  const subject = {
    name: birth.name,
    birth_datetime: datetime,
    birth_location: place,
    ...(!birth.time && { birth_time_known: false }),
  };
  return { subject, issues, julianDayDifferenceSeconds: differenceSeconds };
}

type Note = (code: RecordIssue['code'], message: string) => void;

function toLocation({ coordinates, place: { name, country } }: FileBirth, note: Note) {
  if (coordinates) return coordinates;
  if (name === '') {
    note('ValidationError', 'states no coordinates and no place');
    return undefined;
  }
  // Other abbreviations of countries are those of cars, in AAF: a different list.
  const isCountry = country.length > LONGEST_SIGN || readCountryCode(country) !== undefined;
  note('PlaceByName', `states no coordinates; they are looked up by the name ${name}`);
  if (country !== '' && !isCountry) note('NotRead', `has the country ${country}, which is no code of ISO 3166-1`);
  return { place: name, ...(isCountry && { country }) };
}

/** Characters of the longest distinguishing sign of vehicles. */
const LONGEST_SIGN = 3;

interface Datetime {
  readonly datetime: Readonly<Record<string, unknown>>;
  readonly differenceSeconds: number | undefined;
}

/** A clock that is written in seconds may be half of one off its Julian day, and programs cut off as well as round. */
const CLOCK_TOLERANCE_SECONDS = 1;
/** No clock was further from Greenwich. */
const MAX_OFFSET_SECONDS = 64_800;
const SECOND_DECIMALS = 1000;

function toDatetime(birth: FileBirth, note: Note): Datetime {
  const { time, julianDay, offsets, calendar } = birth;
  if (!calendar && birth.date.year < FIRST_GREGORIAN_YEAR)
    note('CalendarNotStated', 'states no calendar; the date is taken as Gregorian');
  const civil = { ...birth.date, ...(time ?? { hour: 0, minute: 0, second: 0 }) };
  if (!time) {
    if (julianDay) note('NotRead', 'says that the time is unknown, so that its Julian day is left out');
    return { datetime: toMembers(birth, civil, undefined), differenceSeconds: undefined };
  }
  if (!julianDay) {
    const [offset, ...more] = offsets;
    const isOpen = offset === undefined || more.length > 0;
    if (isOpen) note('ZoneOfPlace', 'does not state the whole offset of its clock; the zone of the place decides it');
    return { datetime: toMembers(birth, civil, isOpen ? undefined : offset), differenceSeconds: undefined };
  }
  const instant = unixFromJdUt(jdUt(julianDay.days));
  const exact = wallSeconds(civil, calendar ?? 'gregorian') - instant;
  const [offset] = [...offsets].sort((one, other) => Math.abs(one - exact) - Math.abs(other - exact));
  const shown = offset ?? Math.round(exact);
  const tolerance = julianDay.toleranceSeconds + CLOCK_TOLERANCE_SECONDS;
  const difference = exact - shown;
  const differenceSeconds =
    offset === undefined ? undefined : Math.round(difference * SECOND_DECIMALS) / SECOND_DECIMALS;
  if (Math.abs(difference) <= tolerance && Math.abs(shown) <= MAX_OFFSET_SECONDS) {
    if (offsets.length !== 1)
      note('JulianDayDecides', `leaves its zone open; by its Julian day it is UT${describeOffset(shown)}`);
    return { datetime: toMembers(birth, civil, shown), differenceSeconds };
  }
  const by = describeSeconds(offset === undefined ? exact : difference);
  note('JulianDayDisagrees', `has a clock and a zone that are ${by} than its Julian day, which counts`);
  const zone = offset === undefined ? {} : { timezone: { utc_offset_seconds: offset } };
  return { datetime: { julian_day: julianDay.days, ...zone }, differenceSeconds };
}

/** The calendar begins within this year. */
const FIRST_GREGORIAN_YEAR = 1583;

const toMembers = (
  { calendar, time, isFromRecord }: FileBirth,
  civil: CivilTime,
  offsetSeconds: number | undefined,
): Datetime['datetime'] => ({
  iso: formatIsoMoment({ civil, hasTime: time !== undefined, offsetSeconds }),
  ...(calendar && { calendar }),
  ...(isFromRecord && { time_basis: 'record' }),
});

const describeOffset = (seconds: number): string => {
  const [hours, minutes, rest] = splitSeconds(Math.abs(seconds)).map((part) => String(part).padStart(2, '0'));
  return `${seconds < 0 ? '−' : '+'}${hours}:${minutes}${rest === '00' ? '' : `:${rest}`}`;
};

const splitSeconds = (seconds: number): readonly number[] => [
  Math.floor(seconds / 3600),
  Math.floor((seconds % 3600) / 60),
  Math.round(seconds % 60),
];

const describeSeconds = (seconds: number): string => {
  const size = Math.abs(seconds);
  const amount =
    size < 120
      ? `${Math.round(size)} s`
      : size < 7200
        ? `${Math.round(size / 60)} min`
        : `${(size / 3600).toFixed(1)} h`;
  return `${amount} ${seconds < 0 ? 'earlier' : 'later'}`;
};
