import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { api, type Group } from '../../functions/api.ts';
import { DOCS_PATHS } from '../../infra/docs.ts';
import { readAliases } from '../../infra/local/assembly/aliases.ts';
import { readDefinition } from '../../infra/local/assembly/definition.ts';
import { type MethodSpec, readPaths } from '../../infra/local/assembly/routes.ts';
import type { Access } from '../../lib/http/endpoint.ts';
import { synthesiseStack } from './synthesised.ts';
import { templateOf } from './template.ts';

const groups: Readonly<Record<string, Group>> = api;
const { template } = synthesiseStack(groups);

const [endpoint] = api.meta.endpoints;
const metaWithAnother = (access: Access): Group => ({
  ...api.meta,
  endpoints: [...api.meta.endpoints, { ...endpoint, path: '/another', access }],
});

type NameOf = (functionId: string) => string;

/** `METHOD /path → group (access)` of every method of the gateway, as a request would meet it. */
function routesIn(from: Template): string[] {
  const functions = from.findResources('AWS::Lambda::Function');
  const nameOf = (id: string): string => functions[id]?.Properties.FunctionName.replace('natal-test-', '');
  const read = templateOf(from);
  return readPaths(readDefinition(read), readAliases(read)).flatMap(({ path, methods }) =>
    [...methods].map(([method, spec]) => `${method} ${path} → ${nameOf(spec.functionId)} (${accessOf(spec, nameOf)})`),
  );
}

/** Who is let in, in the words of the descriptors. */
function accessOf({ authorizerFunctionId, keyRequired }: MethodSpec, nameOf: NameOf): string {
  if (authorizerFunctionId === undefined) return 'public';
  expect(nameOf(authorizerFunctionId)).toBe('authorizer');
  return keyRequired ? 'credentials' : 'optional';
}

/** The REST API as it stands in a template. */
function restApiIn(from: Template) {
  const [restApi] = Object.values(from.findResources('AWS::ApiGateway::RestApi'));
  return restApi?.Properties ?? expect.unreachable();
}

interface Operation {
  readonly security?: readonly object[];
}

const AUTHORIZED = { authorizer: [] };

describe('routes', () => {
  it('are the endpoints of functions/api.ts, each at its group and behind its guard, and nothing else but the fallback', () => {
    const declared = Object.entries(groups).flatMap(([name, { endpoints }]) =>
      endpoints.flatMap(({ method, path, access = 'credentials' }) =>
        (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((one) => `${one} ${path} → ${name} (${access})`),
      ),
    );
    const routes = routesIn(template);
    expect(routes.filter((route) => !route.startsWith('ANY ')).sort()).toEqual(declared.sort());
  });

  it('send the pages of the documentation to docs, and every other method and path to meta', () => {
    const fallbacks = routesIn(template).filter((route) => route.startsWith('ANY '));
    expect(fallbacks).toHaveLength(Object.keys(restApiIn(template).Body.paths).length);
    expect(fallbacks).toContain('ANY /{proxy+} → meta (public)');
    const elsewhere = fallbacks.filter((route) => !route.endsWith('→ meta (public)'));
    expect(elsewhere.sort()).toEqual(DOCS_PATHS.map((path) => `ANY ${path} → docs (public)`).sort());
  });

  it('have no path without the path above it: what lies between is answered too', () => {
    const paths = Object.keys(restApiIn(template).Body.paths);
    const above = paths.map((path) => path.slice(0, path.lastIndexOf('/')) || '/');
    expect(paths).toEqual(expect.arrayContaining(above));
  });

  it('cannot be laid twice', () => {
    expect(() => synthesiseStack({ ...groups, again: api.meta })).toThrow(/two endpoints are GET \/\w+/);
  });
});

describe('operations', () => {
  const { Body } = restApiIn(template);
  const paths: [string, Record<string, Operation>][] = Object.entries(Body.paths);
  const operations = new Map(
    paths.flatMap(([path, item]) => Object.entries(item).map(([method, one]) => [`${method} ${path}`, one])),
  );

  it('ask for the authorizer and the key of a plan, unless their endpoint says otherwise or there is none', () => {
    const guards = { public: undefined, optional: [AUTHORIZED], credentials: [AUTHORIZED, { api_key: [] }] };
    const declared = Object.values(groups).flatMap(({ endpoints }) =>
      endpoints.flatMap(({ method, path, access = 'credentials' }) =>
        (method === 'GET' ? ['get', 'head'] : ['post']).map((one) => [`${one} ${path}`, guards[access]]),
      ),
    );
    const fallbacks = paths.map(([path]) => [`x-amazon-apigateway-any-method ${path}`, undefined]);
    const guarded = [...operations].map(([name, { security }]) => [name, security]);
    expect(Object.fromEntries(guarded)).toEqual(Object.fromEntries([...declared, ...fallbacks]));
  });

  it('name no guard that is not defined', () => {
    const named = [...operations.values()].flatMap(({ security = [] }) => security.flatMap(Object.keys));
    expect([...new Set(named)].sort()).toEqual(Object.keys(Body.components.securitySchemes).sort());
  });

  it('invoke functions by their alias, whatever its version', () => {
    const refs = [...JSON.stringify(restApiIn(template).Body).matchAll(/\{"(Ref|Fn::GetAtt)":"?([^"]+)/g)];
    const aliases = Object.keys(template.findResources('AWS::Lambda::Alias'));
    const pseudo = ['AWS::Partition', 'AWS::Region'];
    expect([...new Set(refs.map(([, kind, id]) => `${kind} ${id}`))].sort()).toEqual(
      [...aliases, ...pseudo].map((id) => `Ref ${id}`).sort(),
    );
  });
});

describe('the definition', () => {
  it('replaces what was there, and a piece of it that the gateway would leave out ends the deployment', () => {
    expect(restApiIn(template)).toMatchObject({ Mode: 'overwrite', FailOnWarnings: true });
  });

  it('has every setting in itself: the gateway would reset one that stands beside it', () => {
    const beside = ['EndpointConfiguration', 'FailOnWarnings', 'Mode', 'Name', 'Tags'];
    expect(Object.keys(restApiIn(template)).sort()).toEqual(['Body', ...beside]);
    for (const type of ['Authorizer', 'GatewayResponse', 'Method', 'Model', 'RequestValidator', 'Resource']) {
      template.resourceCountIs(`AWS::ApiGateway::${type}`, 0);
    }
  });

  it('has the authorizer asked for every request, with either header or none, and take the key of the plan from it', () => {
    const { components, ...settings } = restApiIn(template).Body;
    expect(components.securitySchemes.authorizer).toMatchObject({
      name: 'Unused',
      'x-amazon-apigateway-authorizer': { type: 'request', authorizerResultTtlInSeconds: 0 },
    });
    expect(components.securitySchemes.authorizer['x-amazon-apigateway-authorizer']).not.toHaveProperty(
      'identitySource',
    );
    expect(settings['x-amazon-apigateway-api-key-source']).toBe('AUTHORIZER');
  });

  it('has answers compressed from a kilobyte on, and travel as bytes', () => {
    expect(restApiIn(template).Body).toMatchObject({
      'x-amazon-apigateway-minimum-compression-size': 1024,
      'x-amazon-apigateway-binary-media-types': ['*/*'],
    });
  });
});

describe('a deployment of the API', () => {
  const idIn = (from: Template, type: string): string => Object.keys(from.findResources(type)).join();
  const deploymentOf = (changed: typeof groups): string =>
    idIn(synthesiseStack(changed).template, 'AWS::ApiGateway::Deployment');
  const now = deploymentOf(groups);

  it('is made for a route that is added, and for one that is guarded in another way', () => {
    const added = deploymentOf({ ...groups, meta: metaWithAnother('public') });
    const guarded = deploymentOf({ ...groups, meta: metaWithAnother('credentials') });
    expect(new Set([now, added, guarded]).size).toBe(3);
  });

  it('is not made where nothing of the API changes, or but the order of its endpoints', () => {
    expect(deploymentOf(groups)).toBe(now);
    const backwards = Object.entries(groups).map(([name, group]) => [
      name,
      { ...group, endpoints: [...group.endpoints].reverse() },
    ]);
    expect(deploymentOf(Object.fromEntries(backwards.reverse()))).toBe(now);
  });

  it('is not made for another version of a function', () => {
    const heavier = synthesiseStack({ ...groups, natal: { ...api.natal, memoryMb: 3008 } }).template;
    const versions = 'AWS::Lambda::Version';
    expect(idIn(heavier, versions)).not.toBe(idIn(template, versions));
    expect(idIn(heavier, 'AWS::ApiGateway::Deployment')).toBe(now);
  });
});
