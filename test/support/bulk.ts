import { BULK_OPERATIONS } from '../../functions/bulk-operations.ts';
import { loadOperation } from '../../lib/bulk/load-operation.ts';
import { runShard } from '../../lib/bulk/shard.ts';
import type { RecordError, ShardTask } from '../../lib/bulk/task.ts';
import * as services from './services.ts';

/** The moment that jobs of the tests have for now: that of the service of the tests. */
export const JOB_NOW = services.clock.now().toISOString();

/** A task of the tests: NDJSON in and out, unless it says otherwise. */
export const createTask = (
  task: Partial<Omit<ShardTask, 'input'>> & { readonly input?: Partial<ShardTask['input']> },
): ShardTask => ({
  operation: '/ephemeris/natal-chart',
  defaults: {},
  now: JOB_NOW,
  output: { format: 'ndjson' },
  ...task,
  input: { format: 'ndjson', firstLine: 1, firstRecord: 1, ...task.input },
});

/** Loads an operation of the table. */
export async function openOperation(path: string) {
  const row = BULK_OPERATIONS.find(({ endpoint }) => endpoint.path === path);
  if (!row) throw new Error(`there is no operation ${path}`);
  return await loadOperation(row);
}

/** Runs the kernel on bytes. */
export async function runBytes(task: ShardTask, input: string | Uint8Array) {
  return await runShard(task, Buffer.from(input), { operation: await openOperation(task.operation), services });
}

const readLines = <Line>(bytes: Uint8Array): Line[] =>
  Buffer.from(bytes)
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

type Row = Record<string, unknown>;

/** Runs the kernel on bytes to NDJSON. */
export async function runToRows(given: Parameters<typeof createTask>[0], input: string) {
  const { output, errors, manifest } = await runBytes(createTask(given), input);
  return { rows: readLines<Row>(output), errors: readLines<RecordError>(errors), manifest };
}

export const toNdjson = (records: readonly unknown[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');
