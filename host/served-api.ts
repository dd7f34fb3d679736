import { type GroupName, selectGroups } from '../functions/api.ts';
import { buildGatewayResponses } from '../infra/constructs/gateway-responses.ts';
import { DOCS, DOCS_PATHS } from '../infra/docs.ts';
import { listPathPrefixes } from '../infra/path-prefixes.ts';
import { BINARY_MEDIA_TYPES, COMPRESSED_FROM_BYTES } from '../infra/payloads.ts';
import type { Access, Endpoint } from '../lib/contract/endpoint.ts';
import { isBulkOn } from '../lib/runtime/bulk-setting.ts';
import type { ServedGroup } from './groups.ts';
import type { GatewayResponseSpec } from './http/gateway-response.ts';
import { type MethodSpec, type PathSpec, sortPaths } from './http/matching.ts';
import type { ServedApi } from './http/responder.ts';

/** Answers 404, 405 and preflights. */
const FALLBACK: ServedGroup = 'meta';

/** Stage in the events of requests. */
const STAGE = 'local';

/** Routes of endpoints by how they admit callers, such as `GET /meta/version`. */
export const listRoutesWith = (access: Access): readonly string[] =>
  listEndpoints()
    .filter(([endpoint]) => endpoint.access === access)
    .flatMap(([endpoint]) => listMethods(endpoint).map((method) => `${method} ${endpoint.path}`));

function listEndpoints(): readonly (readonly [Endpoint, ServedGroup])[] {
  const groups = selectGroups(isBulkOn(process.env) ? ['bulk'] : []);
  return Object.entries(groups).flatMap(([name, { endpoints }]) =>
    endpoints.map((endpoint: Endpoint) => [endpoint, name as GroupName] as const),
  );
}

/** Every GET route also serves HEAD. */
const listMethods = ({ method }: Endpoint): readonly string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method]);

function listPaths(): readonly PathSpec[] {
  const endpoints = listEndpoints();
  const named = [...endpoints.map(([{ path }]) => path), ...DOCS_PATHS];
  const paths = new Set(['/', '/{proxy+}', ...named.flatMap(listPathPrefixes)]);
  return sortPaths([...paths].map((path) => ({ path, methods: listMethodSpecs(path, endpoints) })));
}

function listMethodSpecs(path: string, endpoints: ReturnType<typeof listEndpoints>): ReadonlyMap<string, MethodSpec> {
  const isDocs = DOCS_PATHS.some((documented) => documented === path);
  const rest = { method: 'ANY', group: isDocs ? DOCS : FALLBACK, access: 'public' as Access };
  const own = endpoints
    .filter(([endpoint]) => endpoint.path === path)
    .flatMap(([endpoint, group]) =>
      listMethods(endpoint).map((method) => ({ method, group, access: endpoint.access ?? 'credentials' })),
    );
  return new Map(
    [...own, rest].map(({ method, group, access }) => [
      method,
      { group, isAuthorized: access !== 'public', keyRequired: access === 'credentials' },
    ]),
  );
}

const HEADER_PREFIX = 'gatewayresponse.header.';

/** The base path is added to each response. */
function listGatewayResponses(): ReadonlyMap<string, GatewayResponseSpec> {
  const responses = Object.entries(buildGatewayResponses(''));
  return new Map(
    responses.map(([type, { statusCode, responseParameters, responseTemplates }]) => [
      type,
      {
        status: Number(statusCode),
        headers: Object.fromEntries(
          Object.entries(responseParameters).map(([name, value]) => [
            name.slice(HEADER_PREFIX.length),
            value.startsWith("'") ? { text: value.slice(1, -1) } : { variable: value.slice('context.'.length) },
          ]),
        ),
        bodyTemplate: responseTemplates['application/json'],
      },
    ]),
  );
}

/** What the host serves, derived from `functions/api.ts` and the setting of jobs. A test compares it with the definition of the gateway. */
export const servedApi: ServedApi = {
  stage: STAGE,
  paths: listPaths(),
  gatewayResponses: listGatewayResponses(),
  binaryMediaTypes: BINARY_MEDIA_TYPES,
  compressedFromBytes: COMPRESSED_FROM_BYTES,
};
