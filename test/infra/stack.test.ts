import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { api, type Group } from '../../functions/api.ts';
import { type RouteNode, readRoutes } from '../../infra/local/assembly/routes.ts';
import { STAGES } from '../../infra/stages.ts';
import type { Endpoint } from '../../lib/http/endpoint.ts';
import { synthesised } from './synthesised.ts';
import { templateOf } from './template.ts';

const groups: Readonly<Record<string, Group>> = api;
const { template } = synthesised(groups);

/** `METHOD /path → group` of every method of the gateway. */
function routesOf(node: RouteNode, nameOf: (functionId: string) => string): string[] {
  const own = [...node.methods].map(([method, id]) => `${method} ${node.resourcePath} → ${nameOf(id)}`);
  return [...own, ...node.children.flatMap((child) => routesOf(child, nameOf))];
}

function synthesisedRoutes(from = template): string[] {
  const functions = from.findResources('AWS::Lambda::Function');
  const nameOf = (id: string): string => functions[id]?.Properties.FunctionName.replace('natal-test-', '');
  const [apiId = ''] = Object.keys(from.findResources('AWS::ApiGateway::RestApi'));
  return routesOf(readRoutes(templateOf(from), apiId), nameOf);
}

describe('routes', () => {
  it('are the endpoints of functions/api.ts, each at its group, and nothing else but the fallback', () => {
    const declared = Object.entries(groups).flatMap(([name, { endpoints }]) =>
      endpoints.map(({ method, path }) => `${method} ${path} → ${name}`),
    );
    const routes = synthesisedRoutes();
    expect(routes.filter((route) => !route.startsWith('ANY ')).sort()).toEqual(declared.sort());
  });

  it('send every other method and path to meta', () => {
    const fallbacks = synthesisedRoutes().filter((route) => route.startsWith('ANY '));
    const resources = Object.keys(template.findResources('AWS::ApiGateway::Resource')).length;
    expect(fallbacks.length).toBe(resources + 1);
    expect(fallbacks).toContain('ANY / → meta');
    expect(fallbacks).toContain('ANY /{proxy+} → meta');
    expect(fallbacks.filter((route) => !route.endsWith('→ meta'))).toEqual([]);
  });

  it('cannot be laid without a group for the rest', () => {
    expect(() => synthesised(groups, { fallback: 'nobody' })).toThrow('there is no group nobody');
  });
});

describe('functions', () => {
  it('run on Node 24, traced, with the memory, time, layers and variables of their group', () => {
    template.hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: 'natal-test-natal',
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      MemorySize: api.natal.memoryMb,
      Timeout: api.natal.timeoutSeconds,
      TracingConfig: { Mode: 'Active' },
      Layers: [{ Ref: Match.stringLikeRegexp('swisseph') }, { Ref: Match.stringLikeRegexp('places') }],
      Environment: {
        Variables: {
          EPHEMERIS_PATH: '/opt/swisseph',
          PLACES_PATH: '/opt/places',
          POWERTOOLS_SERVICE_NAME: 'natal',
          POWERTOOLS_LOG_LEVEL: 'INFO',
        },
      },
      LoggingConfig: { LogGroup: { Ref: Match.anyValue() } },
    });
  });

  it('have no layer and no folder that their group does not need', () => {
    template.hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: 'natal-test-meta',
      Layers: Match.absent(),
      Environment: { Variables: { EPHEMERIS_PATH: Match.absent(), PLACES_PATH: Match.absent() } },
    });
  });

  it('that look places up are told which geocoder to ask, and no others', () => {
    const geocoder = { GEOCODER: 'photon', GEOCODER_URL: 'https://photon.example' };
    const told = synthesised(groups, { geocoder }).template;
    const variablesOf = (FunctionName: string, Variables: object) =>
      told.hasResourceProperties('AWS::Lambda::Function', { FunctionName, Environment: { Variables } });
    variablesOf('natal-test-natal', geocoder);
    variablesOf('natal-test-meta', { GEOCODER: Match.absent() });
  });

  it('can be made for the other architecture, layers included', () => {
    const other = synthesised(groups, { architecture: 'x86_64' }).template;
    other.allResourcesProperties('AWS::Lambda::Function', { Architectures: ['x86_64'] });
    other.allResourcesProperties('AWS::Lambda::LayerVersion', { CompatibleArchitectures: ['x86_64'] });
  });

  it('may write to their own log only', () => {
    const statements = Object.values(template.findResources('AWS::IAM::Role')).flatMap(({ Properties }) =>
      (Properties.Policies ?? []).flatMap((policy: Policy) => policy.PolicyDocument.Statement),
    );
    expect(statements).toHaveLength(Object.keys(groups).length);
    const logs = statements.map(({ Resource }: { Resource: unknown }) => JSON.stringify(Resource));
    expect(new Set(logs).size).toBe(statements.length);
    expect(logs.join()).not.toContain('*');
  });
});

interface Policy {
  readonly PolicyDocument: { readonly Statement: readonly { readonly Resource: unknown }[] };
}

describe('logs', () => {
  it('all end at a time, and go with a stack that is for trying out', () => {
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 90 });
    template.allResources('AWS::Logs::LogGroup', { DeletionPolicy: 'Retain' });
    const dev = synthesised(groups, { stage: STAGES.dev }).template;
    dev.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 7 });
    dev.allResources('AWS::Logs::LogGroup', { DeletionPolicy: 'Delete' });
  });

  it('of the gateway tell nothing that a client sent', () => {
    const [stage] = Object.values(template.findResources('AWS::ApiGateway::Stage'));
    const { AccessLogSetting, MethodSettings, TracingEnabled } = stage?.Properties ?? {};
    expect(AccessLogSetting.Format).not.toMatch(/requestOverride|querystring|identity|\$context\.path|body/i);
    expect(MethodSettings).toEqual([
      expect.objectContaining({ DataTraceEnabled: false, ThrottlingRateLimit: 200, ThrottlingBurstLimit: 400 }),
    ]);
    expect(TracingEnabled).toBe(true);
  });
});

describe('size', () => {
  it('is one invoke permission for every function', () => {
    template.resourceCountIs('AWS::Lambda::Permission', Object.keys(groups).length);
  });

  it('stays under 400 resources with sixty endpoints in twelve groups', () => {
    const grown = synthesised({ ...twelveGroups(), meta: api.meta }).template;
    const count = Object.keys(grown.toJSON().Resources).length;
    expect(synthesisedRoutes(grown).filter((route) => !route.startsWith('ANY ')).length).toBeGreaterThanOrEqual(60);
    expect(count).toBeLessThan(400);
  });
});

function twelveGroups(): Record<string, Group> {
  const sample = api.health.endpoints[0];
  const grown = (group: number): Endpoint[] =>
    Array.from({ length: 5 }, (_, index) => ({ ...sample, path: `/group-${group}/endpoint-${index}` }));
  return Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`group-${index}`, { ...api.natal, endpoints: grown(index) }]),
  );
}
