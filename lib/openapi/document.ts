import { createDocument, type ZodOpenApiObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { EndpointDescriptor } from '../http/endpoint.ts';
import { bareReferences } from './bare-references.ts';
import type { OpenApi } from './contract.ts';
import { codesOf } from './error-codes.ts';
import { type Answers, operation } from './operation.ts';
import { problemExamples } from './problem-responses.ts';
import { plainSchemas } from './schema-override.ts';
import { SECURITY, SECURITY_SCHEMES } from './security.ts';

/** A group of endpoints as the document shows it: one tag. */
export interface DocumentedGroup {
  readonly summary: string;
  readonly endpoints: readonly EndpointDescriptor[];
}

/** What the document says of the service as a whole. */
export interface DocumentInfo {
  readonly title: string;
  readonly version: string;
  readonly description: string;
}

const LICENSE = { name: 'AGPL-3.0-or-later', url: 'https://www.gnu.org/licenses/agpl-3.0.html' };

/**
 * The document is served at /meta/openapi.json, and a relative address counts from there (OpenAPI 3.0.3, Server
 * Object): one up is the service's root, under whatever stage or domain it runs.
 */
const SERVERS = [{ url: '..', description: 'The service that serves this document' }];

/** The whole service as an OpenAPI 3.0.3 document, from the descriptors of its endpoints. */
export function openapiDocument(
  groups: Readonly<Record<string, DocumentedGroup>>,
  { title, version, description }: DocumentInfo,
  answers: Answers = {},
): OpenApi {
  const endpoints = Object.values(groups).flatMap((group) => group.endpoints);
  const document: ZodOpenApiObject = {
    openapi: '3.0.3',
    info: { title, version, description, license: LICENSE },
    servers: SERVERS,
    security: SECURITY,
    tags: Object.entries(groups).map(([name, { summary }]) => ({ name, description: summary })),
    paths: pathsOf(groups, answers),
    components: {
      securitySchemes: SECURITY_SCHEMES,
      examples: problemExamples([...new Set(endpoints.flatMap(codesOf))]),
    },
  };
  const written: unknown = createDocument(document, { override: plainSchemas });
  return bareReferences(written) as OpenApi;
}

function pathsOf(groups: Readonly<Record<string, DocumentedGroup>>, answers: Answers): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const [tag, { endpoints }] of Object.entries(groups)) {
    for (const endpoint of endpoints) {
      const method = endpoint.method === 'GET' ? 'get' : 'post';
      paths[endpoint.path] = { ...paths[endpoint.path], [method]: operation(endpoint, tag, answers) };
    }
  }
  return paths;
}
