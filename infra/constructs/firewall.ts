import { Stack } from 'aws-cdk-lib';
import type { Stage as DeploymentStage } from 'aws-cdk-lib/aws-apigateway';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

/** From one address in five minutes: ten a second, five times what the smallest plan takes. */
const MAX_REQUESTS_PER_ADDRESS = 3000;

/**
 * A rule of the common rule set that is only counted: it would block every body above 8 KB, and fifty births take more.
 *
 * @source "Baseline rule groups", AWS WAF Developer Guide (aws-managed-rule-groups-baseline): SizeRestrictions_BODY
 */
const COUNTED_ONLY = ['SizeRestrictions_BODY'];

/** Rule groups that AWS keeps, and the names of their rules that do not block. */
const MANAGED_RULE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  AWSManagedRulesCommonRuleSet: COUNTED_ONLY,
  AWSManagedRulesKnownBadInputsRuleSet: [],
  AWSManagedRulesAmazonIpReputationList: [],
};

/** A web application firewall before the gateway: what AWS knows to be attacks, and floods from one address. */
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

/** Requests are not sampled: their paths and headers would be kept for three hours. */
const toVisibilityConfig = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});
