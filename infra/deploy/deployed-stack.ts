import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';
import { ROLLBACK_ALARMS_OUTPUT, URL_OUTPUT } from '../stages.ts';

/** A stack before its next deployment. */
export interface DeployedStack {
  /** Whether a deployment has succeeded: the next one updates the stack instead of creating it. */
  readonly isDeployed: boolean;
  /** ARNs of the alarms that roll back the next deployment. */
  readonly rollbackAlarmArns: readonly string[];
  /** Address of the service; undefined where the stack is not deployed. */
  readonly address?: string | undefined;
}

const NOT_DEPLOYED: DeployedStack = { isDeployed: false, rollbackAlarmArns: [] };

/**
 * States of a stack whose first deployment did not succeed. The CDK deletes such a stack and creates it again.
 *
 * @source StackStatus of @aws-sdk/client-cloudformation 3.1162.0
 */
const FAILED_AT_FIRST: readonly (string | undefined)[] = [
  'CREATE_FAILED',
  'DELETE_COMPLETE',
  'REVIEW_IN_PROGRESS',
  'ROLLBACK_COMPLETE',
  'ROLLBACK_FAILED',
];

/** Reads the stack in the account and Region of the AWS environment. */
export async function readDeployedStack(
  stackName: string,
  client = new CloudFormationClient(),
): Promise<DeployedStack> {
  const stack = await describeStack(stackName, client);
  if (stack === undefined || FAILED_AT_FIRST.includes(stack.StackStatus)) return NOT_DEPLOYED;
  const outputs = new Map(stack.Outputs?.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]));
  const rollbackAlarmArns = (outputs.get(ROLLBACK_ALARMS_OUTPUT) ?? '').split(',').filter(Boolean);
  return { isDeployed: true, rollbackAlarmArns, address: outputs.get(URL_OUTPUT) };
}

/** @returns undefined where there is no such stack, which CloudFormation reports as a validation error */
async function describeStack(stackName: string, client: CloudFormationClient): Promise<Stack | undefined> {
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: stackName }));
    return Stacks[0];
  } catch (fault) {
    const isMissing = fault instanceof Error && fault.name === 'ValidationError' && /not exist/.test(fault.message);
    if (isMissing) return undefined;
    throw fault;
  }
}
