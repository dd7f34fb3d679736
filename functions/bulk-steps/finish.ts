import { createHash } from 'node:crypto';
import type { ShardRange } from '../../lib/bulk/task.ts';
import type { BulkFailureCode, BulkFile, JobFiles } from '../../lib/contract/bulk-jobs.ts';
import { BULK_FAILURES } from '../../lib/contract/bulk-jobs.ts';
import { ERRORS_NAME, JOB_KEYS } from '../../lib/contract/bulk-keys.ts';
import type { StoredManifest } from './calculate.ts';
import { JobFailure, type JobInput, requireJob, type StepParts } from './steps.ts';

/** What the last step is told: the error of a state, where one failed. */
export interface FinishInput {
  readonly job: JobInput;
  readonly error?: { readonly Error?: string; readonly Cause?: string };
}

/**
 * The last step: sums up the manifests of all shards, or writes why the job failed. Repeated, it changes nothing.
 *
 * @throws JobFailure where a shard has no result
 */
export async function finishJob({ job, error }: FinishInput, parts: StepParts): Promise<void> {
  const stored = await requireJob(parts, job);
  const endedMs = Date.now();
  if (error) {
    const failure = readFailure(error);
    await parts.jobs.change(stored, ['queued', 'running'], { state: 'failed', failure, endedMs });
    return;
  }
  const manifests = await readManifests(job.job_id, parts.files);
  const sum = (member: 'records' | 'done' | 'failed'): number =>
    manifests.reduce((total, manifest) => total + manifest[member], 0);
  const counts = { records: sum('records'), done: sum('done'), failed: sum('failed') };
  const results = manifests.map(({ name, bytes, done, output_sha256 }) => ({
    name,
    bytes,
    records: done,
    sha256: output_sha256,
  }));
  const errors = counts.failed === 0 ? undefined : await joinErrors(job.job_id, manifests, parts.files);
  const changes = { state: 'succeeded', counts, results, endedMs, ...(errors && { errors }) } as const;
  await parts.jobs.change(stored, ['running'], changes);
}

async function readManifests(id: string, files: JobFiles): Promise<readonly StoredManifest[]> {
  const shards: readonly ShardRange[] = JSON.parse(toText(await files.read(JOB_KEYS.shards(id))));
  const manifests: StoredManifest[] = [];
  for (const { index, records } of shards) {
    const manifest: StoredManifest = JSON.parse(toText(await files.read(JOB_KEYS.manifest(id, index))));
    if (manifest.records !== records)
      throw new JobFailure('internal', `Shard ${index} has other records than its input.`);
    manifests.push(manifest);
  }
  return manifests;
}

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

/** One file with the errors of all shards, in the order of the input. */
async function joinErrors(id: string, manifests: readonly StoredManifest[], files: JobFiles): Promise<BulkFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* readAll(): AsyncGenerator<Uint8Array> {
    for (const [index, { failed }] of manifests.entries()) {
      if (failed === 0) continue;
      const chunk = await files.read(JOB_KEYS.shardErrors(id, index));
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await files.writeStream(JOB_KEYS.result(id, ERRORS_NAME), readAll(), 'application/x-ndjson');
  const records = manifests.reduce((sum, { failed }) => sum + failed, 0);
  return { name: ERRORS_NAME, bytes, records, sha256: hash.digest('hex') };
}

/** The cause of a failed state is the JSON of the function's error: its message begins with the code of a {@link JobFailure}. */
function readFailure({ Cause = '' }: NonNullable<FinishInput['error']>): { code: BulkFailureCode; detail: string } {
  const [, code = '', detail = ''] = /"errorMessage":\s*"(\w+): ((?:[^"\\]|\\.)*)"/.exec(Cause) ?? [];
  return code in BULK_FAILURES
    ? { code: code as BulkFailureCode, detail: JSON.parse(`"${detail}"`) }
    : { code: 'internal', detail: 'A step of the job failed several times.' };
}
