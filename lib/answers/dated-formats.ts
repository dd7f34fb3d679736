import type { z } from 'zod';
import type { CalendarWords } from '../base/catalog/languages/words.ts';
import { listColumns } from '../requests/columns.ts';
import { describeRecord, flattenRecords, toRecordColumns } from './flat-records.ts';

/** When something happens: an instant, or the first and the last one. ISO 8601 in UTC. */
interface TimeSpan {
  readonly start: string;
  readonly end?: string;
}

/** How the dated records of an answer become rows of a table and entries of a calendar. */
export interface DatedRecords<Dated, Answer, Request> {
  /** Schema of a record; the columns are its scalar members. */
  readonly record: z.ZodType<Dated>;
  /** The columns of the table that a request gets, the same on all pages. Default: all. */
  columnsFor?(request: Request): readonly string[];
  list(answer: Answer): readonly Dated[];
  /** Title of the calendar entry: `Venus enters Taurus`. */
  summarize(record: Dated, words: CalendarWords, answer: Answer): string;
  /** Whether a record is an event, and not a state at an end of the range. Default: every record is one. */
  isEvent?(record: Dated): boolean;
  /** What the event is, without its time: the same in every answer that has it, and different for any other event. */
  identify(record: Dated, answer: Answer, request: Request): readonly unknown[];
  timeOf(record: Dated): TimeSpan;
}

interface EntryContext<Request> {
  readonly request: Request;
  readonly words: CalendarWords;
}

/** Creates both forms of an answer that lists dated records: a table, and a calendar with one entry for each record. */
export function createDatedFormats<Dated, Answer, Request>(dated: DatedRecords<Dated, Answer, Request>) {
  const allColumns = toRecordColumns(listColumns(dated.record));
  const toEntry = (record: Dated, answer: Answer, { request, words }: EntryContext<Request>) => ({
    identity: dated.identify(record, answer, request),
    summary: dated.summarize(record, words, answer),
    description: describeRecord(allColumns, record),
    ...dated.timeOf(record),
  });
  return {
    toTable: (answer: Answer, request: Request) => {
      const columns = dated.columnsFor ? toRecordColumns(dated.columnsFor(request)) : allColumns;
      return { columns: columns.map(({ name }) => name), rows: flattenRecords(columns, dated.list(answer)) };
    },
    toCalendar: (answer: Answer, request: Request, words: CalendarWords) =>
      dated
        .list(answer)
        .filter((record) => dated.isEvent?.(record) ?? true)
        .map((record) => toEntry(record, answer, { request, words })),
  };
}
