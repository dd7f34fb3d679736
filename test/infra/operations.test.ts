import { readdirSync, readFileSync } from 'node:fs';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { api, type Group } from '../../functions/api.ts';
import { ALARMS, type AlarmDefinition } from '../../infra/alarms.ts';
import { PLANS, type Plan } from '../../infra/plans.ts';
import { ROLLBACK_ALARMS_OUTPUT, URL_OUTPUT } from '../../infra/stages.ts';
import { ProblemSchema } from '../../lib/chain/openapi/problem-responses.ts';
import { WARM_UP_EVENT } from '../../lib/chain/warm-up.ts';
import { METRIC_NAMES, ROUTE_METRICS_VARIABLE } from '../../lib/runtime/metric-names.ts';
import { expectFunction, listProperties, listServing, readOnly } from './definition.ts';
import { EVERY_OPTION } from './every-option.ts';
import { synthesiseStack } from './synthesised.ts';

const groups: Readonly<Record<string, Group>> = api;
const { template } = synthesiseStack(groups);
const whole = synthesiseStack(groups, { options: EVERY_OPTION }).template;

const functions = listServing(template);

describe('warm-ups', () => {
  it('invoke the alias of every function every five minutes, without retries', () => {
    const rules = listProperties(template, 'AWS::Events::Rule');
    const targets = rules.flatMap(({ Targets }) => Targets);
    expect(rules.map(({ ScheduleExpression }) => ScheduleExpression)).toEqual(functions.map(() => 'rate(5 minutes)'));
    for (const { Input, RetryPolicy } of targets) {
      expect(JSON.parse(Input)).toEqual(WARM_UP_EVENT);
      expect(RetryPolicy).toMatchObject({ MaximumRetryAttempts: 0 });
    }
    const invoked = targets.map(({ Arn }) => Arn.Ref);
    expect(new Set(invoked)).toEqual(new Set(Object.keys(template.findResources('AWS::Lambda::Alias'))));
  });

  it('that fail are not retried by Lambda either, for the alias of every function', () => {
    const type = 'AWS::Lambda::EventInvokeConfig';
    template.allResourcesProperties(type, { MaximumRetryAttempts: 0, MaximumEventAgeInSeconds: 60 });
    const configs = listProperties(template, type);
    expect(configs.map(({ FunctionName }) => FunctionName.Ref).sort()).toEqual([...functions].sort());
    expect(JSON.stringify(configs[0]?.Qualifier)).toContain('Alias');
  });
});

describe('versions', () => {
  it('are invoked by an alias, with provisioned instances where configured', () => {
    template.allResourcesProperties('AWS::Lambda::Alias', {
      Name: 'live',
      ProvisionedConcurrencyConfig: Match.absent(),
    });
    const kept = (from: typeof whole) =>
      Object.entries(from.findResources('AWS::Lambda::Alias'))
        .filter(([, { Properties }]) => Properties.ProvisionedConcurrencyConfig)
        .map(([id, { Properties }]) => [id.replace(/Alias.*/, ''), Properties.ProvisionedConcurrencyConfig]);
    expect(kept(whole).sort()).toEqual([
      ['authorizer', { ProvisionedConcurrentExecutions: 2 }],
      ['natal', { ProvisionedConcurrentExecutions: 1 }],
    ]);
  });

  it('of unknown functions cannot be provisioned', () => {
    const options = { ...EVERY_OPTION, provisioned: { nobody: 1 } };
    expect(() => synthesiseStack(groups, { options })).toThrow('there is no function nobody to provision');
  });
});

describe('alarms', () => {
  it('are those of infra/alarms.ts, and notify at start and end', () => {
    const alarms = listProperties(template, 'AWS::CloudWatch::Alarm');
    const names = alarms.map(({ AlarmName }) => AlarmName.replace('natal-test-', ''));
    const rows: readonly [string, AlarmDefinition][] = Object.entries(ALARMS);
    const always = rows.filter(([, { needs }]) => needs === undefined).map(([name]) => name);
    expect(names.sort()).toEqual(always.sort());
    const [topic] = Object.keys(template.findResources('AWS::SNS::Topic'));
    for (const { AlarmActions, OKActions } of alarms) {
      expect(AlarmActions).toEqual([{ Ref: topic }]);
      expect(OKActions).toEqual([{ Ref: topic }]);
    }
  });

  it('read metrics of their own stage', () => {
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: 'natal-test-limiter-open',
      Namespace: 'Ephemeris/prod',
      MetricName: 'LimiterFailedOpen',
      Dimensions: [{ Name: 'service', Value: 'all' }],
    });
    template.allResourcesProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ POWERTOOLS_METRICS_NAMESPACE: 'Ephemeris/prod' }) },
    });
  });

  it('read metrics that the service writes', () => {
    const folder = new URL('../../lib/runtime/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const writers = files.filter((file) => file !== 'metric-names.ts');
    const text = writers.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
    const names = [...METRIC_NAMES.ofService, ...METRIC_NAMES.ofFunction];
    for (const name of names) expect(text).toMatch(new RegExp(`\\b${name}: `));
  });

  it('treat missing data of the self-check as failure', () => {
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: 'natal-test-self-check',
      TreatMissingData: 'breaching',
    });
  });

  it('go to an encrypted topic that CloudWatch may use, and by e-mail where configured', () => {
    const cloudWatch = { Effect: 'Allow', Principal: { Service: 'cloudwatch.amazonaws.com' } };
    template.hasResourceProperties('AWS::SNS::Topic', { KmsMasterKeyId: Match.anyValue() });
    template.hasResourceProperties('AWS::KMS::Key', {
      EnableKeyRotation: true,
      KeyPolicy: { Statement: Match.arrayWith([Match.objectLike(cloudWatch)]) },
    });
    template.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: { Statement: Match.arrayWith([Match.objectLike({ ...cloudWatch, Action: 'sns:Publish' })]) },
    });
    template.resourceCountIs('AWS::SNS::Subscription', 0);
    whole.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'operator@example.com' });
  });
});

describe('the dashboard', () => {
  const bodyOf = (from: typeof template): string =>
    JSON.stringify(readOnly(from, 'AWS::CloudWatch::Dashboard').DashboardBody);

  it('shows requests by function, and by route only where routes have metrics', () => {
    for (const from of [template, whole]) expect(bodyOf(from)).toContain('Ephemeris/prod,service}');
    expect(bodyOf(template)).not.toContain('Ephemeris/prod,service,route}');
    expect(bodyOf(whole)).toContain('Ephemeris/prod,service,route}');
  });

  it('of routes needs a variable that every function with answers has', () => {
    const variablesOf = (from: typeof template) =>
      listProperties(from, 'AWS::Lambda::Function').map(
        ({ Environment }) => Environment.Variables[ROUTE_METRICS_VARIABLE],
      );
    expect(new Set(variablesOf(template))).toEqual(new Set([undefined]));
    expect(variablesOf(whole).filter((value) => value === 'on')).toHaveLength(functions.length - 1);
  });
});

describe('options', () => {
  it('add a firewall that allows long bodies', () => {
    template.resourceCountIs('AWS::WAFv2::WebACL', 0);
    whole.resourceCountIs('AWS::WAFv2::WebACLAssociation', 1);
    const rules: readonly { Name: string; Statement: object }[] = readOnly(whole, 'AWS::WAFv2::WebACL').Rules;
    expect(rules.map(({ Name }) => Name)).toEqual([
      'AWSManagedRulesCommonRuleSet',
      'AWSManagedRulesKnownBadInputsRuleSet',
      'AWSManagedRulesAmazonIpReputationList',
      'Flood',
    ]);
    for (const rule of ['SizeRestrictions_BODY', 'SizeRestrictions_URIPATH', 'NoUserAgent_HEADER']) {
      expect(JSON.stringify(rules[0])).toContain(`{"ActionToUse":{"Count":{}},"Name":"${rule}"}`);
    }
  });

  it('add a firewall that answers floods with a 429 of their own, above the rate of every plan', () => {
    const { Rules, CustomResponseBodies } = readOnly(whole, 'AWS::WAFv2::WebACL');
    const { Action, Statement } = Rules.at(-1);
    const { Limit, EvaluationWindowSec } = Statement.RateBasedStatement;
    const rates = Object.values<Plan>(PLANS).map(({ throttle }) => throttle?.ratePerSecond ?? 0);
    for (const rate of rates) expect(Limit / EvaluationWindowSec).toBeGreaterThan(rate);
    const { CustomResponseBodyKey, ResponseCode, ResponseHeaders } = Action.Block.CustomResponse;
    expect(ResponseCode).toBe(429);
    expect(ResponseHeaders).toContainEqual({ Name: 'Retry-After', Value: '60' });
    const body = ProblemSchema.parse(JSON.parse(CustomResponseBodies[CustomResponseBodyKey].Content));
    expect(body).toMatchObject({ status: 429, error: 'AddressRateExceeded', type: '/docs/errors#AddressRateExceeded' });
  });

  it('add a firewall that logs only what it blocks, without credentials, query strings and paths', () => {
    whole.hasResourceProperties('AWS::WAFv2::LoggingConfiguration', {
      LoggingFilter: { DefaultBehavior: 'DROP', Filters: [Match.objectLike({ Behavior: 'KEEP' })] },
      RedactedFields: [
        ...['authorization', 'cookie', 'x-api-key'].map((Name) => ({ SingleHeader: { Name } })),
        { QueryString: {} },
        { UriPath: {} },
      ],
    });
    whole.hasResourceProperties('AWS::Logs::LogGroup', {
      LogGroupName: 'aws-waf-logs-natal-test',
      RetentionInDays: 90,
    });
  });

  it('replace the default address by a custom domain', () => {
    whole.hasResourceProperties('AWS::ApiGateway::DomainName', {
      DomainName: 'api.example.com',
      SecurityPolicy: 'TLS_1_2',
    });
    for (const Type of ['A', 'AAAA']) whole.hasResourceProperties('AWS::Route53::RecordSet', { Type });
    whole.hasOutput('*', { Value: 'https://api.example.com/' });
    const [definition] = Object.values(whole.findResources('AWS::ApiGateway::RestApi')).map(
      (one) => one.Properties.Body,
    );
    const endpoint = { disableExecuteApiEndpoint: true };
    expect(definition.servers).toEqual([
      { url: 'https://api.example.com', 'x-amazon-apigateway-endpoint-configuration': endpoint },
    ]);
    const told = JSON.stringify(definition['x-amazon-apigateway-gateway-responses']);
    expect(told).toContain('\\"/docs/errors');
    expect(told).not.toContain('/prod/docs');
  });

  it('set a budget by the tag of the stage', () => {
    template.resourceCountIs('AWS::Budgets::Budget', 0);
    whole.hasResourceProperties('AWS::Budgets::Budget', {
      Budget: { BudgetLimit: { Amount: 100, Unit: 'USD' }, CostFilters: { TagKeyValue: ['user:Stage$prod'] } },
    });
  });
});

describe('costs', () => {
  it('are tagged by service, stage and function', () => {
    const tags = { Project: 'natal', Stage: 'prod', Group: 'natal' };
    const Tags = Object.entries(tags).map(([Key, Value]) => ({ Key, Value }));
    expectFunction(template, 'natal', {
      Tags: Match.arrayWith(Tags.sort((one, other) => one.Key.localeCompare(other.Key))),
    });
    template.allResourcesProperties('AWS::DynamoDB::GlobalTable', {
      Replicas: [Match.objectLike({ Tags: Match.arrayWith([{ Key: 'Project', Value: 'natal' }]) })],
    });
  });
});

describe('outputs', () => {
  it('that npm run deploy reads have names without a hash', () => {
    expect(Object.keys(template.findOutputs('*'))).toEqual(
      expect.arrayContaining([ROLLBACK_ALARMS_OUTPUT, URL_OUTPUT]),
    );
  });

  it('are the address, the stage, the dashboard, the alarm topic and the alarms of the next deployment', () => {
    const told = Object.values(template.findOutputs('*')).map(({ Description }) => Description);
    expect(told.sort()).toEqual([
      'Address of the service',
      'Alarms that roll back the next deployment',
      'For npm run keys -- --stage',
      'The dashboard',
      'Where alarms are sent',
    ]);
  });
});
