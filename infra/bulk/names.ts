import { ArnFormat, Aws, type Stack } from 'aws-cdk-lib';
import { bulkStackNameOf } from './choice.ts';

const COLON = ArnFormat.COLON_RESOURCE_NAME;

/** Names of what both stacks use, so that neither exports anything to the other. */
export const bulkNamesOf = (stageName: string) => {
  const stack = bulkStackNameOf(stageName);
  return { table: `${stack}-jobs`, stateMachine: `${stack}-jobs`, bucket: `${stack}-${Aws.ACCOUNT_ID}-${Aws.REGION}` };
};

/** ARNs of the same. */
export function bulkArnsOf(stageName: string, stack: Stack) {
  const { table, stateMachine, bucket } = bulkNamesOf(stageName);
  const toStates = (resource: string, resourceName: string): string =>
    stack.formatArn({ service: 'states', resource, resourceName, arnFormat: COLON });
  return {
    table: stack.formatArn({ service: 'dynamodb', resource: 'table', resourceName: table }),
    stateMachine: toStates('stateMachine', stateMachine),
    executions: toStates('execution', `${stateMachine}:*`),
    bucket: `arn:${Aws.PARTITION}:s3:::${bucket}`,
    files: `arn:${Aws.PARTITION}:s3:::${bucket}/jobs/*`,
  };
}
