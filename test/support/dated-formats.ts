import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';

/** Rows of a CSV text as maps from column to cell, without empty cells. */
export function readTableRows(text: string): readonly Record<string, string>[] {
  const rows: Record<string, string>[] = parse(text, { columns: true, record_delimiter: '\r\n' });
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== '')));
}

/** The scalars inside a record as texts, by their paths; null is left out. */
export function listLeaves(record: unknown, path: readonly string[] = []): Record<string, string> {
  if (record === null || record === undefined) return {};
  if (typeof record !== 'object') return { [path.join('.')]: String(record) };
  const parts = Object.entries(record).map(([name, value]) => listLeaves(value, [...path, name]));
  return Object.assign({}, ...parts);
}

/** An event of a calendar as a calendar program reads it. */
interface ReadEvent {
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  /** Milliseconds since 1970. */
  readonly startMs: number;
  readonly endMs: number;
}

/** Events of an iCalendar text. */
export function readCalendarEvents(text: string): readonly ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, startDate, endDate } = new ICAL.Event(component);
    return { uid, summary, description, startMs: +startDate.toJSDate(), endMs: +endDate.toJSDate() };
  });
}

/** Nearest second to an instant of an answer, milliseconds since 1970. */
export const toNearestSecond = (instant: string): number => Math.round(Date.parse(instant) / 1000) * 1000;
