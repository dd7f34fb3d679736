import { Problem } from '../base/errors/problem.ts';
import type { ColumnBuffer } from './column-buffer.ts';
import { type InputRecord, RecordFault } from './input/record-text.ts';
import type { BulkServices } from './operation.ts';
import type { RecordError, ShardTask } from './task.ts';

/** The records of a shard on their way into columns. */
export interface ShardRun {
  readonly task: ShardTask;
  readonly records: readonly InputRecord[];
  readonly buffers: ReadonlyMap<string, ColumnBuffer>;
  readonly services: BulkServices;
  readonly now: Date;
}

/** What became of the records of a shard. */
export interface RunOutcome {
  /** Rows of the buffers in the order of the records; records with errors have none. */
  readonly rows: Int32Array;
  /** In the order of the records. */
  readonly errors: readonly RecordError[];
}

/** Collects what becomes of each record, in any order. */
export class OutcomeCollector {
  readonly #rows: Int32Array;
  readonly #errors: (RecordError | undefined)[];

  constructor(records: number) {
    this.#rows = new Int32Array(records).fill(-1);
    this.#errors = new Array(records);
  }

  setRow(index: number, row: number): void {
    this.#rows[index] = row;
  }

  setError(index: number, error: RecordError): void {
    this.#errors[index] = error;
  }

  finish(): RunOutcome {
    return {
      rows: this.#rows.filter((row) => row >= 0),
      errors: this.#errors.filter((error) => error !== undefined),
    };
  }
}

/** Codes of services that one record asks for and others do not need. */
const OF_RECORD: ReadonlySet<string> = new Set(['LinksUnavailable', 'PicturesUnavailable', 'Timeout']);

/**
 * The error of a record.
 *
 * @param relocate moves a problem to where the record has it
 * @throws what is not the fault of the record, such as Problem `EphemerisUnavailable`
 */
export function toRecordError(
  { record, line, id }: InputRecord,
  fault: unknown,
  relocate: (problem: Problem) => Problem = (problem) => problem,
): RecordError {
  const where = { record, line, ...(id !== undefined && { id }) };
  if (fault instanceof RecordFault) return { ...where, ...fault.error };
  if (!(fault instanceof Problem) || (fault.status >= 500 && !OF_RECORD.has(fault.code))) throw fault;
  const problem = relocate(fault);
  const [issue] = problem.issues;
  const { location = 'body', message = problem.message } = issue ?? {};
  return { ...where, code: problem.code, location, message };
}

/** Writes which record a row is. */
export function writeRecordColumns({ buffers }: ShardRun, row: number, { record, id }: InputRecord): void {
  buffers.get('record')?.set(row, record);
  buffers.get('id')?.set(row, id === undefined ? null : String(id));
}
