import type { Stack } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { BULK_VARIABLE } from '../../lib/runtime/bulk-setting.ts';
import { CLOUD_JOB_VARIABLES } from '../../lib/runtime/cloud-jobs.ts';
import { bulkArnsOf, bulkNamesOf } from './names.ts';
import { toLimitVariables } from './sizes.ts';

/** What every function of a service with jobs is told: by it, the contract has their paths. */
export const BULK_ON = { [BULK_VARIABLE]: 'on' } as const;

/** Variables of the function that answers requests about jobs. */
export function toJobVariables(stageName: string, stack: Stack): Readonly<Record<string, string>> {
  const { table, bucket } = bulkNamesOf(stageName);
  return {
    [CLOUD_JOB_VARIABLES.table]: table,
    [CLOUD_JOB_VARIABLES.bucket]: bucket,
    [CLOUD_JOB_VARIABLES.stateMachine]: bulkArnsOf(stageName, stack).stateMachine,
    ...toLimitVariables(),
  };
}

/** What that function may do. Addresses that it signs can do no more than itself: send inputs and read results. */
export function allowJobs(stageName: string, stack: Stack): PolicyDocument {
  const { table, files, bucket, stateMachine, executions } = bulkArnsOf(stageName, stack);
  const allow = (actions: readonly string[], resource: string, conditions?: Readonly<Record<string, unknown>>) =>
    new PolicyStatement({ actions: [...actions], resources: [resource], ...(conditions && { conditions }) });
  return new PolicyDocument({
    statements: [
      allow(['dynamodb:BatchWriteItem', 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query'], table),
      allow(['s3:DeleteObject', 's3:GetObject', 's3:PutObject'], files),
      allow(['s3:ListBucket'], bucket, { StringLike: { 's3:prefix': 'jobs/*' } }),
      allow(['states:StartExecution'], stateMachine),
      allow(['states:StopExecution'], executions),
    ],
  });
}
