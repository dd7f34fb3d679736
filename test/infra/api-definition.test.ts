import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { api, type Group } from '../../functions/api.ts';
import type { MethodSpec } from '../../host/http/matching.ts';
import { DOCS_PATHS } from '../../infra/docs.ts';
import type { Access } from '../../lib/contract/endpoint.ts';
import { readOnly, readPaths } from './definition.ts';
import { synthesiseStack } from './synthesised.ts';

const groups: Readonly<Record<string, Group>> = api;
const { template } = synthesiseStack(groups);

const [endpoint] = api.meta.endpoints;
const metaWithAnother = (access: Access): Group => ({
  ...api.meta,
  endpoints: [...api.meta.endpoints, { ...endpoint, path: '/another', access }],
});

/** `METHOD /path → group (access)` of every method of the gateway. */
function routesIn(from: Template): string[] {
  return readPaths(from).flatMap(({ path, methods }) =>
    [...methods].map(([method, spec]) => `${method} ${path} → ${spec.group} (${accessOf(spec)})`),
  );
}

/** The access of a method, in the words of the descriptors. */
function accessOf({ isAuthorized, keyRequired }: MethodSpec): string {
  if (!isAuthorized) return 'public';
  return keyRequired ? 'credentials' : 'optional';
}

/** The REST API as it stands in the template. */
const restApi = readOnly(template, 'AWS::ApiGateway::RestApi');

interface Operation {
  readonly security?: readonly object[];
}

const AUTHORIZED = { authorizer: [] };

describe('routes', () => {
  it('are exactly the endpoints of functions/api.ts, each with the function and access of its group, and the fallbacks', () => {
    const declared = Object.entries(groups).flatMap(([name, { endpoints }]) =>
      endpoints.flatMap(({ method, path, access = 'credentials' }) =>
        (method === 'GET' ? ['GET', 'HEAD'] : [method]).map(
          (one) => `${one} ${path} → ${name} (${access === 'link' ? 'optional' : access})`,
        ),
      ),
    );
    const routes = routesIn(template);
    expect(routes.filter((route) => !route.startsWith('ANY ')).sort()).toEqual(declared.sort());
  });

  it('of the documentation pages go to docs, all other methods and paths to meta', () => {
    const fallbacks = routesIn(template).filter((route) => route.startsWith('ANY '));
    expect(fallbacks).toHaveLength(Object.keys(restApi.Body.paths).length);
    expect(fallbacks).toContain('ANY /{proxy+} → meta (public)');
    const elsewhere = fallbacks.filter((route) => !route.endsWith('→ meta (public)'));
    expect(elsewhere.sort()).toEqual(DOCS_PATHS.map((path) => `ANY ${path} → docs (public)`).sort());
  });

  it('include every prefix of a path, so that no request gets the gateway’s own 403', () => {
    const paths = Object.keys(restApi.Body.paths);
    const above = paths.map((path) => path.slice(0, path.lastIndexOf('/')) || '/');
    expect(paths).toEqual(expect.arrayContaining(above));
  });

  it('of two endpoints must differ', () => {
    expect(() => synthesiseStack({ ...groups, again: api.meta })).toThrow(/two endpoints have the route GET \/\w+/);
  });
});

describe('operations', () => {
  const { Body } = restApi;
  const paths: [string, Record<string, Operation>][] = Object.entries(Body.paths);
  const operations = new Map(
    paths.flatMap(([path, item]) => Object.entries(item).map(([method, one]) => [`${method} ${path}`, one])),
  );

  it('require the authorizer and a key of a plan, unless the endpoint states otherwise or is a fallback', () => {
    const counted = [AUTHORIZED, { api_key: [] }];
    const guards = { public: undefined, optional: [AUTHORIZED], credentials: counted, link: [AUTHORIZED] };
    const declared = Object.values(groups).flatMap(({ endpoints }) =>
      endpoints.flatMap(({ method, path, access = 'credentials' }) =>
        (method === 'GET' ? ['get', 'head'] : [method.toLowerCase()]).map((one) => [`${one} ${path}`, guards[access]]),
      ),
    );
    const fallbacks = paths.map(([path]) => [`x-amazon-apigateway-any-method ${path}`, undefined]);
    const guarded = [...operations].map(([name, { security }]) => [name, security]);
    expect(Object.fromEntries(guarded)).toEqual(Object.fromEntries([...declared, ...fallbacks]));
  });

  it('refer to defined security schemes only', () => {
    const named = [...operations.values()].flatMap(({ security = [] }) => security.flatMap(Object.keys));
    expect([...new Set(named)].sort()).toEqual(Object.keys(Body.components.securitySchemes).sort());
  });

  it('invoke functions by their alias, independent of the version', () => {
    const refs = [...JSON.stringify(Body).matchAll(/\{"(Ref|Fn::GetAtt)":"?([^"]+)/g)];
    const aliases = Object.keys(template.findResources('AWS::Lambda::Alias'));
    const pseudo = ['AWS::Partition', 'AWS::Region'];
    expect([...new Set(refs.map(([, kind, id]) => `${kind} ${id}`))].sort()).toEqual(
      [...aliases, ...pseudo].map((id) => `Ref ${id}`).sort(),
    );
  });
});

describe('the definition', () => {
  it('overwrites the API, and a warning of the gateway fails the deployment', () => {
    expect(restApi).toMatchObject({ Mode: 'overwrite', FailOnWarnings: true });
  });

  it('contains every setting, as the gateway would reset settings outside it', () => {
    const beside = ['EndpointConfiguration', 'FailOnWarnings', 'Mode', 'Name', 'Tags'];
    expect(Object.keys(restApi).sort()).toEqual(['Body', ...beside]);
    for (const type of ['Authorizer', 'GatewayResponse', 'Method', 'Model', 'RequestValidator', 'Resource']) {
      template.resourceCountIs(`AWS::ApiGateway::${type}`, 0);
    }
  });

  it('invokes the authorizer for every request, without required headers, and takes the plan’s key from it', () => {
    const { components, ...settings } = restApi.Body;
    expect(components.securitySchemes.authorizer).toMatchObject({
      name: 'Unused',
      'x-amazon-apigateway-authorizer': { type: 'request', authorizerResultTtlInSeconds: 0 },
    });
    expect(components.securitySchemes.authorizer['x-amazon-apigateway-authorizer']).not.toHaveProperty(
      'identitySource',
    );
    expect(settings['x-amazon-apigateway-api-key-source']).toBe('AUTHORIZER');
  });

  it('compresses responses from a kilobyte on, and treats all bodies as binary', () => {
    expect(restApi.Body).toMatchObject({
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

  it('is created for an added route and for a change of access', () => {
    const added = deploymentOf({ ...groups, meta: metaWithAnother('public') });
    const guarded = deploymentOf({ ...groups, meta: metaWithAnother('credentials') });
    expect(new Set([now, added, guarded]).size).toBe(3);
  });

  it('is not created where only the order of endpoints changes', () => {
    expect(deploymentOf(groups)).toBe(now);
    const backwards = Object.entries(groups).map(([name, group]) => [
      name,
      { ...group, endpoints: [...group.endpoints].reverse() },
    ]);
    expect(deploymentOf(Object.fromEntries(backwards.reverse()))).toBe(now);
  });

  it('is not created for another version of a function', () => {
    const heavier = synthesiseStack({ ...groups, natal: { ...api.natal, memoryMb: 3008 } }).template;
    const versions = 'AWS::Lambda::Version';
    expect(idIn(heavier, versions)).not.toBe(idIn(template, versions));
    expect(idIn(heavier, 'AWS::ApiGateway::Deployment')).toBe(now);
  });
});
