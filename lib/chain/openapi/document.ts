import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOverrideContext,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import type { OpenApi } from '../../contract/openapi-document.ts';
import { addDefault, removeFalseBounds } from '../../requests/json-schema.ts';
import { documentDisplayNames } from './display-names.ts';
import { listErrorCodes } from './error-codes.ts';
import { type DocumentedGroup, type ExampleAnswers, toOperation } from './operation.ts';
import { createProblemExamples } from './problem-responses.ts';
import { DEFAULT_SECURITY, SECURITY_SCHEMES } from './security.ts';

/** Title, version and description of the service in the document. */
interface DocumentInfo {
  readonly title: string;
  readonly version: string;
  readonly description: string;
}

const LICENSE = { name: 'AGPL-3.0-or-later', url: 'https://www.gnu.org/licenses/agpl-3.0.html' };

/**
 * A relative server URL is resolved against the document's address (OpenAPI 3.0.3, Server Object), which is
 * /meta/openapi.json. `..` is therefore the service's root at every stage and domain.
 */
/** Forms of requests that are not part of any one schema. */
const ACCEPTED_FORMS = [
  'Beyond the schemas, requests may have these forms:',
  '- `lat` and `lng` for `latitude` and `longitude`, and the other way round.',
  '- null for a member that may be absent.',
  '- The members of a subject’s time and place at one level: `datetime`, `year`, `month`, `day`, `hour`, `minute`, `latitude`, `longitude`, `timezone` …; where a request has exactly one subject, the body itself may be the subject, with the members of `configuration` and `options` beside it.',
  '- `subject` in place of `birth_datetime` and `location` in requests for returns.',
  '- `zodiac_type` and `ayanamsa` next to `configuration` or inside it, wherever an endpoint has either.',
  '',
  'Two forms of one thing that differ are refused, and so is every other unknown member. Faults are located where the client wrote them. The guide `/docs/guides/accepted-forms` shows them.',
].join('\n');

const SERVERS = [{ url: '..', description: 'The service that serves this document' }];

/** Creates the OpenAPI 3.0.3 document of the whole service from its endpoint descriptors. */
export function createOpenapiDocument(
  groups: Readonly<Record<string, DocumentedGroup>>,
  { title, version, description }: DocumentInfo,
  answers: ExampleAnswers = {},
): OpenApi {
  const endpoints = Object.values(groups).flatMap((group) => group.endpoints);
  const document: ZodOpenApiObject = {
    openapi: '3.0.3',
    info: { title, version, description: `${description}.\n\n${ACCEPTED_FORMS}`, license: LICENSE },
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
  return documentDisplayNames(unwrapReferences(output) as OpenApi, groups);
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
 * Replaces every `{allOf: [{$ref}]}` in a JSON value by its `{$ref}`.
 *
 * zod wraps the reference of an optional member to leave room for a description. Without a description the wrapper only
 * hides the component's name from client generators.
 */
function unwrapReferences<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(unwrapReferences) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, unwrapReferences(member)] as const);
  return (findOnlyReference(members) ?? Object.fromEntries(members)) as Value;
}

/** The reference of an object whose only member is an `allOf` with that single reference. */
function findOnlyReference(members: readonly (readonly [string, unknown])[]): object | undefined {
  const [member, ...otherMembers] = members;
  const [name, options] = member ?? [];
  if (name !== 'allOf' || otherMembers.length > 0 || !Array.isArray(options)) return undefined;
  const [only, ...others] = options;
  return others.length === 0 && '$ref' in only ? only : undefined;
}

type JsonSchema = ZodOpenApiOverrideContext['jsonSchema'];

/** Corrects schemas that zod renders too strictly, or in a form that OpenAPI 3.0 ignores. */
function correctSchema({ jsonSchema, zodSchema }: ZodOpenApiOverrideContext): void {
  removeFalseBounds({ jsonSchema, zodSchema });
  addDefault({ jsonSchema, zodSchema });
  moveNullableIntoOptions(jsonSchema);
  addNullChoice(jsonSchema);
}

/** Moves `nullable` into the options of a choice: it applies only together with a `type`, which a choice does not have. */
function moveNullableIntoOptions(schema: JsonSchema): void {
  const options = schema.anyOf;
  if (!schema.nullable || schema.type !== undefined || !options?.every(({ type }) => type !== undefined)) return;
  schema.anyOf = options.map((option) => ({ ...option, nullable: true }));
  delete schema.nullable;
}

/** Adds null to a nullable enum: `nullable` extends the types, not the listed values (OpenAPI 3.0.3). */
function addNullChoice(schema: JsonSchema): void {
  if (schema.nullable && schema.enum && !schema.enum.includes(null)) schema.enum = [...schema.enum, null];
}
