import { Stack } from 'aws-cdk-lib';
import { Effect, type IPrincipal, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { acknowledgeEmail } from './acknowledgements.ts';

interface AlarmTopicProps {
  readonly stage: Stage;
  readonly email: string | undefined;
}

/**
 * Creates the topic to which alarms are sent, encrypted with its own key, because CloudWatch cannot use AWS's key for SNS.
 *
 * @source "Enable compatibility between event sources from AWS services and encrypted topics", Amazon SNS Developer Guide
 * (sns-key-management)
 */
export function createAlarmTopic(scope: Construct, { stage, email }: AlarmTopicProps): Topic {
  const key = new Key(scope, 'Key', { enableKeyRotation: true, removalPolicy: stage.removalPolicy });
  const topic = new Topic(scope, 'Topic', { displayName: Stack.of(scope).stackName, masterKey: key, enforceSSL: true });
  const cloudWatch = new ServicePrincipal('cloudwatch.amazonaws.com');
  key.addToResourcePolicy(allowForAccount(scope, cloudWatch, ['kms:Decrypt', 'kms:GenerateDataKey*'], '*'));
  topic.addToResourcePolicy(allowForAccount(scope, cloudWatch, ['sns:Publish'], topic.topicArn));
  if (email !== undefined) topic.addSubscription(new EmailSubscription(email));
  acknowledgeEmail(topic);
  return topic;
}

/** Allows actions for alarms of this account only. In a key policy, the resource `*` means the key itself. */
function allowForAccount(
  scope: Construct,
  principal: IPrincipal,
  actions: string[],
  resource: string,
): PolicyStatement {
  return new PolicyStatement({
    effect: Effect.ALLOW,
    principals: [principal],
    actions,
    resources: [resource],
    conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
  });
}
