import { release } from '../../lib/base/release.ts';
import { toJsonFile } from '../../lib/base/text.ts';
import type { OpenApi, Operation } from '../../lib/contract/openapi-document.ts';
import { type DocumentedEndpoint, findGroupTitle, listDocumentedEndpoints } from '../reference/operations.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const LOCAL_ADDRESS = 'http://127.0.0.1:3000';

/** What is read of an operation: its examples. */
interface Exemplified {
  readonly requestBody?: {
    readonly content: Readonly<
      Record<
        string,
        { readonly examples?: Readonly<Record<string, { readonly summary?: string; readonly value: unknown }>> }
      >
    >;
  };
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly description?: string;
    readonly schema?: { readonly example?: unknown; readonly default?: unknown };
  }[];
}

/**
 * Every endpoint with its examples as a collection for Postman, in a folder for each group. Address and key are its variables.
 *
 * @source Postman Collection Format, version 2.1.0
 */
export function writePostmanCollection(openapi: OpenApi): string {
  const groups = [...Map.groupBy(listDocumentedEndpoints(openapi), ({ group }) => group)];
  return toJsonFile({
    info: { name: release.title, description: release.description, version: release.version, schema: SCHEMA },
    auth: { type: 'apikey', apikey: toPairs({ key: 'X-API-Key', value: '{{apiKey}}', in: 'header' }) },
    variable: toPairs({ baseUrl: LOCAL_ADDRESS, apiKey: '' }),
    item: groups.map(([group, members]) => ({ name: findGroupTitle(group), item: members.flatMap(toItems) })),
  });
}

const toPairs = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, value]) => ({ key, value, type: 'string' }));

/** A request for each example; one without a body where there is none. */
function toItems({ endpoint, operation }: DocumentedEndpoint): readonly object[] {
  const { requestBody, parameters = [] } = operation as Operation & Exemplified;
  const examples = Object.values(requestBody?.content['application/json']?.examples ?? {});
  const url = toUrl(endpoint.path, parameters);
  const { summary, description } = operation;
  const request = { method: endpoint.method, url, ...(description !== undefined && { description }) };
  if (examples.length === 0) return [{ name: summary, request }];
  return examples.map((example) => ({
    name: [summary, example.summary].filter(Boolean).join(': '),
    request: {
      ...request,
      header: JSON_HEADER,
      body: { mode: 'raw', raw: JSON.stringify(example.value, undefined, 2) },
    },
  }));
}

const JSON_HEADER = [{ key: 'Content-Type', value: 'application/json' }];

/** Parameters of the query are there, switched off; those of the path have their examples. */
function toUrl(path: string, parameters: NonNullable<Exemplified['parameters']>) {
  const segments = path.slice(1).split('/');
  const list = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, description, schema }) => ({
        key: name,
        value: String(schema?.example ?? schema?.default ?? ''),
        ...(description !== undefined && { description }),
      }));
  return {
    raw: `{{baseUrl}}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    host: ['{{baseUrl}}'],
    path: segments.map((segment) => segment.replace(/^\{(\w+)\}$/, ':$1')),
    query: list('query').map((parameter) => ({ ...parameter, disabled: true })),
    variable: list('path'),
  };
}
