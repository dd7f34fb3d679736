import type { CivilTime } from '../astro/clock/civil-time/civil.ts';

/** The fields of an ISO 8601 text, not yet validated against a calendar. */
export interface IsoDateTime {
  /** Midnight when the text has no time. */
  readonly civil: CivilTime;
  readonly hasTime: boolean;
  /** Civil time − UTC; undefined when the text has no offset. */
  readonly offsetSeconds: number | undefined;
}

/** A year has four digits, or a sign and four to six: the expanded form and the short form of negative years. */
const DATE = String.raw`(?<year>\d{4,6}|[+-]\d{4,6})-(?<month>\d\d)-(?<day>\d\d)`;
const TIME = String.raw`(?<hour>\d\d)(?::(?<minute>\d\d)(?::(?<second>\d\d(?:[.,]\d{1,9})?))?)?`;
const OFFSET = String.raw`(?<zulu>[Zz])|(?<sign>[+-])(?<offsetHour>\d\d)(?::?(?<offsetMinute>\d\d)(?::?(?<offsetSecond>\d\d))?)?`;
const ISO = new RegExp(`^${DATE}(?:[Tt ]${TIME}(?:${OFFSET})?)?$`);

/** Longer than any text the pattern can match; longer texts are refused without matching. */
const MAX_LENGTH = 60;
/** Larger than the offset of any clock. */
export const MAX_OFFSET_SECONDS = 64_800;

/**
 * Reads the calendar form of ISO 8601: a date, or a date and a time to the nanosecond, with or without an offset.
 *
 * @returns undefined when the text has any other form or its offset is beyond ±18 hours
 */
export function parseIso(text: string): IsoDateTime | undefined {
  const fields = text.length > MAX_LENGTH ? undefined : ISO.exec(text.trim())?.groups;
  if (!fields) return undefined;
  const offsetSeconds = readOffset(fields);
  if (offsetSeconds !== undefined && Math.abs(offsetSeconds) > MAX_OFFSET_SECONDS) return undefined;
  return { civil: readCivilTime(fields), hasTime: fields.hour !== undefined, offsetSeconds };
}

type Fields = Readonly<Record<string, string | undefined>>;

function readCivilTime(fields: Fields): CivilTime {
  const whole = (name: string): number => Number(fields[name] ?? 0);
  return {
    year: whole('year'),
    month: whole('month'),
    day: whole('day'),
    hour: whole('hour'),
    minute: whole('minute'),
    second: Number((fields.second ?? '0').replace(',', '.')),
  };
}

function readOffset(fields: Fields): number | undefined {
  if (fields.zulu) return 0;
  if (!fields.sign) return undefined;
  const [hour, minute, second] = ['offsetHour', 'offsetMinute', 'offsetSecond'].map((name) =>
    Number(fields[name] ?? 0),
  );
  const size = (hour ?? 0) * 3600 + (minute ?? 0) * 60 + (second ?? 0);
  return fields.sign === '-' ? -size : size;
}
