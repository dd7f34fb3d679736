import { PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';

/** Actions of active tracing. They are in the role itself, as a separate policy would be one more resource per function. */
const TRACING_ACTIONS = ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'];

/** Allows a function to write to its own log only; AWS's managed policy would allow every log of the account. */
export const allowLog = ({ logGroupArn }: LogGroup): PolicyDocument =>
  toDocument(['logs:CreateLogStream', 'logs:PutLogEvents'], logGroupArn);

export const allowTracing = (): PolicyDocument => toDocument(TRACING_ACTIONS, '*');

const toDocument = (actions: string[], resource: string): PolicyDocument =>
  new PolicyDocument({ statements: [new PolicyStatement({ actions, resources: [resource] })] });
