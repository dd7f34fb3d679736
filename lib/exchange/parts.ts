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
  const starts = listStarts(text, format, header);
  let line = 1;
  for (let index = 0, from = header.length; from < text.length; ) {
    let next = index + 1;
    const fits = (end: number): boolean =>
      end - index <= sizes.records && (starts[end] ?? text.length) - from <= sizes.characters;
    while (next < starts.length && fits(next + 1)) next += 1;
    const to = starts[next] ?? text.length;
    const part = text.slice(from, to);
    // The header takes the place of the lines before the part.
    yield { text: header + part, firstLine: line };
    line += countLineEnds(part);
    [index, from] = [next, to];
  }
}

const HEADER = /^\s*[^\n]*\n?/;

/** Where the records begin. The first one has what is before it. */
function listStarts(text: string, format: FileFormatId, header: string): readonly number[] {
  if (format === 'csv' || format === 'ndjson') return [...listRows(text.slice(header.length), format, header)];
  const form = FILE_FORMATS[format];
  const [, ...others] = 'start' in form ? [...text.matchAll(form.start)].map(({ index }) => index) : [];
  return [0, ...others];
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
