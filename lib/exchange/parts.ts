import { UnreadableInputError } from '../bulk/errors.ts';
import { findDelimiter } from '../bulk/input/csv.ts';
import { scanRecords } from '../bulk/input/scan.ts';
import { FILE_FORMATS, type FileFormatId } from './formats.ts';

/** Consecutive records of a file, as a text that can be read by itself. */
export interface FilePart {
  readonly text: string;
  readonly firstLine: number;
}

interface PartSizes {
  readonly records: number;
  readonly characters: number;
}

/**
 * Cuts a large file before records, so that its parts are read as the whole is, with the same lines. A record that is longer than a part is
 * one alone.
 *
 * @param file with any line ends
 */
export function* cutFile(file: string, format: FileFormatId, sizes: PartSizes): Generator<FilePart> {
  const text = file.replace(/\r\n?/g, '\n');
  const header = format === 'csv' ? (HEADER.exec(text)?.[0] ?? '') : '';
  let [line, from, to, records] = [1, header.length, header.length, 0];
  const take = (): FilePart => {
    const part = text.slice(from, to);
    const firstLine = line;
    line += countLineEnds(part);
    [from, records] = [to, 0];
    // The header takes the place of the lines before the part.
    return { text: header + part, firstLine };
  };
  for (const end of listEnds(text, format, header)) {
    if (records > 0 && (records === sizes.records || end - from > sizes.characters)) yield take();
    [to, records] = [end, records + 1];
  }
  if (to > from) yield take();
}

const HEADER = /^\s*[^\n]*\n?/;

/** Where the records end, one after the other: a large file has a million. The first one has what is before it. */
function* listEnds(text: string, format: FileFormatId, header: string): Generator<number> {
  let isFirst = true;
  for (const start of listStarts(text, format, header)) {
    if (!isFirst) yield start;
    isFirst = false;
  }
  yield text.length;
}

function* listStarts(text: string, format: FileFormatId, header: string): Generator<number> {
  if (format === 'csv' || format === 'ndjson') return yield* listRows(text.slice(header.length), format, header);
  const form = FILE_FORMATS[format];
  if ('start' in form) for (const { index } of text.matchAll(form.start)) yield index;
}

/** One byte for each letter, so that offsets of bytes are those of letters. */
const toBytes = (text: string): Buffer => Buffer.from(text.replace(/[\u0100-\uffff]/g, 'x'), 'latin1');

function* listRows(text: string, format: 'csv' | 'ndjson', header: string): Generator<number> {
  const scanned = { bytes: toBytes(text), firstLine: 1, isEnd: true };
  try {
    for (const { from } of scanRecords(scanned, { format, delimiter: findDelimiter(header) }))
      yield header.length + from;
  } catch (fault) {
    // The reader says what is wrong with the rest.
    if (!(fault instanceof UnreadableInputError)) throw fault;
  }
}

const countLineEnds = (text: string): number => text.match(/\n/g)?.length ?? 0;
