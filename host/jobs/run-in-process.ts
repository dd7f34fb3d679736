import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { InputTooLargeError, UnreadableInputError } from '../../lib/bulk/errors.ts';
import type { BulkCounts, BulkFile, BulkRequest } from '../../lib/contract/bulk-jobs.ts';
import { ERRORS_NAME } from '../../lib/contract/bulk-keys.ts';
import { joinErrors } from '../bulk/join-results.ts';
import { JobRefused } from '../bulk/pool.ts';
import { type JobOutcome, runJob } from '../bulk/run-job.ts';
import { DISK_FULL, JOB_SHARD_RECORDS } from './run-settings.ts';
import type { JobRunOutcome } from './scheduler.ts';

/** What the process of a job is told. */
export interface RunOrder {
  readonly request: BulkRequest;
  /** Unix milliseconds: what `now` means in a record. */
  readonly createdMs: number;
  /** File with the records. */
  readonly input: string;
  /** For shards and results. */
  readonly folder: string;
  readonly workers: number;
  /** Program of the processes that calculate. */
  readonly program: string;
  readonly records: number;
}

/**
 * Runs a job in this process and those that it starts, which have the lowest priority: while another process of the service has a request,
 * they wait.
 */
export async function runInProcess(order: RunOrder, onProgress: (counts: BulkCounts) => void): Promise<JobRunOutcome> {
  setPriority(constants.priority.PRIORITY_LOW);
  const { request, createdMs, input, folder, workers, records, program } = order;
  const job = { ...request, now: new Date(createdMs).toISOString() };
  try {
    const outcome = await runJob({
      folder,
      job,
      input,
      recordsPerShard: JOB_SHARD_RECORDS,
      workers,
      program: { file: program, environment: listVariables() },
      onProgress: ({ done, failed }) => onProgress({ records, done, failed }),
    });
    return await describeOutcome(folder, outcome);
  } catch (fault) {
    return toFailure(fault);
  }
}

/** The variables of this process, which name the data. */
const listVariables = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

async function describeOutcome(folder: string, { records, done, failed, shards }: JobOutcome): Promise<JobRunOutcome> {
  const results = shards.map(({ files, bytes, manifest }) => ({
    name: files.output,
    bytes,
    records: manifest.done,
    sha256: manifest.output_sha256,
  }));
  const errors = failed === 0 ? undefined : await collectErrors(folder, shards, failed);
  return { counts: { records, done, failed }, results, ...(errors && { errors }) };
}

async function collectErrors(folder: string, shards: JobOutcome['shards'], records: number): Promise<BulkFile> {
  const path = join(folder, ERRORS_NAME);
  await joinErrors(shards, folder, path);
  return { name: ERRORS_NAME, bytes: (await stat(path)).size, records, sha256: await hashFile(path) };
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

function toFailure(fault: unknown): JobRunOutcome {
  const detail = fault instanceof Error ? fault.message : String(fault);
  if (fault instanceof UnreadableInputError || fault instanceof JobRefused) return { code: 'unreadable_input', detail };
  if (fault instanceof InputTooLargeError) return { code: 'too_many_records', detail };
  if (DISK_FULL.test(detail))
    return { code: 'disk_full', detail: 'The disk of the service has no room left for results.' };
  throw fault;
}
