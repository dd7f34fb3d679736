import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOverrideContext,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import type { EndpointDescriptor } from '../http/endpoint.ts';
import { addDefault, removeFalseBounds } from '../schemas/json-schema.ts';
import type { OpenApi } from './contract.ts';
import { listErrorCodes } from './error-codes.ts';
import { type ExampleAnswers, toOperation } from './operation.ts';
import { createProblemExamples } from './problem-responses.ts';
import { DEFAULT_SECURITY, SECURITY_SCHEMES } from './security.ts';

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
export function createOpenapiDocument(
  groups: Readonly<Record<string, DocumentedGroup>>,
  { title, version, description }: DocumentInfo,
  answers: ExampleAnswers = {},
): OpenApi {
  const endpoints = Object.values(groups).flatMap((group) => group.endpoints);
  const document: ZodOpenApiObject = {
    openapi: '3.0.3',
    info: { title, version, description, license: LICENSE },
    servers: SERVERS,
    security: DEFAULT_SECURITY,
    tags: Object.entries(groups).map(([name, { summary }]) => ({ name, description: summary })),
    paths: toPaths(groups, answers),
    components: {
      securitySchemes: SECURITY_SCHEMES,
      examples: createProblemExamples([...new Set(endpoints.flatMap(listErrorCodes))]),
    },
  };
  const output: unknown = createDocument(document, { override: correctSchema });
  return unwrapReferences(output) as OpenApi;
}

function toPaths(groups: Readonly<Record<string, DocumentedGroup>>, answers: ExampleAnswers): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const [tag, { endpoints }] of Object.entries(groups)) {
    for (const endpoint of endpoints) {
      const method = endpoint.method === 'GET' ? 'get' : 'post';
      paths[endpoint.path] = { ...paths[endpoint.path], [method]: toOperation(endpoint, tag, answers) };
    }
  }
  return paths;
}

/**
 * The same JSON value with every `{allOf: [{$ref}]}` as that `{$ref}`.
 *
 * zod wraps the reference of an optional member, so that a description can stand beside it; where none does, the
 * wrapper only hides the component's name from generators of clients.
 */
function unwrapReferences<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(unwrapReferences) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, unwrapReferences(member)] as const);
  return (findOnlyReference(members) ?? Object.fromEntries(members)) as Value;
}

/** The reference in an object whose one member is an `allOf` of nothing else. */
function findOnlyReference(members: readonly (readonly [string, unknown])[]): object | undefined {
  const [member, ...otherMembers] = members;
  const [name, options] = member ?? [];
  if (name !== 'allOf' || otherMembers.length > 0 || !Array.isArray(options)) return undefined;
  const [only, ...others] = options;
  return others.length === 0 && '$ref' in only ? only : undefined;
}

type JsonSchema = ZodOpenApiOverrideContext['jsonSchema'];

/** Mends what zod renders too strongly, or in a way that OpenAPI 3.0 gives no meaning to. */
function correctSchema({ jsonSchema, zodSchema }: ZodOpenApiOverrideContext): void {
  removeFalseBounds({ jsonSchema, zodSchema });
  addDefault({ jsonSchema, zodSchema });
  moveNullableIntoOptions(jsonSchema);
  addNullChoice(jsonSchema);
}

/** `nullable` counts only beside a `type`; a choice has none of its own, so its options take the word over. */
function moveNullableIntoOptions(schema: JsonSchema): void {
  const options = schema.anyOf;
  if (!schema.nullable || schema.type !== undefined || !options?.every(({ type }) => type !== undefined)) return;
  schema.anyOf = options.map((option) => ({ ...option, nullable: true }));
  delete schema.nullable;
}

/** `nullable` adds to the types, not to the values: a choice that may be null has to list null as well (OpenAPI 3.0.3). */
function addNullChoice(schema: JsonSchema): void {
  if (schema.nullable && schema.enum && !schema.enum.includes(null)) schema.enum = [...schema.enum, null];
}
