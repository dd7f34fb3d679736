import { listErrorCodes } from '../../lib/chain/openapi/error-codes.ts';
import type { OpenApi, OpenApiSchema } from '../../lib/contract/openapi-document.ts';
import { type DocumentedEndpoint, describeAccess } from '../reference/operations.ts';
import { renderKind } from '../reference/schema-text.ts';
import { listTypes } from '../reference/types.ts';
import { toMarkdownText } from './plain-text.ts';
import { writeMember, writeType } from './type-text.ts';

/** Describes an endpoint in Markdown, without the types that it uses. */
export function writeEndpoint(one: DocumentedEndpoint): string {
  const { endpoint, operation } = one;
  const { request, response } = findSchemas(one);
  const writeParameters = (part: string): string => {
    const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === part);
    return parameters.map(({ name, required = false, schema }) => writeMember(name, schema, required)).join('\n');
  };
  const [path, query] = [writeParameters('path'), writeParameters('query')];
  return [
    `## ${endpoint.method} ${endpoint.path}`,
    `${operation.summary}. ${describeAccess(endpoint)}.`,
    operation.description ?? '',
    path && `Path:\n\n${path}`,
    query && `Query:\n\n${query}`,
    request ? `Body: ${toMarkdownText(renderKind(request))}` : '',
    writeExample(one),
    response ? `Answer: ${toMarkdownText(renderKind(response))}` : '',
    `Errors: ${listErrorCodes(endpoint).join(', ')}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function writeExample({ endpoint }: DocumentedEndpoint): string {
  const body = endpoint.examples[0]?.body;
  return body === undefined ? '' : `\`\`\`json\n${JSON.stringify(body)}\n\`\`\``;
}

/** Names of the types that an endpoint's request and answer use. */
export function listEndpointTypes(one: DocumentedEndpoint, { components }: OpenApi): EndpointTypes {
  const { request, response } = findSchemas(one);
  const list = (schema: OpenApiSchema | undefined) => (schema ? listTypes(schema, components.schemas) : []);
  return { request: list(request), response: list(response) };
}

interface EndpointTypes {
  readonly request: readonly string[];
  readonly response: readonly string[];
}

/** The page of an endpoint as Markdown, with every type that it uses. */
export function writeEndpointPage(one: DocumentedEndpoint, openapi: OpenApi): string {
  const { request, response } = listEndpointTypes(one, openapi);
  const types = [...new Set([...request, ...response])].map((name) => writeType(name, openapi.components.schemas));
  const text = writeEndpoint(one).replace(/^## /, '# ');
  return `${[text, ...(types.length > 0 ? ['## Types', ...types] : [])].join('\n\n')}\n`;
}

interface EndpointSchemas {
  readonly request: OpenApiSchema | undefined;
  readonly response: OpenApiSchema | undefined;
}

const findSchemas = ({ operation }: DocumentedEndpoint): EndpointSchemas => ({
  request: operation.requestBody?.content['application/json']?.schema,
  response: operation.responses['200']?.content?.['application/json']?.schema,
});
