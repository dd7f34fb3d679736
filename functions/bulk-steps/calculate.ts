import { loadOperation } from '../../lib/bulk/load-operation.ts';
import { runShard } from '../../lib/bulk/shard.ts';
import type { ShardManifest, ShardRange } from '../../lib/bulk/task.ts';
import { JOB_KEYS } from '../../lib/contract/bulk-keys.ts';
import { BULK_OPERATIONS } from '../bulk-operations.ts';
import { JobFailure, type JobInput, locateRecords, type StepParts } from './steps.ts';

/** One item of the map. */
export interface ShardInput {
  readonly job: JobInput;
  readonly header: string;
  readonly shard: ShardRange;
}

/** A manifest with the name of the result. */
export interface StoredManifest extends ShardManifest {
  readonly name: string;
  readonly bytes: number;
}

/**
 * Calculates one shard and writes its result, its errors and, last, its manifest. A shard whose manifest is there is done: a repeated item
 * calculates nothing, and one that was cut off writes the same bytes again.
 */
export async function calculateShard({ job, header, shard }: ShardInput, parts: StepParts): Promise<void> {
  const { files, services } = parts;
  const { job_id, request, now } = job;
  const manifestKey = JOB_KEYS.manifest(job_id, shard.index);
  if ((await files.measure(manifestKey)) !== undefined) return;
  const row = BULK_OPERATIONS.find(({ endpoint }) => endpoint.path === request.operation);
  if (!row) throw new JobFailure('internal', `There is no operation ${request.operation}.`);
  const { format } = request.input;
  const { firstLine, firstRecord } = shard;
  const task = { ...request, now, input: { format, ...(header !== '' && { header }), firstLine, firstRecord } };
  const bytes = await files.read(locateRecords(job), shard);
  const context = { operation: await loadOperation(row), services: services() };
  const { output, errors, manifest } = await runShard(task, bytes, context);
  const name = nameResult(shard.index, manifest);
  await files.write(JOB_KEYS.result(job_id, name), output, MEDIA_TYPES[manifest.format]);
  await files.write(JOB_KEYS.shardErrors(job_id, shard.index), errors, 'application/x-ndjson');
  const stored: StoredManifest = { ...manifest, name, bytes: output.length };
  await files.write(manifestKey, Buffer.from(JSON.stringify(stored)), 'application/json');
}

const MEDIA_TYPES = {
  parquet: 'application/vnd.apache.parquet',
  ndjson: 'application/x-ndjson',
  csv: 'text/csv; charset=utf-8',
} as const;

/** Letters of a digest that tell shards apart. */
const DIGEST_LETTERS = 16;

/** Named by its number and its content: of what it was calculated from, and by which edition. */
const nameResult = (index: number, { task_sha256, input_sha256, format }: ShardManifest): string =>
  `shard-${String(index).padStart(5, '0')}-${task_sha256.slice(0, DIGEST_LETTERS)}-${input_sha256.slice(0, DIGEST_LETTERS)}.${format}`;
