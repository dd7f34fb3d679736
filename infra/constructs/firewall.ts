import { Stack } from 'aws-cdk-lib';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { ERRORS } from '../../lib/base/errors/catalog.ts';
import { Problem } from '../../lib/base/errors/problem.ts';
import { toProblemBody } from '../../lib/base/errors/problem-body.ts';
import { ANY_ORIGIN, createCrossOriginHeaders } from '../../lib/chain/middleware/cross-origin.ts';
import { LARGEST_PLAN_RATE } from '../plans.ts';
import type { Stage } from '../stages.ts';
import { createFirewallLog } from './firewall-log.ts';

/** Seconds over which the requests of an address are counted. */
const WINDOW_SECONDS = 300;

/** How much more than the largest plan an address may send: several clients may share one. */
const MARGIN = 4 / 3;

/** Requests from one address in a window: 20 000, so that no client reaches this limit before that of its plan. */
const MAX_REQUESTS_PER_ADDRESS = Math.ceil(LARGEST_PLAN_RATE * WINDOW_SECONDS * MARGIN);

/**
 * Rules of the common rule set that count without blocking. SizeRestrictions_BODY would block every body above 8 KB, and a
 * batch of fifty births is larger. SizeRestrictions_URIPATH would block paths above 1024 bytes, and that of a link can be
 * longer. NoUserAgent_HEADER would block programs that send no such header.
 *
 * @source "Baseline rule groups", AWS WAF Developer Guide (aws-managed-rule-groups-baseline)
 */
const COUNTED_ONLY = ['SizeRestrictions_BODY', 'SizeRestrictions_URIPATH', 'NoUserAgent_HEADER'];

/** Rule groups maintained by AWS, each with the names of its rules that only count. */
const MANAGED_RULE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  AWSManagedRulesCommonRuleSet: COUNTED_ONLY,
  AWSManagedRulesKnownBadInputsRuleSet: [],
  AWSManagedRulesAmazonIpReputationList: [],
};

interface FirewallProps {
  readonly stage: Stage;
  /** ARN of the stage of the gateway, or of the load balancer. */
  readonly resourceArn: string;
  /** Path prefix under which clients reach the service. */
  readonly root: string;
}

/** A web application firewall in front of the service. It blocks attacks known to AWS and floods from one address. */
export class Firewall extends Construct {
  constructor(scope: Construct, id: string, { stage, resourceArn, root }: FirewallProps) {
    super(scope, id);
    const managed = Object.entries(MANAGED_RULE_GROUPS).map(([name, counted], index) =>
      toManagedRule(name, counted, index),
    );
    const acl = new CfnWebACL(this, 'Acl', {
      name: Stack.of(this).stackName,
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      rules: [...managed, createRateRule(managed.length)],
      customResponseBodies: { [FLOOD_BODY_KEY]: renderFloodBody(root) },
      visibilityConfig: toVisibilityConfig('Firewall'),
    });
    new CfnWebACLAssociation(this, 'Association', { webAclArn: acl.attrArn, resourceArn });
    createFirewallLog(this, acl, stage);
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
    action: { block: { customResponse: createFloodResponse() } },
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        limit: MAX_REQUESTS_PER_ADDRESS,
        evaluationWindowSec: WINDOW_SECONDS,
      },
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

const CODE = 'AddressRateExceeded';

/** Name of the body of a refused flood within the firewall. */
const FLOOD_BODY_KEY = CODE;

/** AWS WAF needs up to half a minute, and sometimes minutes, to see that a rate has fallen. */
const RETRY_AFTER_SECONDS = 60;

/**
 * The response to an address that sends too much. It takes precedence over the gateway's response WAF_FILTERED, which
 * answers what other rules block.
 *
 * @source "Custom responses for Block actions" (customizing-the-response-for-blocked-requests) and "Rate-based rule
 * caveats" (waf-rule-statement-type-rate-based-caveats), AWS WAF Developer Guide
 */
function createFloodResponse(): CfnWebACL.CustomResponseProperty {
  const headers = {
    ...createCrossOriginHeaders(ANY_ORIGIN, ''),
    'Cache-Control': 'no-store',
    'Retry-After': String(RETRY_AFTER_SECONDS),
  };
  const responseHeaders = Object.entries(headers).map(([name, value]) => ({ name, value }));
  return { responseCode: ERRORS[CODE].status, customResponseBodyKey: FLOOD_BODY_KEY, responseHeaders };
}

/**
 * The problem document of a refused flood. It is fixed text, so it has no request id, and AWS WAF sends it as
 * `application/json`: it offers three media types and lets no header replace them.
 */
function renderFloodBody(root: string): CfnWebACL.CustomResponseBodyProperty {
  const body = toProblemBody(new Problem(CODE, ERRORS[CODE].cause), '', { root });
  return { contentType: 'APPLICATION_JSON', content: JSON.stringify(body) };
}
