import { createCloudJobs } from '../adapters/aws/bulk-jobs.ts';
import { JobItems } from '../adapters/dynamodb/job-items.ts';
import { readBulkLimits } from '../base/catalog/bulk-limits.ts';
import { once } from '../base/memoize.ts';
import type { BulkJobs } from '../contract/bulk-jobs.ts';

/** Variables with the names of what jobs need on AWS. */
export const CLOUD_JOB_VARIABLES = {
  bucket: 'BULK_BUCKET',
  table: 'BULK_TABLE',
  stateMachine: 'BULK_STATE_MACHINE',
  recordsPerShard: 'BULK_RECORDS_PER_SHARD',
  step: 'BULK_STEP',
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a variable that the stack sets. @throws Error where it is not set */
export function requireVariable(environment: Environment, name: string): string {
  const value = environment[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** Opens the jobs in the table, the bucket and the state machine that the environment names. @throws Error where one is not named */
export function openCloudJobs(environment: Environment = process.env): BulkJobs {
  const read = (name: string): string => requireVariable(environment, name);
  const [bucket, stateMachine] = [read(CLOUD_JOB_VARIABLES.bucket), read(CLOUD_JOB_VARIABLES.stateMachine)];
  return createCloudJobs({
    items: new JobItems(read(CLOUD_JOB_VARIABLES.table)),
    services: once(async () => {
      const { openBucketFiles, openExecutions } = await import('../adapters/aws/job-services.ts');
      return { files: openBucketFiles(bucket), executions: openExecutions(stateMachine) };
    }),
    limits: readBulkLimits(environment),
  });
}
