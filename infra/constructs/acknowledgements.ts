import { Validations } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Role } from 'aws-cdk-lib/aws-iam';

/** cdk-nag's AwsSolutions rules that the service knowingly goes against, each with the reason. */

/** X-Ray names no resources that a policy could be narrowed to. */
export function acknowledgeTracing(role: Role): void {
  Validations.of(role).acknowledge({
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason: 'xray:PutTraceSegments and PutTelemetryRecords have no resource to name; nothing else in the role has a *.',
  });
}

/** What the gateway leaves to the functions behind it. */
export function acknowledgeGateway(api: RestApi): void {
  Validations.of(api).acknowledge(
    {
      id: 'AwsSolutions-APIG2',
      reason: 'The functions validate every request against the published schema and list all findings at once.',
    },
    {
      id: 'AwsSolutions-APIG3',
      reason: 'Stage throttling bounds the cost of a flood; the service keeps no data that a web request could steal.',
    },
    {
      id: 'AwsSolutions-APIG4',
      reason:
        'The authorizer stands before every endpoint that is not public; health, versions, preflights and 404s are open.',
    },
    {
      id: 'AwsSolutions-COG4',
      reason: 'Callers are programs with API keys or tokens of any OIDC issuer; there is no Cognito user pool.',
    },
    {
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
      reason: 'The account-wide role through which API Gateway writes logs; AWS documents this managed policy for it.',
    },
  );
}
