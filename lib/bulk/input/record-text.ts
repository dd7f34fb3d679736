import { isObject } from '../../base/is-object.ts';
import type { RecordError } from '../task.ts';
import { readCells } from './csv.ts';
import type { CsvHeader } from './header.ts';

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

/** The members of a record, or why it has none. */
export type SentRecord = Record<string, unknown> | RecordFault;

/** How the cells of a record are read. */
export interface CsvReading {
  readonly delimiter: string;
  readonly header: CsvHeader;
}

/** Reads the text of a record: a row of a CSV, or a JSON object. */
export const parseRecord = (text: string, csv: CsvReading | undefined): SentRecord =>
  csv ? readRow(readCells(text, csv.delimiter), csv.header) : readObject(text);

function readRow(cells: readonly string[], { names, readers }: CsvHeader): SentRecord {
  if (cells.length !== names.length)
    return new RecordFault('ValidationError', `has ${cells.length} cells, but the header ${names.length}`);
  const body: Record<string, unknown> = {};
  for (let index = 0; index < cells.length; index += 1) readers[index]?.(cells[index] as string, body);
  return body;
}

function readObject(text: string): SentRecord {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { ...value } : new RecordFault('InvalidJson', 'must be a JSON object in one line');
  } catch {
    return new RecordFault('InvalidJson', 'is not JSON; each line is one JSON object');
  }
}

const MAX_ID_LENGTH = 200;

/** Takes the `id` out of a record, which is no member of a request. */
export function takeId(sent: SentRecord): Pick<InputRecord, 'id' | 'sent'> {
  if (sent instanceof RecordFault || sent.id === undefined || sent.id === null) return { id: undefined, sent };
  const { id, ...body } = sent;
  const isId = (typeof id === 'string' && id.length <= MAX_ID_LENGTH) || Number.isSafeInteger(id);
  if (isId) return { id: id as string | number, sent: body };
  const message = `must be a text of at most ${MAX_ID_LENGTH} characters, or a whole number`;
  return { id: undefined, sent: new RecordFault('ValidationError', message, 'body.id') };
}
