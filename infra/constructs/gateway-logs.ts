import {
  AccessLogFormat,
  type IAccessLogDestination,
  LogGroupLogDestination,
  type SpecRestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

/**
 * Fields of the access log, one line per request. Bodies, query strings and addresses are private and not logged. The caller
 * is named as the authorizer names it, by pseudonyms: also where the gateway refuses a request that reaches no function.
 */
const ACCESS_LOG_FIELDS = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  method: '$context.httpMethod',
  route: '$context.resourcePath',
  status: '$context.status',
  principal: '$context.authorizer.principalId',
  keyId: '$context.authorizer.keyId',
  responseBytes: '$context.responseLength',
  latencyMs: '$context.responseLatency',
  integrationLatencyMs: '$context.integrationLatency',
  error: '$context.error.responseType',
} as const;

export const createAccessLogFormat = (): AccessLogFormat => AccessLogFormat.custom(JSON.stringify(ACCESS_LOG_FIELDS));

export function createAccessLog(scope: Construct, { logRetention, removalPolicy }: Stage): IAccessLogDestination {
  return new LogGroupLogDestination(new LogGroup(scope, 'AccessLog', { retention: logRetention, removalPolicy }));
}

/** Creates the execution log under API Gateway's name for it. Otherwise API Gateway creates one that never expires. */
export function createExecutionLog(api: SpecRestApi, { name, logRetention, removalPolicy }: Stage): void {
  const log = new LogGroup(api, 'ExecutionLog', {
    logGroupName: `API-Gateway-Execution-Logs_${api.restApiId}/${name}`,
    retention: logRetention,
    removalPolicy,
  });
  api.deploymentStage.node.addDependency(log);
}
