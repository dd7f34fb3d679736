import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { api, type Group } from '../../functions/api.ts';
import { STAGES } from '../../infra/stages.ts';
import { expectFunction, expectVariables, listProperties, listServing, readOnly } from './definition.ts';
import { EVERY_OPTION } from './every-option.ts';
import { synthesiseStack } from './synthesised.ts';

const groups: Readonly<Record<string, Group>> = api;
const { template } = synthesiseStack(groups);

const functionsIn = (from: typeof template): number => listServing(from).length;

it('synthesis fails without the fallback group', () => {
  expect(() => synthesiseStack(groups, { fallback: 'nobody' })).toThrow('there is no group nobody');
});

const oidc = { OIDC_ISSUER: 'https://issuer.example', OIDC_AUDIENCE: 'natal' };

describe('the authorizer', () => {
  it('has the token issuer and the routes with optional credentials in its environment', () => {
    const optional = { ...api.health, endpoints: [{ ...api.health.endpoints[0], access: 'optional' as const }] };
    const told = synthesiseStack({ ...groups, health: optional }, { oidc }).template;
    const OPTIONAL_ROUTES = Match.stringLikeRegexp('GET /health,HEAD /health');
    expectVariables(told, 'authorizer', { ...oidc, OPTIONAL_ROUTES });
  });
});

describe('sign-in', () => {
  it.each(['authorizer', 'docs'])(
    'is configured for the function %s, with the custom domain as its address',
    (name) => {
      const { template: chosen } = synthesiseStack(groups, { oidc, options: EVERY_OPTION });
      expectVariables(chosen, name, { ...oidc, PUBLIC_URL: 'https://api.example.com' });
    },
  );

  it('has the address that the operator states, whatever the domain', () => {
    const stated = { ...oidc, PUBLIC_URL: 'https://stars.example' };
    const { template: chosen } = synthesiseStack(groups, { oidc: stated, options: EVERY_OPTION });
    expectVariables(chosen, 'docs', stated);
    expectVariables(chosen, 'links', { PUBLIC_URL: stated.PUBLIC_URL });
  });

  it.each([
    ['tells the authorizer which routes are links', { LINK_ROUTES: 'GET /l/{token},HEAD /l/{token}' }],
    ['knows the path prefix of the stage where there is no domain', { SERVICE_ROOT: '/prod' }],
  ])('%s', (_, variables) => {
    expectVariables(template, 'authorizer', variables);
  });
});

interface UsagePlan {
  readonly UsagePlanName: string;
  readonly Throttle?: { readonly RateLimit: number; readonly BurstLimit: number };
  readonly Quota?: { readonly Limit: number; readonly Period: string };
}

describe('usage plans', () => {
  const plans: readonly UsagePlan[] = listProperties(template, 'AWS::ApiGateway::UsagePlan');

  it('are named after the stack, without that of a developer', () => {
    expect(plans).toMatchObject([
      {
        UsagePlanName: 'natal-test-free',
        Throttle: { RateLimit: 2, BurstLimit: 10 },
        Quota: { Limit: 1_000, Period: 'DAY' },
      },
      {
        UsagePlanName: 'natal-test-standard',
        Throttle: { RateLimit: 20, BurstLimit: 40 },
        Quota: { Limit: 300_000, Period: 'MONTH' },
      },
      {
        UsagePlanName: 'natal-test-partner',
        Throttle: { RateLimit: 50, BurstLimit: 100 },
        Quota: { Limit: 5_000_000, Period: 'MONTH' },
      },
      { UsagePlanName: 'natal-test-demo', Throttle: { RateLimit: 50, BurstLimit: 100 } },
    ]);
  });

  it('of visitors alone have no quota, which refused requests could use up', () => {
    expect(plans.filter(({ Throttle, Quota }) => !Throttle || !Quota)).toMatchObject([
      { UsagePlanName: 'natal-test-demo' },
    ]);
  });

  it('have rates below that of a method', () => {
    const { ratePerSecond, burst } = STAGES.prod.throttle;
    for (const { Throttle } of plans) {
      expect(Throttle?.RateLimit).toBeLessThanOrEqual(ratePerSecond / 2);
      expect(Throttle?.BurstLimit).toBeLessThanOrEqual(burst / 2);
    }
  });
});

describe('responses', () => {
  it('allow the configured origins: every function has them in its environment', () => {
    const told = synthesiseStack(groups, { origins: ['https://a.example', 'https://b.example'] }).template;
    expectVariables(told, 'natal', { ALLOWED_ORIGINS: 'https://a.example,https://b.example' });
  });
});

describe('demo tokens', () => {
  it('can be switched off: the authorizer and every function have that in their environment', () => {
    const { template } = synthesiseStack(groups, { demo: 'off' });
    for (const name of ['authorizer', 'natal']) expectVariables(template, name, { DEMO_TOKENS: 'off' });
  });
});

describe('functions', () => {
  it('run on Node 24, traced, with the memory, time, layers and variables of their group', () => {
    expectFunction(template, 'natal', {
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'start.handler',
      MemorySize: api.natal.memoryMb,
      Timeout: api.natal.timeoutSeconds,
      TracingConfig: { Mode: 'Active' },
      // The CDK sorts them; their folders do not overlap.
      Layers: ['pictures', 'places', 'swisseph'].map((name) => ({ Ref: Match.stringLikeRegexp(name) })),
      Environment: {
        Variables: {
          EPHEMERIS_PATH: '/opt/swisseph',
          PLACES_PATH: '/opt/places',
          PICTURES_PATH: '/opt/pictures',
          POWERTOOLS_SERVICE_NAME: 'natal',
          POWERTOOLS_LOG_LEVEL: 'INFO',
        },
      },
      LoggingConfig: { LogGroup: { Ref: Match.anyValue() } },
    });
  });

  it('have no layer or folder variable that their group does not need', () => {
    expectFunction(template, 'meta', {
      Layers: Match.absent(),
      Environment: { Variables: { EPHEMERIS_PATH: Match.absent(), PLACES_PATH: Match.absent() } },
    });
  });

  it('have the variables of the geocoder only where their group uses it', () => {
    const geocoder = { GEOCODER: 'photon', GEOCODER_URL: 'https://photon.example' };
    const told = synthesiseStack(groups, { geocoder }).template;
    for (const group of ['place', 'natal', 'mcp']) expectVariables(told, group, geocoder);
    for (const group of ['health', 'meta']) expectVariables(told, group, { GEOCODER: Match.absent() });
  });

  it('support both architectures, layers included', () => {
    const other = synthesiseStack(groups, { architecture: 'x86_64' }).template;
    other.allResourcesProperties('AWS::Lambda::Function', { Architectures: ['x86_64'] });
    other.allResourcesProperties('AWS::Lambda::LayerVersion', { CompatibleArchitectures: ['x86_64'] });
  });

  it('may write to their own log only', () => {
    const policies: readonly Policy[] = listProperties(template, 'AWS::IAM::Role').flatMap(
      ({ Policies }) => Policies ?? [],
    );
    const statements = policies
      .filter(({ PolicyName }) => PolicyName === 'log')
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
    expect(statements).toHaveLength(Object.keys(template.findResources('AWS::Lambda::Function')).length);
    const logs = statements.map(({ Resource }) => JSON.stringify(Resource));
    expect(new Set(logs).size).toBe(statements.length);
    expect(logs.join()).not.toContain('*');
  });
});

interface Policy {
  readonly PolicyName: string;
  readonly PolicyDocument: { readonly Statement: readonly { readonly Resource: unknown }[] };
}

describe('logs', () => {
  it('all expire, and those of the dev stage are deleted with the stack', () => {
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 90 });
    template.allResources('AWS::Logs::LogGroup', { DeletionPolicy: 'RetainExceptOnCreate' });
    template.allResources('AWS::Lambda::Version', { DeletionPolicy: 'RetainExceptOnCreate' });
    const dev = synthesiseStack(groups, { stage: STAGES.dev }).template;
    dev.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 7 });
    dev.allResources('AWS::Logs::LogGroup', { DeletionPolicy: 'Delete' });
  });

  it('of the gateway contain nothing that a client sends', () => {
    const { AccessLogSetting, MethodSettings, TracingEnabled } = readOnly(template, 'AWS::ApiGateway::Stage');
    expect(AccessLogSetting.Format).toContain('$context.authorizer.principalId');
    expect(AccessLogSetting.Format).not.toMatch(/requestOverride|querystring|identity|\$context\.path|body/i);
    expect(MethodSettings.length).toBeGreaterThan(1);
    for (const setting of MethodSettings)
      expect(setting).toMatchObject({ DataTraceEnabled: false, LoggingLevel: 'ERROR' });
    expect(TracingEnabled).toBe(true);
  });
});

describe('permissions to invoke', () => {
  it('are two per function: the gateway and its warm-up rule', () => {
    expect(functionsIn(template)).toBeGreaterThan(Object.keys(groups).length);
    const permissions = listProperties(template, 'AWS::Lambda::Permission');
    const of = (Principal: string) => permissions.filter((permission) => permission.Principal === Principal);
    for (const principal of ['apigateway.amazonaws.com', 'events.amazonaws.com']) {
      const invoked = of(principal).map(({ FunctionName }) => FunctionName.Ref);
      expect(new Set(invoked)).toEqual(new Set(Object.keys(template.findResources('AWS::Lambda::Alias'))));
      expect(invoked).toHaveLength(functionsIn(template));
    }
    expect(permissions).toHaveLength(2 * functionsIn(template));
  });

  it('of the gateway are restricted to requests and authorizers of this API', () => {
    const [api] = Object.keys(template.findResources('AWS::ApiGateway::RestApi'));
    const permissions = template.findResources('AWS::Lambda::Permission', {
      Properties: { Principal: 'apigateway.amazonaws.com' },
    });
    for (const { Properties } of Object.values(permissions)) {
      const ends = Properties.FunctionName.Ref.startsWith('authorizer') ? '/authorizers/*' : '/*/*/*';
      expect(Properties.SourceArn['Fn::Join'][1].slice(-2)).toEqual([{ Ref: api }, ends]);
    }
    const [deployment] = Object.values(template.findResources('AWS::ApiGateway::Deployment'));
    expect(new Set(deployment?.DependsOn), 'no route is served before its function may be invoked').toEqual(
      new Set(Object.keys(permissions)),
    );
  });
});
