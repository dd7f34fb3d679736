import { isObject } from '../../base/is-object.ts';
import { padToTwo } from '../../base/text.ts';
import { joinDateParts, saysTwice } from './date-parts.ts';
import type { FormContext, InputForm } from './input-form.ts';
import { listMembers, readText, type Sourced, withMembers } from './sourced.ts';

const withMember = (sent: Sourced, name: string, value: unknown): Sourced =>
  withMembers(sent, new Map([[name, { value, from: sent.from }]]));

/** A moment as a text, read as `{iso}`; or with its date and its time apart. */
export const dateTimeForm: InputForm = {
  read: (sent, context) => {
    const text = readText(sent);
    if (text !== undefined) return withMember(sent, 'iso', text.trim());
    const members = listMembers(sent);
    return members ? withMembers(sent, joinDateParts(members, context)) : sent;
  },
  readPlainly: (value) => {
    if (typeof value === 'string') return { iso: value.trim() };
    return isObject(value) && saysTwice(Object.keys(value)) ? undefined : value;
  },
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

/**
 * A time zone as its name, or as an offset from UTC; read as `{iana_name}` or `{utc_offset_seconds}`. `auto` is the zone
 * of the place.
 */
export const timezoneForm: InputForm = {
  read: (sent, context) => {
    if (typeof sent.value === 'number') {
      refuseHours(sent.value, sent, context);
      // The zone of the place stands in, so that the schema does not refuse the number a second time.
      return withMembers(sent, new Map());
    }
    if (typeof sent.value !== 'string') return sent;
    return withMembers(sent, new Map(parseTimezone(sent.value).map(([name, value]) => [name, { ...sent, value }])));
  },
  readPlainly: (value) => {
    if (typeof value === 'number') return undefined;
    return typeof value === 'string' ? Object.fromEntries(parseTimezone(value)) : value;
  },
};

/** A number may be hours or seconds; as hours it is shown in the form that is read. */
function refuseHours(hours: number, { from }: Sourced, context: FormContext): void {
  const message = 'must be the name of a zone such as Europe/Paris, or an offset as text such as +02:00';
  const size = Math.abs(hours);
  const isHours = size <= MOST_HOURS && Number.isInteger(size * 4);
  const offset = `${hours < 0 ? '-' : '+'}${padToTwo(Math.floor(size))}:${padToTwo((size % 1) * 60)}`;
  context.refuse({ from, code: 'InvalidTimezone', message, example: isHours ? offset : 'Europe/Paris' });
}

const MOST_HOURS = 14;

function parseTimezone(sent: string): readonly (readonly [name: string, value: unknown])[] {
  const text = sent.trim();
  if (text.toLowerCase() === 'auto') return [];
  const offsetSeconds = parseOffset(text);
  return [offsetSeconds === undefined ? ['iana_name', text] : ['utc_offset_seconds', offsetSeconds]];
}

function parseOffset(text: string): number | undefined {
  const [, sign, hours, minutes = '0'] = OFFSET.exec(text) ?? [];
  if (hours === undefined) return undefined;
  const size = Number(hours) * HOUR_SECONDS + Number(minutes) * MINUTE_SECONDS;
  return sign === '+' || size === 0 ? size : -size;
}
