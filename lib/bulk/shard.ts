import { hash } from 'node:crypto';
import { hashCanonical } from '../base/canonical.ts';
import { release } from '../base/release.ts';
import type { BulkColumn } from './column.ts';
import { type ColumnBuffer, createColumnBuffer } from './column-buffer.ts';
import { checkHeader } from './input/check-header.ts';
import { readRecords } from './input/records.ts';
import type { BulkServices, LoadedOperation } from './operation.ts';
import { TABLE_WRITERS } from './output/writers.ts';
import { rememberPlaces } from './remembered-places.ts';
import { runColumns } from './run-columns.ts';
import { runRequests } from './run-requests.ts';
import { selectColumns } from './select-columns.ts';
import type { ShardManifest, ShardResult, ShardTask } from './task.ts';

/** Version of the columns, raised where one changes its name, type or meaning. */
export const TABLE_SCHEMA_VERSION = 1;

/** The operation of a shard, and what it calculates with. */
export interface ShardContext {
  readonly operation: LoadedOperation;
  readonly services: BulkServices;
}

/**
 * Calculates one shard: records in, a file out. Equal shards give equal bytes. A record with a fault is a line of `errors` and has no row:
 * `done + failed = records`.
 *
 * @throws UnreadableInputError, UnknownColumnError, Problem where the defaults are wrong or a service fails
 */
export async function runShard(task: ShardTask, input: Uint8Array, context: ShardContext): Promise<ShardResult> {
  const { operation, services } = context;
  const columns = selectColumns(operation, task.defaults, task.output.columns);
  const schema =
    'request' in operation.operation ? operation.operation.request : operation.operation.endpoint.request.body;
  if (task.input.header !== undefined && schema) checkHeader(task.input.header, schema);
  const records = [...readRecords(task, input)];
  const buffers = columns.map((column) => createColumnBuffer(column, records.length));
  const now = new Date(task.now);
  const fixed = rememberPlaces({ ...services, clock: { now: () => now } });
  const run = { task, records, buffers: nameBuffers(buffers), services: fixed, now };
  const { rows, errors } =
    'columns' in operation.operation
      ? await runColumns(run, operation.operation)
      : await runRequests(run, operation.operation);
  const definition = describeDefinition(operation, task.defaults);
  const output = TABLE_WRITERS[task.output.format](buffers, rows, describeTable(task, { columns, definition }));
  const lines = errors.map((error) => `${JSON.stringify(error)}\n`);
  const errorBytes = Buffer.from(lines.join(''));
  const counts = { records: records.length, done: rows.length, failed: lines.length };
  const facts = { columns, definition, counts, bytes: { input, output, errors: errorBytes } };
  return { output, errors: errorBytes, manifest: createManifest(task, services, facts) };
}

interface TableFacts {
  readonly columns: readonly BulkColumn[];
  readonly definition: Readonly<Record<string, unknown>>;
}

const nameBuffers = (buffers: readonly ColumnBuffer[]): ReadonlyMap<string, ColumnBuffer> =>
  new Map(buffers.map((buffer) => [buffer.column.name, buffer]));

const describeDefinition = ({ operation, path }: LoadedOperation, defaults: object): TableFacts['definition'] =>
  'columns' in operation ? operation.definition(defaults) : { id: 'answers', endpoint: path };

const describeTable = ({ operation, defaults }: ShardTask, { definition, columns }: TableFacts) => ({
  createdBy: `natal ${release.version}`,
  entries: {
    'natal.schema_version': String(TABLE_SCHEMA_VERSION),
    'natal.edition': release.version,
    'natal.operation': operation,
    'natal.defaults': JSON.stringify(defaults),
    'natal.definition': JSON.stringify(definition),
    'natal.columns': JSON.stringify(columns),
  },
});

interface ShardFacts extends TableFacts {
  readonly counts: Pick<ShardManifest, 'records' | 'done' | 'failed'>;
  readonly bytes: { readonly input: Uint8Array; readonly output: Uint8Array; readonly errors: Uint8Array };
}

const hashBytes = (bytes: Uint8Array): string => hash('sha256', bytes);

function createManifest(task: ShardTask, services: BulkServices, facts: ShardFacts): ShardManifest {
  const { columns, definition, counts, bytes } = facts;
  return {
    ...identifyShard(task, services),
    definition,
    format: task.output.format,
    columns: columns.map(({ name }) => name),
    first_record: task.input.firstRecord,
    ...counts,
    input_sha256: hashBytes(bytes.input),
    output_sha256: hashBytes(bytes.output),
    errors_sha256: hashBytes(bytes.errors),
  };
}

/** What a shard is calculated from beside its input: equal for shards that need not be calculated again. */
export function identifyShard(task: ShardTask, services: Pick<BulkServices, 'ephemeris' | 'zones' | 'localPractice'>) {
  const { engineVersion, dataVersion } = services.ephemeris.facts;
  const facts = {
    schema_version: TABLE_SCHEMA_VERSION,
    operation: task.operation,
    edition: release.version,
    data: {
      engine: engineVersion,
      ephemeris: dataVersion,
      zones: services.zones.version,
      local_practice: services.localPractice.version,
    },
  };
  return { ...facts, task_sha256: hashCanonical({ ...facts, task }) };
}
