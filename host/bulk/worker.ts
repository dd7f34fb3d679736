/** A process that calculates shards, one at a time. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BULK_OPERATIONS } from '../../functions/bulk-operations.ts';
import { Problem } from '../../lib/base/errors/problem.ts';
import { InputTooLargeError, UnknownColumnError, UnreadableInputError } from '../../lib/bulk/errors.ts';
import { loadOperation } from '../../lib/bulk/load-operation.ts';
import { identifyShard, runShard } from '../../lib/bulk/shard.ts';
import type { BulkJob, ShardManifest, ShardRange, ShardTask } from '../../lib/bulk/task.ts';
import { openBulkServices } from '../../lib/runtime/bulk-services.ts';
import { provideParts } from '../../lib/runtime/provided-parts.ts';
import { Channel } from '../channel.ts';
import placesInSeveralZones from '../in-process/several-zones.json' with { type: 'json' };
import { hashShard, nameShard, readDoneShard, readRange, type ShardFiles, writeShard } from './shard-files.ts';

/** A shard to calculate. */
export interface ShardOrder {
  readonly job: BulkJob;
  readonly header?: string;
  readonly shard: ShardRange;
  readonly input: string;
  /** Folder of the results. */
  readonly folder: string;
}

/** A shard that is done, or why the job cannot go on. */
export type ShardOutcome =
  | { readonly files: ShardFiles; readonly manifest: ShardManifest }
  | { readonly refused: string };

const { BOUNDARIES_PATH, PLACES_PATH = '' } = process.env;
if (!existsSync(BOUNDARIES_PATH ?? join(PLACES_PATH, 'boundaries'))) provideParts({ placesInSeveralZones });
const services = openBulkServices();

process.on('disconnect', () => process.exit());
// Ctrl-C reaches every process of the group; the one that started this decides.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

async function calculate({ job, header, shard, input, folder }: ShardOrder): Promise<ShardOutcome> {
  const row = BULK_OPERATIONS.find(({ endpoint }) => endpoint.path === job.operation);
  if (!row) return { refused: `There is no operation ${job.operation}` };
  const { firstLine, firstRecord } = shard;
  const task: ShardTask = {
    ...job,
    input: { format: job.input.format, firstLine, firstRecord, ...(header !== undefined && { header }) },
  };
  const bytes = await readRange(input, shard);
  const files = nameShard(shard, hashShard(identifyShard(task, services).task_sha256, bytes), job.output.format);
  const known = await readDoneShard(folder, files);
  if (known) return { files, manifest: known };
  const result = await runShard(task, bytes, { operation: await loadOperation(row), services });
  await writeShard(folder, files, result);
  return { files, manifest: result.manifest };
}

/** Faults of the job itself, which another attempt would meet again. */
const REFUSALS = [UnreadableInputError, InputTooLargeError, UnknownColumnError, Problem];

async function answer(order: ShardOrder): Promise<ShardOutcome> {
  try {
    return await calculate(order);
  } catch (fault) {
    const isRefusal =
      REFUSALS.some((kind) => fault instanceof kind) && !(fault instanceof Problem && fault.status >= 500);
    if (isRefusal && fault instanceof Error) return { refused: fault.message };
    throw fault;
  }
}

const channel = new Channel(process, { calculate: answer });
void channel.call('ready');
