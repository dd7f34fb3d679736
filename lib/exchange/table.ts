import { UnreadableInputError } from '../bulk/errors.ts';
import { findDelimiter } from '../bulk/input/csv.ts';
import { readCsvHeader } from '../bulk/input/header.ts';
import { type InputRecord, parseRecord, RecordFault, takeId } from '../bulk/input/record-text.ts';
import { scanRecords } from '../bulk/input/scan.ts';
import type { RecordFormat } from '../bulk/task.ts';
import { FLAT_MEMBERS } from '../requests/forms/birth-members.ts';
import { toSnakeCase } from '../requests/forms/member-names.ts';
import type { FileContents, FileRecord } from './record.ts';

/**
 * Creates the reader of births in the form of requests, as jobs read them: a CSV with a header, or a JSON object on each line. A record is a
 * subject, or has one as `subject`.
 */
export const createTableReader =
  (format: RecordFormat) =>
  (text: string, firstLine: number): FileContents => {
    const records: FileRecord[] = [];
    const others = new Set<string>();
    try {
      const found = readRecords(text.replace(/\r\n?/g, '\n'), { format, firstLine });
      for (const record of found) records.push(toRecord(record, others));
    } catch (fault) {
      if (!(fault instanceof UnreadableInputError)) throw fault;
      const { line = firstLine, message } = fault;
      records.push({ line, issues: [{ line, code: 'ValidationError', message }] });
    }
    return { records, issues: describeOthers(others, firstLine) };
  };

type TableRecord = Omit<InputRecord, 'record'>;

/** @throws UnreadableInputError for what is after the last record that can be told from the next one */
function* readRecords(
  text: string,
  { format, firstLine }: { readonly format: RecordFormat; readonly firstLine: number },
): Generator<TableRecord> {
  const [head = ''] = format === 'csv' ? (HEADER.exec(text) ?? []) : [];
  const delimiter = findDelimiter(head);
  const csv = format === 'csv' ? { delimiter, header: readCsvHeader(head.trim(), delimiter) } : undefined;
  const bytes = Buffer.from(text.slice(head.length));
  const scanned = { bytes, firstLine: firstLine + head.split('\n').length - 1, isEnd: true };
  for (const { from, to, line, isBlank } of scanRecords(scanned, { format, delimiter })) {
    if (!isBlank) yield { line, ...takeId(parseRecord(bytes.toString('utf8', from, to).trimEnd(), csv)) };
  }
}

/** Blank lines and the first other one, with its end. */
const HEADER = /^\s*[^\n]*\n?/;

/** Members of records that say nothing about a birth, such as settings of a calculation. */
function describeOthers(others: ReadonlySet<string>, line: number): FileContents['issues'] {
  if (others.size === 0) return [];
  const names = [...others].slice(0, MAX_NAMES).join(', ');
  return [{ line, code: 'NotRead', message: `has members that are none of a birth: ${names}` }];
}

const MAX_NAMES = 20;

function toRecord({ line, id, sent }: TableRecord, others: Set<string>): FileRecord {
  if (sent instanceof RecordFault) {
    const { code, message } = sent.error;
    return { line, id, issues: [{ line, code: code as 'ValidationError', message }] };
  }
  const { subject } = sent;
  const isNested = typeof subject === 'object' && subject !== null && !Array.isArray(subject);
  if (isNested) for (const name of Object.keys(sent)) if (name !== 'subject') others.add(name);
  const members = Object.entries(isNested ? subject : sent).filter(([name]) => {
    const isMember = FLAT_MEMBERS.includes(toSnakeCase(name));
    if (!isMember) others.add(name);
    return isMember;
  });
  return { line, id, sent: Object.fromEntries(members), issues: [] };
}

/** Whether a text is a JSON object on each line, by its first one. */
export const isNdjson = (text: string): boolean => /^\s*\{/.test(text);

/** Columns by which a table of births is known. */
const COLUMNS = /^(?:subject\.)?(?:birth_)?(?:date|datetime|year|time|iso|julian_day)(?:\.|$)|^birth_datetime/i;

/** Whether the first line of a text is a header that names a date of birth. */
export function isCsv(text: string): boolean {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1);
  try {
    return readCsvHeader(first, findDelimiter(first)).names.some((name) => COLUMNS.test(name));
  } catch {
    return false;
  }
}
