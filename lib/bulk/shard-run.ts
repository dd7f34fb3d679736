import { Problem } from '../base/errors/problem.ts';
import type { ColumnBuffer } from './column-buffer.ts';
import { type InputRecord, RecordFault } from './input/records.ts';
import type { BulkServices } from './operation.ts';
import type { RecordError, ShardTask } from './task.ts';

/** The records of a shard on their way into columns. The index of a record is its row. */
export interface ShardRun {
  readonly task: ShardTask;
  readonly records: readonly InputRecord[];
  readonly buffers: ReadonlyMap<string, ColumnBuffer>;
  readonly services: BulkServices;
  readonly now: Date;
}

/** Why records have no row, by their index. */
export type RecordErrors = (RecordError | undefined)[];

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
