import { type BulkFile, type BulkJobs, ENDED_STATES, type StoredJob } from '../../lib/contract/bulk-jobs.ts';
import type { BulkJobAnswer } from './contract.ts';

/** Where a client reaches the service, and its jobs. */
interface Answering {
  readonly jobs: BulkJobs;
  /** Without a slash at the end. */
  readonly address: string;
}

const toInstant = (ms: number): string => new Date(ms).toISOString();

async function toFile(job: StoredJob, file: BulkFile, { jobs, address }: Answering) {
  const { bytes, records, sha256 } = file;
  return { url: await jobs.addressFile(job, file, address), bytes, records, sha256 };
}

async function toUpload(job: StoredJob, { jobs, address }: Answering) {
  const upload = await jobs.addressUpload(job, address);
  return { method: 'PUT' as const, ...upload, headers: { ...upload.headers }, expires_at: toInstant(job.uploadEndsMs) };
}

/** A job as clients see it. */
export async function toJobAnswer(job: StoredJob, answering: Answering): Promise<BulkJobAnswer> {
  const { request, state, counts, startedMs, endedMs, failure, errors } = job;
  const { operation, input, output } = request;
  const isEnded = ENDED_STATES.includes(state);
  return {
    job_id: job.id,
    state,
    operation,
    input,
    output: { ...output, columns: output.columns && [...output.columns] },
    counts: counts ?? { records: 0, done: 0, failed: 0 },
    created_at: toInstant(job.createdMs),
    ...(startedMs !== undefined && { started_at: toInstant(startedMs) }),
    ...(isEnded && endedMs !== undefined && { finished_at: toInstant(endedMs) }),
    expires_at: toInstant(job.removedMs),
    ...(state === 'awaiting_input' && { upload: await toUpload(job, answering) }),
    results: await Promise.all(job.results.map((file) => toFile(job, file, answering))),
    ...(errors && { errors: await toFile(job, errors, answering) }),
    ...(failure && { failure }),
  };
}
