import { Stack } from 'aws-cdk-lib';
import { CfnSamplingRule } from 'aws-cdk-lib/aws-xray';
import { Construct } from 'constructs';
import type { Route } from './routes.ts';

/** Share of requests that X-Ray traces. */
export const TRACED_SHARE = 0.01;

/** Rules are evaluated in ascending order, and a wider rule of the account must not come before those of links. */
const FIRST_PRIORITY = 1;

/** Below rules that an operator adds while looking for a fault, above X-Ray's own rule at 10 000. */
const GENERAL_PRIORITY = 9000;

interface SamplingRulesProps {
  /** Name of the gateway's stage. */
  readonly stageName: string;
  readonly routes: readonly Pick<Route, 'path' | 'access'>[];
}

/**
 * Which requests X-Ray traces. Without rules it traces the first request of each second and 5 % of the others, so that tracing costs as much
 * as all else where requests are few. The addresses of links are secrets and would be in the traces for 30 days: none is traced.
 *
 * The gateway decides for the functions behind it, which follow the trace header.
 *
 * @source "Configure AWS X-Ray sampling rules for API Gateway APIs", Amazon API Gateway Developer Guide
 * (apigateway-configuring-xray-sampling-rules); "Configuring sampling rules", AWS X-Ray Developer Guide (xray-console-sampling): the first
 * service of a request decides, and those after it follow
 */
export class SamplingRules extends Construct {
  constructor(scope: Construct, id: string, { stageName, routes }: SamplingRulesProps) {
    super(scope, id);
    const service = `${Stack.of(this).stackName}/${stageName}`;
    const links = [...new Set(routes.filter(({ access }) => access === 'link').map(({ path }) => path))];
    for (const [index, path] of links.entries()) {
      this.#rule(`links-${index + 1}`, { service, urlPath: toUrlPattern(path), priority: FIRST_PRIORITY, share: 0 });
    }
    this.#rule('requests', { service, urlPath: '*', priority: GENERAL_PRIORITY, share: TRACED_SHARE });
  }

  /** Without a reservoir, which would be a number of traces each second whatever the share. */
  #rule(name: string, { service, urlPath, priority, share }: RuleProps): void {
    new CfnSamplingRule(this, name, {
      samplingRule: {
        ruleName: `${Stack.of(this).stackName}-${name}`,
        version: 1,
        priority,
        fixedRate: share,
        reservoirSize: 0,
        serviceName: service,
        serviceType: 'AWS::ApiGateway::Stage',
        host: '*',
        httpMethod: '*',
        urlPath,
        resourceArn: '*',
      },
    });
  }
}

interface RuleProps {
  readonly service: string;
  readonly urlPath: string;
  readonly priority: number;
  readonly share: number;
}

// The pattern of `/l/{token}` begins with a star: at the gateway's own host the stage is before the path.
const toUrlPattern = (path: string): string => `*${path.replaceAll(/\{[^}]*\}/g, '*')}`;
