import type { BulkLimits } from '../../lib/base/catalog/bulk-limits.ts';
import type { BulkServices } from '../../lib/bulk/operation.ts';
import { isProgramFormat } from '../../lib/bulk/task.ts';
import type { BulkFailureCode, BulkJobs, BulkRequest, JobFiles, StoredJob } from '../../lib/contract/bulk-jobs.ts';
import { JOB_KEYS } from '../../lib/contract/bulk-keys.ts';
import type { Limiter } from '../../lib/contract/tables/rate-limits/limiter.ts';

/** What an execution of the state machine is about. */
export interface JobInput {
  readonly job_id: string;
  readonly principal_id: string;
  readonly request: BulkRequest;
  /** What `now` means in a record, ISO 8601. */
  readonly now: string;
}

/** What the steps work with. */
export interface StepParts {
  readonly jobs: Pick<BulkJobs, 'find' | 'change'>;
  readonly files: JobFiles;
  readonly limits: BulkLimits;
  readonly recordsPerShard: number;
  readonly limiter: Pick<Limiter, 'take'>;
  /** Opened at the first shard. */
  readonly services: () => BulkServices;
}

/** The job cannot go on. The state machine does not repeat the step: it writes why. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
  readonly code: BulkFailureCode;

  constructor(code: BulkFailureCode, detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
  }
}

/** Key of the file whose ranges are the shards. */
export const locateRecords = ({ job_id, request }: JobInput): string =>
  isProgramFormat(request.input.format) ? JOB_KEYS.births(job_id) : JOB_KEYS.input(job_id);

/** @throws JobFailure where the job was deleted meanwhile */
export async function requireJob({ jobs }: StepParts, { principal_id, job_id }: JobInput): Promise<StoredJob> {
  const job = await jobs.find(principal_id, job_id);
  if (job) return job;
  throw new JobFailure('internal', 'The job was deleted.');
}
