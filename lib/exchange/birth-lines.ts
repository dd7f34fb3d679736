import { UnreadableInputError } from '../bulk/errors.ts';
import { type BirthLine, formatBirthLine } from '../bulk/input/birth-line.ts';
import type { ProgramFormat } from '../bulk/task.ts';
import { decodeFile } from './encoding.ts';
import { FILE_FORMATS } from './formats.ts';
import { cutFile, type FilePart } from './parts.ts';
import type { FileRecord, RecordIssue } from './record.ts';
import { toSubject } from './subject.ts';

interface BirthLinesOptions {
  readonly format: ProgramFormat;
  /** Of the birth, for files whose birth is named as they are. */
  readonly name?: string;
  /** Numbers of what is said of records that are read, and of what belongs to no record; grow as lines are read. */
  readonly notes: Map<string, number>;
}

/** Little work at a time. No entry of a person is longer, with a biography. */
const PART_SIZES = { records: 500, characters: 100_000 };
const MAX_LINE_CHARACTERS = 4096;

/**
 * The births of another program's file as the lines of JSON that the shards of a job are read from, in order. A record that cannot be read
 * is a line with its fault.
 *
 * @throws UnreadableInputError for a file without records
 */
export function* listBirthLines(bytes: Uint8Array, options: BirthLinesOptions): Generator<Uint8Array> {
  const { format, notes } = options;
  const count = ({ code }: RecordIssue): void => void notes.set(code, (notes.get(code) ?? 0) + 1);
  let isEmpty = true;
  for (const part of cutFile(decodeFile(bytes).text, format, PART_SIZES)) {
    const { records, issues } = readPart(part, options);
    issues.forEach(count);
    const lines = records.map((record) => toLine(record, count));
    if (lines.length === 0) continue;
    isEmpty = false;
    yield Buffer.from(lines.join(''));
  }
  if (isEmpty) throw new UnreadableInputError(`The input has no record of ${FILE_FORMATS[format].title}`);
}

function readPart({ text, firstLine: line }: FilePart, { format, name = '' }: BirthLinesOptions) {
  if (text.length <= PART_SIZES.characters) return FILE_FORMATS[format].read(text, line, name);
  const message = `begins a record of more than ${PART_SIZES.characters} characters`;
  return { records: [{ line, issues: [{ line, code: 'PayloadTooLarge', message } as const] }], issues: [] };
}

function toLine(record: FileRecord, count: (note: RecordIssue) => void): string {
  const { line, id } = record;
  const { subject, issues } = toSubject(record);
  const toFault = ({ code, message }: NonNullable<BirthLine['fault']>): string =>
    formatBirthLine({ line, id, fault: { code, message } });
  // The last issue of a record without a subject says why it has none.
  if (!subject) return toFault(issues.at(-1) as RecordIssue);
  issues.forEach(count);
  const text = formatBirthLine({ line, id, subject });
  if (text.length <= MAX_LINE_CHARACTERS) return text;
  return toFault({ code: 'PayloadTooLarge', message: `has a birth of more than ${MAX_LINE_CHARACTERS} characters` });
}
