import { Stack } from 'aws-cdk-lib';
import type { Stage as DeploymentStage } from 'aws-cdk-lib/aws-apigateway';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

/** Requests from one address in five minutes: ten a second, five times the rate of the smallest plan. */
const MAX_REQUESTS_PER_ADDRESS = 3000;

/**
 * Rules of the common rule set that count without blocking. SizeRestrictions_BODY would block every body above 8 KB, and a
 * batch of fifty births is larger.
 *
 * @source "Baseline rule groups", AWS WAF Developer Guide (aws-managed-rule-groups-baseline): SizeRestrictions_BODY
 */
const COUNTED_ONLY = ['SizeRestrictions_BODY'];

/** Rule groups maintained by AWS, each with the names of its rules that only count. */
const MANAGED_RULE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  AWSManagedRulesCommonRuleSet: COUNTED_ONLY,
  AWSManagedRulesKnownBadInputsRuleSet: [],
  AWSManagedRulesAmazonIpReputationList: [],
};

/** A web application firewall in front of the gateway. It blocks attacks known to AWS and floods from one address. */
export class Firewall extends Construct {
  constructor(scope: Construct, id: string, { deployment }: { readonly deployment: DeploymentStage }) {
    super(scope, id);
    const managed = Object.entries(MANAGED_RULE_GROUPS).map(([name, counted], index) =>
      toManagedRule(name, counted, index),
    );
    const acl = new CfnWebACL(this, 'Acl', {
      name: Stack.of(this).stackName,
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      rules: [...managed, createRateRule(managed.length)],
      visibilityConfig: toVisibilityConfig('Firewall'),
    });
    new CfnWebACLAssociation(this, 'Association', { webAclArn: acl.attrArn, resourceArn: deployment.stageArn });
  }
}

function toManagedRule(name: string, counted: readonly string[], priority: number): CfnWebACL.RuleProperty {
  const ruleActionOverrides = counted.map((rule) => ({ name: rule, actionToUse: { count: {} } }));
  return {
    name,
    priority,
    overrideAction: { none: {} },
    statement: { managedRuleGroupStatement: { vendorName: 'AWS', name, ruleActionOverrides } },
    visibilityConfig: toVisibilityConfig(name),
  };
}

function createRateRule(priority: number): CfnWebACL.RuleProperty {
  return {
    name: 'Flood',
    priority,
    action: { block: {} },
    statement: {
      rateBasedStatement: { aggregateKeyType: 'IP', limit: MAX_REQUESTS_PER_ADDRESS, evaluationWindowSec: 300 },
    },
    visibilityConfig: toVisibilityConfig('Flood'),
  };
}

/** Sampling is off: AWS would store paths and headers of requests for three hours. */
const toVisibilityConfig = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});
