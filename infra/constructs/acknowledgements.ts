import { type CfnElement, type Stack, Validations } from 'aws-cdk-lib';
import type { SpecRestApi } from 'aws-cdk-lib/aws-apigateway';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Vpc } from 'aws-cdk-lib/aws-ec2';
import type { Cluster, FargateTaskDefinition } from 'aws-cdk-lib/aws-ecs';
import type { ApplicationLoadBalancer } from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import type { Rule } from 'aws-cdk-lib/aws-events';
import type { Role } from 'aws-cdk-lib/aws-iam';
import type { IFunction, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { bulkArnsOf } from '../bulk/names.ts';

/** Rules of cdk-nag that the service knowingly breaks, each with the reason. */

const TRACING =
  'xray:PutTraceSegments and PutTelemetryRecords have no resource to name; nothing else in the role has a *.';

/** X-Ray actions have no resources to which a policy could be restricted. */
export function acknowledgeTracing(role: Role): void {
  Validations.of(role).acknowledge(
    { id: 'AwsSolutions-IAM5[Resource::*]', reason: TRACING },
    { id: 'Serverless-LambdaStarPermissions', reason: TRACING },
  );
}

/** Warm-ups are the only asynchronous invocations, and a lost one has no effect. */
export function acknowledgeFunction(lambda: LambdaFunction): void {
  Validations.of(lambda).acknowledge({
    id: 'Serverless-LambdaDLQ',
    reason: 'All other invocations are synchronous; a lost warm-up is replaced by the next one.',
  });
}

/** CodeDeploy invokes one of them and a schedule the other; both report by themselves. */
export function acknowledgeOperationsFunction(lambda: LambdaFunction): void {
  Validations.of(lambda).acknowledge({
    id: 'Serverless-LambdaDLQ',
    reason: 'A lost invocation fails the deployment, or rings as a probe that does not run; nobody would read a queue.',
  });
}

/** A role that invokes versions of functions, whose list would change just before it is used. */
export function acknowledgeVersions(role: Role, functions: readonly LambdaFunction[]): void {
  const findings = functions.map(({ node, stack }) => ({
    id: `AwsSolutions-IAM5[Resource::<${stack.getLogicalId(node.defaultChild as CfnElement)}.Arn>:*]`,
    reason: 'The * stands for the versions of one named function; IAM needs seconds until a changed list is in force.',
  }));
  Validations.of(role).acknowledge(...findings);
}

/** The role of CodeDeploy has the policy that AWS made for it. */
export function acknowledgeRolloutRole(role: Role): void {
  Validations.of(role).acknowledge({
    id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
    reason:
      'AWS documents this managed policy for CodeDeploy with Lambda; it invokes functions named CodeDeployHook_ only.',
  });
}

/** What a rule invokes by the clock has no queues: `work` names it, and `lost` says what notices an invocation that is lost. */
function acknowledgeSchedule(rule: Rule, invoked: IFunction, { work, lost }: { work: string; lost: string }): void {
  Validations.of(invoked).acknowledge({
    id: 'Serverless-LambdaAsyncFailureDestination',
    reason: `A failed ${work} has its own log line, metric and alarm; nobody would read a queue of them.`,
  });
  Validations.of(rule).acknowledge({ id: 'Serverless-EventBusDLQ', reason: lost });
}

export const acknowledgeWarmUp = (rule: Rule, invoked: IFunction): void =>
  acknowledgeSchedule(rule, invoked, {
    work: 'warm-up',
    lost: 'A lost warm-up costs at most one cold start; the self-check alarm goes off when all are lost.',
  });

export const acknowledgeProbe = (rule: Rule, invoked: IFunction): void =>
  acknowledgeSchedule(rule, invoked, {
    work: 'probe',
    lost: 'The alarm of the probe takes missing data for failures, so lost probes ring.',
  });

/** What is deleted from a recoverable table stays readable for 35 days. */
export function acknowledgeNoRecovery(table: TableV2): void {
  Validations.of(table).acknowledge({
    id: 'AwsSolutions-DDB3',
    reason:
      'Counts and cached answers are never restored, and recovery would keep births of deleted answers for 35 days.',
  });
}

export function acknowledgeEmail(topic: Topic): void {
  Validations.of(topic).acknowledge({
    id: 'Serverless-SNSRedrivePolicy',
    reason: 'CloudWatch keeps every alarm; no process would read a queue of undelivered e-mails.',
  });
}

/** The firewall is optional. */
export function acknowledgeNoFirewall(api: SpecRestApi): void {
  Validations.of(api).acknowledge({
    id: 'AwsSolutions-APIG3',
    reason: 'Stage throttling bounds the cost of a flood; the service keeps no data that a web request could steal.',
  });
}

/** Validation is left to the functions; the logging role is AWS's own. */
export function acknowledgeGateway(api: SpecRestApi): void {
  Validations.of(api).acknowledge(
    {
      id: 'AwsSolutions-APIG2',
      reason: 'The functions validate every request against the published schema and report all issues at once.',
    },
    {
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
      reason: 'The account-wide role through which API Gateway writes logs; AWS documents this managed policy for it.',
    },
  );
}

/** The network of the host. */
export function acknowledgeNetwork(vpc: Vpc): void {
  Validations.of(vpc).acknowledge({
    id: 'AwsSolutions-VPC7',
    reason: 'Flow logs would keep the addresses of all clients; the host logs those of requests that it refuses.',
  });
}

/** The cluster of the host. */
export function acknowledgeCluster(cluster: Cluster): void {
  Validations.of(cluster).acknowledge({
    id: 'AwsSolutions-ECS4',
    reason:
      'Container Insights costs more than the alarms, which watch tasks, processors, errors and latency without it.',
  });
}

/** The task of the host. */
export function acknowledgeHostTask(task: FargateTaskDefinition): void {
  Validations.of(task).acknowledge({
    id: 'AwsSolutions-ECS2',
    reason: 'The variables are addresses, numbers and names; no secret is among them, and a test lists them all.',
  });
  Validations.of(task.obtainExecutionRole()).acknowledge({
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason: 'ecr:GetAuthorizationToken has no resource to name; images are pulled from the one named repository.',
  });
}

/** The load balancer in front of the host, which is public. */
export function acknowledgeBalancer(balancer: ApplicationLoadBalancer): void {
  Validations.of(balancer).acknowledge(
    {
      id: 'AwsSolutions-ELB2',
      reason:
        'Its access logs have addresses, query strings and paths of links, which are secrets; the host logs requests.',
    },
    {
      id: 'AwsSolutions-EC23',
      reason: 'The service is public: everybody may connect to the port for HTTPS, and no other.',
    },
  );
}

/** The files of jobs end after seven days, and a log of their readers would have the addresses of clients for longer. */
export function acknowledgeBulkBucket(bucket: Bucket): void {
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason:
      'Every file ends after seven days; a log of accesses would keep addresses of clients for longer, and nobody reads it.',
  });
}

const FILES_OF_JOBS =
  'The * stands for the files of jobs below one prefix of one bucket; each job has files of its own.';

/** The function that answers requests about jobs. */
export function acknowledgeJobs(role: Role, stageName: string): void {
  acknowledgeFiles(role, stageName);
  acknowledgeExecutions(role, stageName);
}

function acknowledgeFiles(role: Role, stageName: string): void {
  const id = toWildcardFinding(role.stack, bulkArnsOf(stageName, role.stack).files);
  Validations.of(role).acknowledge({ id, reason: FILES_OF_JOBS });
}

function acknowledgeExecutions(role: Role, stageName: string): void {
  const id = toWildcardFinding(role.stack, bulkArnsOf(stageName, role.stack).executions);
  const reason = 'The * stands for the executions of one state machine, each named by its job.';
  Validations.of(role).acknowledge({ id, reason });
}

/** Name that cdk-nag gives a resource with a `*`: with `<AWS::Region>` for a reference. */
function toWildcardFinding(stack: Stack, arn: string): string {
  const {
    'Fn::Join': join,
  }: { readonly 'Fn::Join': readonly [string, readonly (string | { readonly Ref: string })[]] } = stack.resolve(arn);
  const text = join[1].map((part) => (typeof part === 'string' ? part : `<${part.Ref}>`)).join('');
  return `AwsSolutions-IAM5[Resource::${text}]`;
}

/** Steps are invoked by the state machine alone, which repeats and records them. */
export function acknowledgeBulkStep(lambda: LambdaFunction, role: Role, stageName: string): void {
  Validations.of(lambda).acknowledge({
    id: 'Serverless-LambdaDLQ',
    reason: 'The state machine invokes it synchronously, repeats it and records its failure.',
  });
  acknowledgeFiles(role, stageName);
}

export function acknowledgeBulkMachine(role: Role, machine: StateMachine, stageName: string): void {
  acknowledgeFiles(role, stageName);
  acknowledgeExecutions(role, stageName);
  Validations.of(role).acknowledge({
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason:
      'The delivery of logs and traces by Step Functions has no resource to name; nothing else in the role is a *.',
  });
  Validations.of(machine).acknowledge({
    id: 'AwsSolutions-SF1',
    reason: 'All events are logged, without their data: defaults of jobs may have births.',
  });
}
