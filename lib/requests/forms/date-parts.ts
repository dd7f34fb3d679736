import { isObject } from '../../base/is-object.ts';
import { formatIsoMoment } from '../dates/iso-text.ts';
import { isDateFault } from '../dates/written-date.ts';
import { describeDateFault, parseMoment } from '../dates/written-moment.ts';
import { readWrittenTime } from '../dates/written-time.ts';
import type { FormContext } from './input-form.ts';
import { findStated, type Members, refuseContradiction } from './member-names.ts';
import type { Sourced } from './sourced.ts';

/** Components of a moment, with an example of each. */
const EXAMPLES = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
const FIELDS = Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[];

type Fields = { readonly [Name in keyof typeof EXAMPLES | 'offsetSeconds']?: number | undefined };

/** What one member says of a moment; undefined where it cannot be read, which is refused already. */
interface DatePart {
  readonly sent: Sourced;
  readonly fields: Fields | undefined;
}

/** Members whose parts of a moment are put together, and how each is read. */
const READERS: Readonly<Record<string, (sent: Sourced, context: FormContext) => Fields | undefined>> = {
  iso: readDate,
  date: readDate,
  time: readTime,
  ...Object.fromEntries(FIELDS.map((name) => [name, (...sent) => readComponent(name, ...sent)])),
};

const APART = ['date', 'time'];

/** True for members of which one is a whole text and another one a part of the same moment. */
export const saysTwice = (names: readonly string[]): boolean =>
  names.includes('iso') && FIELDS.some((field) => names.includes(field));

const isComponent = ({ value }: Sourced): boolean => typeof value === 'number';

/** In place of a moment whose form is refused, so that only that fault is reported. */
const REFUSED = '2000-01-01T12:00';

/**
 * Puts `date` and `time` together as `iso`, with what other members say of the same moment. Members that say the same
 * twice must agree. A moment in one member alone stays as it is.
 */
export function joinDateParts(members: Members, context: FormContext): Members {
  const names = Object.keys(READERS).filter((name) => findStated(members, name));
  if (!names.some((name) => APART.includes(name)) && !saysTwice(names)) return members;
  const parts = names.map((name): DatePart => {
    const sent = members.get(name) as Sourced;
    return { sent, fields: READERS[name]?.(sent, context) };
  });
  const joined: Members = new Map([...members].filter(([name]) => !(name in READERS)));
  const from = parts[0]?.sent.from ?? [];
  return joined.set('iso', { value: toIso(parts, context) ?? REFUSED, from });
}

function toIso(parts: readonly DatePart[], context: FormContext): string | undefined {
  const fields = mergeParts(parts, context);
  if (!fields) return undefined;
  const { year, month, day, hour, minute = 0, second = 0, offsetSeconds } = fields;
  if (year === undefined || month === undefined || day === undefined) {
    const from = parts[0]?.sent.from ?? [];
    context.refuse({ from, code: 'InvalidDatetime', message: 'needs a date beside the time', example: REFUSED });
    return undefined;
  }
  return formatIsoMoment({
    civil: { year, month, day, hour: hour ?? 0, minute, second },
    hasTime: hour !== undefined,
    offsetSeconds,
  });
}

function mergeParts(parts: readonly DatePart[], context: FormContext): Fields | undefined {
  const merged = new Map<string, { readonly value: number; readonly sent: Sourced }>();
  let isRight = true;
  for (const { sent, fields } of parts) {
    if (!fields) isRight = false;
    for (const [name, value] of Object.entries(fields ?? {})) {
      if (value === undefined) continue;
      const other = merged.get(name);
      if (!other) merged.set(name, { value, sent });
      if (!other || other.value === value || !isRight) continue;
      refuseContradiction({ sent, other: other.sent, context, example: isComponent(sent) ? other.value : undefined });
      isRight = false;
    }
  }
  return isRight ? Object.fromEntries([...merged].map(([name, { value }]) => [name, value])) : undefined;
}

/** A number. One that was sent as text is refused and yet read, so that all faults of the moment are found together. */
function readComponent(
  name: keyof typeof EXAMPLES,
  { value, from }: Sourced,
  context: FormContext,
): Fields | undefined {
  if (typeof value === 'number') return { [name]: value };
  const number = typeof value === 'string' && DIGITS.test(value) ? Number(value) : undefined;
  context.refuse({
    ...{ from, code: 'InvalidDatetime', message: 'must be a number', example: number ?? EXAMPLES[name] },
    ...(number !== undefined && { suggestion: { value: number } }),
  });
  return number === undefined ? undefined : { [name]: number };
}

const DIGITS = /^\s*\d+\s*$/;

/** A date, with its time if it has one; an object of components; or a number, which is the day of the month. */
function readDate({ value, from }: Sourced, context: FormContext): Fields | undefined {
  if (typeof value === 'number') return { day: value };
  if (isObject(value)) return value;
  const moment = parseMoment(String(value));
  if (isDateFault(moment)) {
    context.refuse({ from, ...describeDateFault(moment) });
    return undefined;
  }
  const { year, month, day, hour, minute, second } = moment.civil;
  const { offsetSeconds } = moment;
  return moment.hasTime ? { year, month, day, hour, minute, second, offsetSeconds } : { year, month, day };
}

const TIME_FORMS =
  'must be a time of day such as 14:30, 2:30 pm or 14h30; leave it out and send birth_time_known: false where nobody knows it';

/** A time of day; or an object of components. */
function readTime({ value, from }: Sourced, context: FormContext): Fields | undefined {
  if (isObject(value)) return value;
  const time = readWrittenTime(String(value).trim(), true);
  if (time && time.rest === '') {
    const { hour, minute, second, offsetSeconds } = time;
    return { hour, minute, second, offsetSeconds };
  }
  context.refuse({ from, code: 'InvalidDatetime', message: TIME_FORMS, example: '14:30' });
  return undefined;
}
