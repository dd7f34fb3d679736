import { BodyReader, type ReadBody } from './input/read-body.ts';
import { RecordFault } from './input/records.ts';
import type { ColumnsOperation, ReadRecord } from './operation.ts';
import { type RecordErrors, type ShardRun, toRecordError, writeRecordColumns } from './shard-run.ts';

/** A record that was read, with its row. */
interface Readied extends ReadRecord {
  readonly row: number;
  readonly body: ReadBody;
}

/** Calculates the records of a shard in the order of their moments, each into its own row. */
export async function runColumns(run: ShardRun, operation: ColumnsOperation): Promise<RecordErrors> {
  const { task, records, buffers, services, now } = run;
  const setters = new Map([...buffers].map(([name, { set }]) => [name, set]));
  const job = operation.open(task.defaults, setters, services);
  const { geocoder } = services;
  const reader = new BodyReader({ schema: operation.request, defaults: task.defaults, now, geocoder });
  const errors: RecordErrors = new Array(records.length);
  const readied: Readied[] = [];
  for (const [row, record] of records.entries()) {
    let body: ReadBody | undefined;
    try {
      if (record.sent instanceof RecordFault) throw record.sent;
      const read = reader.read(record.sent);
      body = read instanceof Promise ? await read : read;
      const { moment, write } = job.read(body.value);
      readied.push({ row, body, moment, write });
    } catch (fault) {
      errors[row] = toRecordError(record, fault, body?.relocate);
    }
  }
  readied.sort((a, b) => a.moment - b.moment || a.row - b.row);
  for (const { row, body, write } of readied) {
    const record = run.records[row] as (typeof records)[number];
    try {
      write(row);
      writeRecordColumns(run, row, record);
    } catch (fault) {
      errors[row] = toRecordError(record, fault, body.relocate);
    }
  }
  return errors;
}
