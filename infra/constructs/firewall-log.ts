import { ArnFormat, Stack } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, type CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

/** Headers that hold or may hold credentials. */
const SECRET_HEADERS = ['authorization', 'cookie', 'x-api-key'];

/** Only what is blocked is logged: a line has the client's address and headers, which are personal data. */
const BLOCKED_ONLY = {
  DefaultBehavior: 'DROP',
  Filters: [{ Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] }],
};

/**
 * Logs what the firewall blocks, without credentials, query strings and paths: the path of a link is a credential.
 *
 * @source "AWS::WAFv2::LoggingConfiguration", AWS CloudFormation Template Reference: names of log groups start with
 * `aws-waf-logs-`
 */
export function createFirewallLog(scope: Construct, acl: CfnWebACL, { logRetention, removalPolicy }: Stage): void {
  const stack = Stack.of(scope);
  const logGroupName = `aws-waf-logs-${stack.stackName}`;
  const log = new LogGroup(scope, 'Log', { logGroupName, retention: logRetention, removalPolicy });
  const format = ArnFormat.COLON_RESOURCE_NAME;
  const arn = stack.formatArn({
    service: 'logs',
    resource: 'log-group',
    resourceName: logGroupName,
    arnFormat: format,
  });
  const logging = new CfnLoggingConfiguration(scope, 'Logging', {
    resourceArn: acl.attrArn,
    logDestinationConfigs: [arn],
    loggingFilter: BLOCKED_ONLY,
    redactedFields: [
      ...SECRET_HEADERS.map((Name) => ({ singleHeader: { Name } })),
      { queryString: {} },
      { uriPath: {} },
    ],
  });
  logging.node.addDependency(log);
}
