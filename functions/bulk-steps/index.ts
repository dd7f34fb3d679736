import { JobItems } from '../../lib/adapters/dynamodb/job-items.ts';
import { readBulkLimits } from '../../lib/base/catalog/bulk-limits.ts';
import { once } from '../../lib/base/memoize.ts';
import type { BulkServices } from '../../lib/bulk/operation.ts';
import { openBulkServices } from '../../lib/runtime/bulk-services.ts';
import { CLOUD_JOB_VARIABLES, requireVariable } from '../../lib/runtime/cloud-jobs.ts';
import { openLimiter } from '../../lib/runtime/limiter.ts';
import { STEPS, type StepName } from './run-step.ts';
import type { StepParts } from './steps.ts';

const read = (name: string): string => requireVariable(process.env, name);

let services: BulkServices | undefined;

const items = new JobItems(read(CLOUD_JOB_VARIABLES.table));

const openParts = once(
  async (): Promise<StepParts> => ({
    jobs: {
      find: (principalId, id) => items.find(principalId, id),
      change: (job, from, changes) => items.change(job, from, changes),
    },
    files: (await import('../../lib/adapters/aws/job-services.ts')).openBucketFiles(read(CLOUD_JOB_VARIABLES.bucket)),
    limits: readBulkLimits(process.env),
    recordsPerShard: Number(read(CLOUD_JOB_VARIABLES.recordsPerShard)),
    limiter: { take: (request) => openLimiter().take(request) },
    services: () => {
      services ??= openBulkServices();
      return services;
    },
  }),
);

/** One step of a job, which the variable of the function names. */
export const handler = async (event: unknown): Promise<unknown> =>
  await STEPS[read(CLOUD_JOB_VARIABLES.step) as StepName](event, await openParts());
