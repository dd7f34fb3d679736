import { InputTooLargeError, UnreadableInputError } from './errors.ts';
import { findDelimiter } from './input/csv.ts';
import { type RecordSyntax, type ScannedRecord, scanRecords } from './input/scan.ts';
import type { InputFormat, ShardRange } from './task.ts';

/** The shards of an input, and what they share. */
export interface SplitInput {
  /** First line of a CSV, without its end and a byte order mark. */
  readonly header?: string;
  readonly records: number;
  readonly shards: readonly ShardRange[];
}

export interface SplitOptions {
  readonly format: InputFormat;
  readonly recordsPerShard: number;
  readonly limits?: { readonly bytes?: number; readonly records?: number };
}

/**
 * Finds the bounds of the shards of an input. They do not depend on the sizes of its chunks.
 *
 * @throws UnreadableInputError, InputTooLargeError
 */
export async function splitInput(chunks: AsyncIterable<Uint8Array>, options: SplitOptions): Promise<SplitInput> {
  const splitter = new Splitter(options);
  let rest: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    rest = bytes.subarray(splitter.read(bytes, false));
  }
  splitter.read(rest, true);
  return splitter.finish();
}

/** Longest byte order mark. */
const MARK_BYTES = 3;

class Splitter {
  readonly #options: SplitOptions;
  readonly #shards: ShardRange[] = [];
  #open: { offset: number; firstLine: number; firstRecord: number; records: number } | undefined;
  #header: string | undefined;
  #syntax: RecordSyntax;
  #offset = 0;
  #line = 1;
  #records = 0;
  #isStarted = false;

  constructor(options: SplitOptions) {
    this.#options = options;
    this.#syntax = { format: options.format, delimiter: ',' };
  }

  /** Takes the whole records of the bytes that follow those taken before. @returns how many bytes these have */
  read(bytes: Uint8Array, isEnd: boolean): number {
    if (!this.#isStarted && bytes.length < MARK_BYTES && !isEnd) return 0;
    let taken = this.#isStarted ? 0 : measureMark(bytes);
    this.#isStarted = true;
    this.#offset += taken;
    if (this.#header === undefined && this.#options.format === 'csv') {
      const [first] = scanRecords(this.#select(bytes, taken, isEnd), this.#syntax);
      if (!first) return this.#finishHeader(taken, isEnd);
      this.#takeHeader(bytes.subarray(taken, taken + first.to));
      taken += first.to;
      this.#pass(first.to, countLines(bytes.subarray(taken - first.to, taken)));
    }
    const records = this.#select(bytes, taken, isEnd);
    let last: ScannedRecord | undefined;
    for (const record of scanRecords(records, this.#syntax)) {
      this.#take(record);
      last = record;
    }
    if (!last) return taken;
    this.#pass(last.to, last.line - this.#line + countLines(records.bytes.subarray(last.from, last.to)));
    return taken + last.to;
  }

  finish(): SplitInput {
    this.#close(this.#offset);
    return {
      ...(this.#header !== undefined && { header: this.#header }),
      records: this.#records,
      shards: this.#shards,
    };
  }

  #select(bytes: Uint8Array, from: number, isEnd: boolean) {
    return { bytes: bytes.subarray(from), firstLine: this.#line, isEnd };
  }

  #finishHeader(taken: number, isEnd: boolean): number {
    if (isEnd) throw new UnreadableInputError('The input is empty: a CSV begins with a header');
    return taken;
  }

  #takeHeader(bytes: Uint8Array): void {
    this.#header = Buffer.from(bytes)
      .toString('utf8')
      .replace(/\r?\n$/, '');
    if (/\r/.test(this.#header))
      throw new UnreadableInputError('ends with a carriage return alone; write line feeds, or both', 1);
    this.#syntax = { format: 'csv', delimiter: findDelimiter(this.#header) };
  }

  #take({ from, line, isBlank }: ScannedRecord): void {
    if (isBlank) return;
    const { recordsPerShard, limits = {} } = this.#options;
    if (this.#records === limits.records) throw new InputTooLargeError('records', limits.records);
    if (this.#open && this.#open.records === recordsPerShard) this.#close(this.#offset + from);
    this.#open ??= { offset: this.#offset + from, firstLine: line, firstRecord: this.#records + 1, records: 0 };
    this.#open.records += 1;
    this.#records += 1;
  }

  #close(end: number): void {
    if (!this.#open) return;
    const { offset, ...shard } = this.#open;
    this.#shards.push({ index: this.#shards.length, offset, bytes: end - offset, ...shard });
    this.#open = undefined;
  }

  #pass(bytes: number, lines: number): void {
    this.#offset += bytes;
    this.#line += lines;
    const { bytes: maximum } = this.#options.limits ?? {};
    if (maximum !== undefined && this.#offset > maximum) throw new InputTooLargeError('bytes', maximum);
  }
}

const LINE_END = 0x0a;

const countLines = (bytes: Uint8Array): number => bytes.reduce((count, byte) => count + (byte === LINE_END ? 1 : 0), 0);

/** Bytes of a byte order mark of UTF-8. @throws UnreadableInputError for that of another encoding */
function measureMark([first, second, third]: Uint8Array): number {
  if (first === 0xef && second === 0xbb && third === 0xbf) return MARK_BYTES;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16) throw new UnreadableInputError('is UTF-16; save the file as UTF-8', 1);
  return 0;
}
