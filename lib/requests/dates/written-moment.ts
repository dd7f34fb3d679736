import {
  type Calendar,
  type CalendarDate,
  dateFromDayNumber,
  dayNumber,
  isValidDate,
} from '../../astro/clock/civil-time/calendar.ts';
import { CALENDAR_NAMES } from '../../astro/clock/civil-time/calendar-change.ts';
import { type CivilTime, isValidTimeOfDay } from '../../astro/clock/civil-time/civil.ts';
import type { ErrorCode } from '../../base/errors/catalog.ts';
import { type IsoDateTime, MAX_OFFSET_SECONDS, parseIso } from '../iso-datetime.ts';
import { formatIsoMoment } from './iso-text.ts';
import { type DateFault, isDateFault, readWrittenDate, type WrittenDate } from './written-date.ts';
import { readWrittenTime } from './written-time.ts';

/** A moment at the beginning of a text, and the text after it. */
export interface WrittenMoment extends IsoDateTime {
  readonly rest: string;
}

/** Longer than any date with a time; longer texts are refused without matching. */
const MAX_LENGTH = 100;

/** What stands between a date and its time. */
const BETWEEN = /^(?:t(?=\d)|[\s,]+)/i;

/**
 * Reads a date, or a date and a time, at the beginning of a text in any form that people write.
 *
 * @param isAlone whether the text is nothing else; then a time needs no minutes
 */
export function readMomentBefore(text: string, isAlone = false): WrittenMoment | DateFault {
  const date = readWrittenDate(text.trim());
  return isDateFault(date) ? date : addTime(date, isAlone);
}

function addTime(date: WrittenDate, isAlone: boolean): WrittenMoment {
  const { rest, ...day } = date;
  const [between] = BETWEEN.exec(rest) ?? [];
  const time = between === undefined ? undefined : readWrittenTime(rest.slice(between.length), isAlone);
  const { hour = 0, minute = 0, second = 0, offsetSeconds } = time ?? {};
  return {
    civil: { ...day, hour, minute, second },
    hasTime: time !== undefined,
    offsetSeconds,
    rest: time?.rest ?? rest,
  };
}

/**
 * Reads a whole text as a date, or a date and a time. ISO 8601 is tried first.
 *
 * @returns a fault for a text in any other form, and for an offset beyond ±18 hours
 */
export function parseMoment(text: string): IsoDateTime | DateFault {
  const iso = parseIso(text);
  if (iso) return iso;
  if (text.length > MAX_LENGTH) return { fault: 'form' };
  const moment = readMomentBefore(text, true);
  if (isDateFault(moment)) return moment;
  const { rest, ...read } = moment;
  return rest.trim() === '' && Math.abs(read.offsetSeconds ?? 0) <= MAX_OFFSET_SECONDS ? read : { fault: 'form' };
}

/** True for 24:00, the end of a day. */
export const isEndOfDay = ({ hour, minute, second }: Pick<CivilTime, 'hour' | 'minute' | 'second'>): boolean =>
  hour === 24 && minute === 0 && second === 0;

/** 24:00 as 00:00 of the next day; any other civil time unchanged. */
export const toNextMidnight = (civil: CivilTime, calendar: Calendar): CivilTime =>
  isEndOfDay(civil) ? { ...civil, ...dateFromDayNumber(dayNumber(civil, calendar) + 1, calendar), hour: 0 } : civil;

/** What is wrong with a moment that was read: a day that the calendar, or a time that the clock does not have. */
export function describeInvalidMoment(moment: IsoDateTime, calendar: Calendar): MomentIssue | undefined {
  const { civil } = moment;
  if (isValidDate(civil, calendar)) return describeInvalidTime(moment);
  const message = `is not a date of the ${CALENDAR_NAMES[calendar]} calendar${suggestJulian(civil)}`;
  return { code: 'InvalidDatetime', message };
}

/** What is wrong with the time of day of a moment that was read. */
export function describeInvalidTime(moment: IsoDateTime): MomentIssue | undefined {
  const { civil } = moment;
  if (isEndOfDay(civil) || isValidTimeOfDay(civil)) return undefined;
  const last = { ...civil, second: LAST_SECOND };
  if (civil.second > LAST_SECOND && civil.second < LAST_SECOND + 2 && isValidTimeOfDay(last)) {
    const message = 'has a leap second, :60, which is not read; write :59, or :00 of the next minute';
    return { code: 'InvalidDatetime', message, example: formatIsoMoment({ ...moment, civil: last }) };
  }
  const message = 'is not a time of day; write 00:00 to 23:59:59, or 24:00 for the end of the day';
  return { code: 'InvalidDatetime', message };
}

const LAST_SECOND = 59;

const JULIAN_REMEDY = '; send calendar julian if it is a Julian one';

/** The remedy for a date that the Gregorian calendar lacks; empty if the Julian one lacks it too. */
export const suggestJulian = (date: CalendarDate): string => (isValidDate(date, 'julian') ? JULIAN_REMEDY : '');

/** What is wrong with the text of a moment, and a right form of it. */
export interface MomentIssue {
  readonly message: string;
  readonly code: ErrorCode;
  /** The same moment in ISO 8601, where the text has only one or two meanings. */
  readonly example?: string;
  /** Both meanings, in ISO 8601. */
  readonly readings?: readonly string[];
}

const FORMS = '1990-06-15T14:30, 1990-06-15 14:30:00Z, 15 June 1990 2:30 pm or 15.6.1990 14:30';

const formatMeant = (date: WrittenDate): string => formatIsoMoment(addTime(date, true));

/** The fault of a text as it is told to clients. */
export function describeDateFault(fault: DateFault): MomentIssue {
  if (fault.fault === 'form') {
    return { code: 'InvalidDatetime', message: `must be a date, or a date and a time, such as ${FORMS}` };
  }
  if (fault.fault === 'ambiguous') {
    const readings = fault.readings.map(formatMeant);
    const message = `may be ${readings.join(' or ')}: day and month can be exchanged; write one of the two`;
    return { code: 'AmbiguousDate', message, readings, ...(readings[0] !== undefined && { example: readings[0] }) };
  }
  const { fault: form, meant } = fault;
  const example = formatMeant(meant);
  const message = `is ${form === 'week' ? 'a week date' : 'an ordinal date'}, which is not read; write ${example}, or any of the forms ${FORMS}`;
  return { code: 'InvalidDatetime', message, example };
}
