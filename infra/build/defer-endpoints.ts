import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { listLinkFormats } from '../../functions/links/linkable.ts';
import type { EndpointDescriptor } from '../../lib/contract/endpoint.ts';
import { PROJECT_FOLDER } from './folders.ts';

/** The modules of endpoints. */
export const ENDPOINT_MODULE = /\/functions\/.*\/endpoint\.ts$/;

/** Suffix of the import that leads from the stand-in of an endpoint to the endpoint. */
const DEFERRED = '?deferred';

/**
 * Defers the evaluation of each endpoint's module until a request needs it: a function with several endpoints builds
 * the schemas of those that are asked for. Predictive's took 25 ms of its start.
 *
 * Importers receive a stand-in with the members that a start reads. A module that exports more than its endpoint stays.
 */
export const deferEndpoints: Plugin = {
  name: 'defer-endpoints',
  setup(build) {
    build.onLoad({ filter: ENDPOINT_MODULE }, async ({ path, suffix }) => {
      if (suffix === DEFERRED) return undefined;
      const [[name, endpoint] = [], ...others] = Object.entries(await importEndpointModule(path));
      if (name === undefined || !isEndpoint(endpoint) || others.length > 0) return undefined;
      return { contents: writeStandIn(path, name, endpoint), loader: 'js', resolveDir: PROJECT_FOLDER };
    });
  },
};

/** Imports the endpoint that a module exports. @throws Error for a module without one */
export async function importEndpoint(path: string): Promise<EndpointDescriptor> {
  const endpoint = Object.values(await importEndpointModule(path)).find(isEndpoint);
  if (!endpoint) throw new Error(`${path} exports no endpoint`);
  return endpoint;
}

const importEndpointModule = (path: string): Promise<Readonly<Record<string, unknown>>> =>
  import(pathToFileURL(path).href);

const isEndpoint = (value: unknown): value is EndpointDescriptor =>
  typeof value === 'object' && value !== null && 'response' in value && 'handle' in value;

/** Members that the start of a function reads. */
const READ_AT_START = ['method', 'path', 'uses', 'access', 'scope', 'demo', 'limits', 'stored'] as const;

function writeStandIn(path: string, name: string, endpoint: EndpointDescriptor): string {
  const known = Object.fromEntries(READ_AT_START.map((member) => [member, endpoint[member]]));
  const stated = Object.entries(endpoint).filter(
    ([member, value]) => value !== undefined && !Object.hasOwn(known, member),
  );
  const [functions, values] = [true, false].map((isFunction) =>
    stated.filter(([, value]) => (typeof value === 'function') === isFunction).map(([member]) => member),
  );
  return `
    import { deferEndpoint } from './lib/contract/deferred-endpoint.ts';
    export const ${name} = /* @__PURE__ */ deferEndpoint(
      ${JSON.stringify({ ...known, linkFormats: listLinkFormats(endpoint) })},
      ${JSON.stringify({ values, functions })},
      () => require(${JSON.stringify(`${path}${DEFERRED}`)}).${name},
    );`;
}
