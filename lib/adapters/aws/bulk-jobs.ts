import { type BulkLimits, RESULT_HOURS } from '../../base/catalog/bulk-limits.ts';
import { type BulkJobs, INPUT_TYPES, type StoredJob } from '../../contract/bulk-jobs.ts';
import { JOB_KEYS } from '../../contract/bulk-keys.ts';
import { TableUnavailable } from '../../contract/tables/table-unavailable.ts';
import type { JobItems } from '../dynamodb/job-items.ts';
import { makeJobId, toIdempotencyKey } from '../tables/bulk-job.ts';
import type { Executions } from './executions.ts';
import type { BucketFiles } from './job-files.ts';

export interface JobServices {
  readonly files: BucketFiles;
  readonly executions: Executions;
}

export interface CloudJobParts {
  readonly items: JobItems;
  /** Opens the bucket and the state machine at their first use. */
  readonly services: () => Promise<JobServices>;
  readonly limits: BulkLimits;
}

const SECONDS_PER_HOUR = 3600;

/** Jobs in DynamoDB, with their files in a bucket and their runs in a state machine. */
export function createCloudJobs({ items, services, limits }: CloudJobParts): BulkJobs {
  return {
    limits,
    add: (draft, key) =>
      items.add({ ...draft, id: makeJobId(draft) }, toIdempotencyKey(draft, key), limits.jobs_per_client),
    find: (principalId, id) => items.find(principalId, id),
    list: (principalId, limit, before) => items.list(principalId, limit, before),
    change: (job, from, changes) => items.change(job, from, changes),
    addressUpload: async (job) => {
      const mediaType = INPUT_TYPES[job.request.input.format];
      const seconds = Math.max(1, Math.floor((job.uploadEndsMs - Date.now()) / 1000));
      const { files } = await services();
      const url = await files.signWrite(JOB_KEYS.input(job.id), seconds, mediaType);
      return { url, headers: { 'Content-Type': mediaType } };
    },
    addressFile: async (job, { name }) => {
      const { files } = await services();
      return await files.signRead(JOB_KEYS.result(job.id, name), RESULT_HOURS * SECONDS_PER_HOUR);
    },
    findInput: async ({ id }) => {
      const { files } = await services();
      const bytes = await reach(files.measure(JOB_KEYS.input(id)));
      return bytes === undefined ? undefined : { bytes };
    },
    run: async (job) => {
      const { executions } = await services();
      await reach(executions.start(job.id, toExecutionInput(job)));
    },
    remove: async (job) => {
      const { files, executions } = await services();
      await reach(executions.stop(job.id));
      await items.remove(job);
      await reach(files.removeBelow(JOB_KEYS.folder(job.id)));
    },
  };
}

/** What the state machine is told of a job. */
const toExecutionInput = ({ id, principalId, request, createdMs }: StoredJob) => ({
  job_id: id,
  principal_id: principalId,
  request,
  now: new Date(createdMs).toISOString(),
});

/** @throws TableUnavailable where the bucket or the state machine does not answer */
async function reach<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (cause) {
    throw new TableUnavailable(`jobs cannot be reached: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
