import {
  AccessLogFormat,
  type IAccessLogDestination,
  LogGroupLogDestination,
  type SpecRestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

/** One line per request. Neither bodies nor query strings nor addresses: a birth and where it is asked from are private. */
const ACCESS_LOG_FIELDS = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  method: '$context.httpMethod',
  route: '$context.resourcePath',
  status: '$context.status',
  responseBytes: '$context.responseLength',
  latencyMs: '$context.responseLatency',
  integrationLatencyMs: '$context.integrationLatency',
  error: '$context.error.responseType',
} as const;

export const createAccessLogFormat = (): AccessLogFormat => AccessLogFormat.custom(JSON.stringify(ACCESS_LOG_FIELDS));

export function createAccessLog(scope: Construct, { logRetention, removalPolicy }: Stage): IAccessLogDestination {
  return new LogGroupLogDestination(new LogGroup(scope, 'AccessLog', { retention: logRetention, removalPolicy }));
}

/** API Gateway opens this log by itself and would keep it for ever: made beforehand, under the name it looks for. */
export function createExecutionLog(api: SpecRestApi, { name, logRetention, removalPolicy }: Stage): void {
  const log = new LogGroup(api, 'ExecutionLog', {
    logGroupName: `API-Gateway-Execution-Logs_${api.restApiId}/${name}`,
    retention: logRetention,
    removalPolicy,
  });
  api.deploymentStage.node.addDependency(log);
}
