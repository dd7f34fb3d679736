import { isObject } from '../../base/is-object.ts';
import type { InputForm } from './input-form.ts';
import { readText, type Sourced, withMembers } from './sourced.ts';

const withMember = (sent: Sourced, name: string, value: unknown): Sourced =>
  withMembers(sent, new Map([[name, { value, from: sent.from }]]));

/** A moment as an ISO 8601 text, also with a space in place of the `T`; read as `{iso}`. */
export const dateTimeForm: InputForm = {
  read: (sent) => {
    const text = readText(sent);
    return text === undefined ? sent : withMember(sent, 'iso', text.trim());
  },
  readPlainly: (value) => (typeof value === 'string' ? { iso: value.trim() } : value),
};

/** As {@link dateTimeForm}; an empty object is the time of arrival. */
export const dateTimeOrNowForm: InputForm = {
  read: (sent, context) => {
    const isEmpty = !sent.members && isObject(sent.value) && Object.keys(sent.value).length === 0;
    return isEmpty ? withMember(sent, 'iso', context.now.toISOString()) : dateTimeForm.read(sent, context);
  },
  readPlainly: (value) => {
    const isEmpty = isObject(value) && Object.keys(value).length === 0;
    return isEmpty ? undefined : dateTimeForm.readPlainly?.(value);
  },
};

const HOUR_SECONDS = 3600;
const MINUTE_SECONDS = 60;

/**
 * `+02:00`, `UTC-5`, `UTC+05:30`. `GMT+2` is none: the zone of that name in the IANA database is two hours *behind*
 * Greenwich.
 */
const OFFSET = /^(?:utc\s*)?([+−-])(\d\d?)(?::?([0-5]\d))?$/i;

/** A time zone as its name, or as an offset from UTC; read as `{iana_name}` or `{utc_offset_seconds}`. */
export const timezoneForm: InputForm = {
  read: (sent) => {
    if (typeof sent.value !== 'string') return sent;
    const [name, value] = parseTimezone(sent.value);
    return withMember(sent, name, value);
  },
  readPlainly: (value) => (typeof value === 'string' ? Object.fromEntries([parseTimezone(value)]) : value),
};

function parseTimezone(sent: string): readonly [name: string, value: unknown] {
  const text = sent.trim();
  const offsetSeconds = parseOffset(text);
  return offsetSeconds === undefined ? ['iana_name', text] : ['utc_offset_seconds', offsetSeconds];
}

function parseOffset(text: string): number | undefined {
  const [, sign, hours, minutes = '0'] = OFFSET.exec(text) ?? [];
  if (hours === undefined) return undefined;
  const size = Number(hours) * HOUR_SECONDS + Number(minutes) * MINUTE_SECONDS;
  return sign === '+' || size === 0 ? size : -size;
}
