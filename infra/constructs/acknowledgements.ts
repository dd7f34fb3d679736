import { Validations } from 'aws-cdk-lib';
import type { SpecRestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Rule } from 'aws-cdk-lib/aws-events';
import type { Role } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Topic } from 'aws-cdk-lib/aws-sns';

/** Rules of cdk-nag that the service knowingly goes against, each with the reason. */

const TRACING =
  'xray:PutTraceSegments and PutTelemetryRecords have no resource to name; nothing else in the role has a *.';

/** X-Ray names no resources that a policy could be narrowed to. */
export function acknowledgeTracing(role: Role): void {
  Validations.of(role).acknowledge(
    { id: 'AwsSolutions-IAM5[Resource::*]', reason: TRACING },
    { id: 'Serverless-LambdaStarPermissions', reason: TRACING },
  );
}

/** What is invoked without anybody waiting is a warm-up, and nothing is lost with one. */
export function acknowledgeFunction(lambda: LambdaFunction): void {
  Validations.of(lambda).acknowledge({
    id: 'Serverless-LambdaDLQ',
    reason: 'Clients wait for their answers; the only event that is queued is a warm-up, and the next replaces it.',
  });
}

export function acknowledgeWarmUp(rule: Rule): void {
  Validations.of(rule).acknowledge({
    id: 'Serverless-EventBusDLQ',
    reason: 'A warm-up that is lost costs a cold start at most; the alarm self-check tells when all are lost.',
  });
}

export function acknowledgeEmail(topic: Topic): void {
  Validations.of(topic).acknowledge({
    id: 'Serverless-SNSRedrivePolicy',
    reason: 'An alarm is read where it is, in CloudWatch; a queue of undelivered e-mails would be read by nobody.',
  });
}

/** A firewall is a setting. */
export function acknowledgeNoFirewall(api: SpecRestApi): void {
  Validations.of(api).acknowledge({
    id: 'AwsSolutions-APIG3',
    reason: 'Stage throttling bounds the cost of a flood; the service keeps no data that a web request could steal.',
  });
}

/** What the gateway leaves to the functions behind it. */
export function acknowledgeGateway(api: SpecRestApi): void {
  Validations.of(api).acknowledge(
    {
      id: 'AwsSolutions-APIG2',
      reason: 'The functions validate every request against the published schema and list all findings at once.',
    },
    {
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
      reason: 'The account-wide role through which API Gateway writes logs; AWS documents this managed policy for it.',
    },
  );
}
