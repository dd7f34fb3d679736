import type { StepName } from '../../functions/bulk-steps/run-step.ts';
import { BULK_LIMIT_IDS, BULK_LIMITS, type BulkLimits } from '../../lib/base/catalog/bulk-limits.ts';

/** Memory and longest time of each step. One processor is 1769 MB. @source "Configure Lambda function memory", AWS Lambda Developer Guide */
export const STEP_SIZES: Readonly<Record<StepName, { readonly memoryMb: number; readonly minutes: number }>> = {
  split: { memoryMb: 1769, minutes: 15 },
  calculate: { memoryMb: 1769, minutes: 15 },
  finish: { memoryMb: 1769, minutes: 15 },
};

/** Records of a shard: one invocation, some seconds of charts or minutes of other operations. */
export const CLOUD_SHARD_RECORDS = 50_000;

/**
 * Limits of a job on AWS. Its input arrives in one request, and its results are listed in one item of a table and in one answer.
 *
 * @source "Amazon S3 objects overview": 5 GB in a single PUT. "Quotas in Amazon DynamoDB": 400 KB an item
 */
export const CLOUD_LIMITS: BulkLimits = {
  input_bytes: 5 * 1024 ** 3,
  records: 40_000_000,
  jobs_per_client: 50,
  disk_bytes: Number.MAX_SAFE_INTEGER,
};

/** The same as variables of the functions of both stacks. */
export const toLimitVariables = (): Readonly<Record<string, string>> =>
  Object.fromEntries(BULK_LIMIT_IDS.map((id) => [BULK_LIMITS[id].variable, String(CLOUD_LIMITS[id])]));
