import type { AreaRecord } from '../../../../lib/adapters/places/calendars/table.ts';
import { parseCalendarDate } from '../../../../lib/astro/clock/civil-time/calendar.ts';
import {
  civilDayNumber,
  compareDates,
  type DatedCalendar,
  GREGORIAN_EVERYWHERE_FROM_YEAR,
  isValidCivilDate,
} from '../../../../lib/astro/clock/civil-time/calendar-change.ts';

type ChangeRecord = AreaRecord['changes'][number];

/** Areas that also moved across the date line: the last and the first date name the same day of the count. */
const MOVED_DATE_LINE: ReadonlySet<string> = new Set(['us-alaska']);

/** Faults of the dates of an area, in words. */
export function listDateFaults(area: AreaRecord): readonly string[] {
  return [...listChangeFaults(area), ...listChainFaults(area), ...listDoubtFaults(area)].map(
    (fault) => `${area.id}: ${fault}`,
  );
}

function listChangeFaults({ id, changes }: AreaRecord): string[] {
  return changes.flatMap(({ from, last, to, first }) => {
    const invalid = [...(last === undefined ? [] : listInvalid(last, from)), ...listInvalid(first, to)];
    if ((from === 'other') !== (last === undefined)) return ['only a change from "other" has no last date'];
    if (invalid.length > 0 || from === 'other' || last === undefined) return invalid;
    const days = civilDayNumber(parseCalendarDate(first), to) - civilDayNumber(parseCalendarDate(last), from);
    const expectedDays = MOVED_DATE_LINE.has(id) ? 0 : 1;
    return days === expectedDays ? [] : [`${last} and ${first} are ${days} days apart, not ${expectedDays}`];
  });
}

function listInvalid(text: string, calendar: ChangeRecord['from']): string[] {
  const isValid = calendar !== 'other' && isValidCivilDate(parseCalendarDate(text), calendar);
  return isValid ? [] : [`the ${calendar} calendar has no ${text}`];
}

function listChainFaults({ changes }: AreaRecord): string[] {
  const faults = changes.flatMap((change, index) => {
    const before = changes[index - 1];
    return before === undefined ? [] : listLinkFaults(before, change);
  });
  const end: DatedCalendar | undefined = changes.at(-1)?.to;
  return end === 'gregorian' ? faults : [...faults, `its calendars end with ${end}, not gregorian`];
}

function listLinkFaults(before: ChangeRecord, { from, last, first }: ChangeRecord): string[] {
  if (from !== before.to) return [`${before.to} is followed by a change from ${from}`];
  const isLater = compareDates(parseCalendarDate(before.first), parseCalendarDate(last ?? first)) < 0;
  return isLater ? [] : [`${first} is not after ${before.first}`];
}

function listDoubtFaults({ changes, doubts }: AreaRecord): string[] {
  const reversed = doubts.filter(
    ({ from, until }) => from !== undefined && compareDates(parseCalendarDate(from), parseCalendarDate(until)) > 0,
  );
  const ends = [...changes.map(({ first }) => first), ...doubts.map(({ until }) => until)];
  const late = ends.filter((text) => parseCalendarDate(text).year >= GREGORIAN_EVERYWHERE_FROM_YEAR);
  return [
    ...reversed.map(({ from, until }) => `the doubtful span ${from}/${until} ends before it begins`),
    ...late.map((text) => `${text} is not before ${GREGORIAN_EVERYWHERE_FROM_YEAR}`),
  ];
}
