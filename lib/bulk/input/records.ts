import { isUtf8 } from 'node:buffer';
import { isObject } from '../../base/is-object.ts';
import type { RecordError, ShardTask } from '../task.ts';
import { findDelimiter, readCells } from './csv.ts';
import { type CsvHeader, readCsvHeader } from './header.ts';
import { type ScannedRecord, scanRecords } from './scan.ts';

/** A record of an input. */
export interface InputRecord {
  /** From 1, over the whole input. */
  readonly record: number;
  readonly line: number;
  readonly id: string | number | undefined;
  /** Its members without `id`, or why it has none. */
  readonly sent: Readonly<Record<string, unknown>> | RecordFault;
}

/** Why a record cannot be read. */
export class RecordFault {
  readonly error: Pick<RecordError, 'code' | 'location' | 'message'>;

  constructor(code: RecordError['code'], message: string, location = 'line') {
    this.error = { code, location, message };
  }
}

/**
 * The records of a shard, in order.
 *
 * @throws UnreadableInputError
 */
export function* readRecords({ input }: Pick<ShardTask, 'input'>, bytes: Uint8Array): Generator<InputRecord> {
  const { format, header = '', firstLine, firstRecord } = input;
  const delimiter = format === 'csv' ? findDelimiter(header) : ',';
  const csv = format === 'csv' ? { delimiter, header: readCsvHeader(header, delimiter) } : undefined;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isText = isUtf8(buffer);
  let record = firstRecord;
  for (const scanned of scanRecords({ bytes, firstLine, isEnd: true }, { format, delimiter })) {
    if (scanned.isBlank) continue;
    yield { record, line: scanned.line, ...takeId(readRecord(buffer, scanned, { isText, csv })) };
    record += 1;
  }
}

type Sent = Record<string, unknown> | RecordFault;

interface RecordReading {
  /** Whether all bytes are UTF-8. */
  readonly isText: boolean;
  readonly csv: { readonly delimiter: string; readonly header: CsvHeader } | undefined;
}

function readRecord(bytes: Buffer, { from, to }: ScannedRecord, { isText, csv }: RecordReading): Sent {
  if (!isText && !isUtf8(bytes.subarray(from, to)))
    return new RecordFault('ValidationError', 'is not UTF-8; save the file as UTF-8');
  const text = bytes.toString('utf8', from, to).trimEnd();
  return csv ? readRow(readCells(text, csv.delimiter), csv.header) : readObject(text);
}

function readRow(cells: readonly string[], { names, readers }: CsvHeader): Sent {
  if (cells.length !== names.length)
    return new RecordFault('ValidationError', `has ${cells.length} cells, but the header ${names.length}`);
  const body: Record<string, unknown> = {};
  for (let index = 0; index < cells.length; index += 1) readers[index]?.(cells[index] as string, body);
  return body;
}

function readObject(text: string): Sent {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { ...value } : new RecordFault('InvalidJson', 'must be a JSON object in one line');
  } catch {
    return new RecordFault('InvalidJson', 'is not JSON; each line is one JSON object');
  }
}

const MAX_ID_LENGTH = 200;

/** Takes the `id` out of a record, which is no member of a request. */
function takeId(sent: Sent): Pick<InputRecord, 'id' | 'sent'> {
  if (sent instanceof RecordFault || sent.id === undefined || sent.id === null) return { id: undefined, sent };
  const { id, ...body } = sent;
  const isId = (typeof id === 'string' && id.length <= MAX_ID_LENGTH) || Number.isSafeInteger(id);
  if (isId) return { id: id as string | number, sent: body };
  const message = `must be a text of at most ${MAX_ID_LENGTH} characters, or a whole number`;
  return { id: undefined, sent: new RecordFault('ValidationError', message, 'body.id') };
}
