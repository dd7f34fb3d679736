import { UnreadableInputError } from '../errors.ts';
import type { InputFormat } from '../task.ts';

const LINE_END = 0x0a;
const QUOTE = 0x22;
/** Bytes of a record: a longer one is a quotation mark that is not closed, or no record. */
const MAX_RECORD_BYTES = 1 << 20;

/** How records are delimited. */
export interface RecordSyntax {
  readonly format: InputFormat;
  /** Between the cells of a CSV. */
  readonly delimiter: string;
}

/** The bytes of one record, a blank line included. */
export interface ScannedRecord {
  readonly from: number;
  /** After its line end. */
  readonly to: number;
  /** From 1. */
  readonly line: number;
  readonly isBlank: boolean;
}

/** The part of a file that is scanned. */
interface ScannedBytes {
  readonly bytes: Uint8Array;
  /** Number of the line that they begin on. */
  readonly firstLine: number;
  /** Whether the file ends with them: a last line needs no line end then. */
  readonly isEnd: boolean;
}

/**
 * Finds the records of bytes that begin with one. In CSV a line end between quotation marks belongs to its cell; a mark within a cell that
 * does not begin with one is a letter.
 *
 * @throws UnreadableInputError for a record of more than a mebibyte, or a quotation mark that is not closed
 */
export function* scanRecords(
  { bytes, firstLine, isEnd }: ScannedBytes,
  { format, delimiter }: RecordSyntax,
): Generator<ScannedRecord> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let line = firstLine;
  let quote = format === 'csv' ? buffer.indexOf(QUOTE) : -1;
  for (let from = 0; from < buffer.length; ) {
    let lineEnd = buffer.indexOf(LINE_END, from);
    if (quote >= 0 && quote < from) quote = buffer.indexOf(QUOTE, from);
    if (quote >= 0 && (lineEnd < 0 || quote < lineEnd))
      lineEnd = findQuotedEnd(buffer, from, { delimiter: delimiter.charCodeAt(0), line, isEnd });
    if (lineEnd - from > MAX_RECORD_BYTES || (lineEnd < 0 && buffer.length - from > MAX_RECORD_BYTES))
      throw new UnreadableInputError('begins a record of more than a mebibyte', line);
    if (lineEnd < 0 && !isEnd) return;
    const to = lineEnd < 0 ? buffer.length : lineEnd + 1;
    yield { from, to, line, isBlank: isBlank(buffer, from, to) };
    line += countLineEnds(buffer, from, to);
    from = to;
  }
}

interface QuotedRecord {
  readonly delimiter: number;
  readonly line: number;
  readonly isEnd: boolean;
}

/** @returns where the line end of a record with quotation marks is; −1 where the bytes end before */
function findQuotedEnd(bytes: Uint8Array, from: number, { delimiter, line, isEnd }: QuotedRecord): number {
  let isQuoted = false;
  let beginsCell = true;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isQuoted) {
      if (byte !== QUOTE) continue;
      if (bytes[at + 1] === QUOTE) at += 1;
      else isQuoted = false;
    } else if (byte === QUOTE && beginsCell) {
      isQuoted = true;
      beginsCell = false;
    } else if (byte === LINE_END) return at;
    else beginsCell = byte === delimiter;
  }
  if (isQuoted && isEnd) throw new UnreadableInputError('opens a quotation mark that nothing closes', line);
  return -1;
}

const SPACE = 0x20;

/** Whether bytes are no more than spaces and control characters, such as those of line ends. */
function isBlank(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if ((bytes[at] as number) > SPACE) return false;
  return true;
}

/** Line ends of a record; a last line without one counts as one. */
function countLineEnds(bytes: Buffer, from: number, to: number): number {
  let count = bytes[to - 1] === LINE_END ? 0 : 1;
  for (let at = bytes.indexOf(LINE_END, from); at >= 0 && at < to; at = bytes.indexOf(LINE_END, at + 1)) count += 1;
  return count;
}
