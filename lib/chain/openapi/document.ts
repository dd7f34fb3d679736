import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOverrideContext,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import type { Method } from '../../contract/endpoint.ts';
import type { OpenApi } from '../../contract/openapi-document.ts';
import {
  addDefault,
  type JsonSchema,
  mapSchemas,
  removeFalseBounds,
  renameExample,
} from '../../requests/json-schema.ts';
import { documentDisplayNames } from './display-names.ts';
import { listErrorCodes } from './error-codes.ts';
import { type DocumentedGroup, type ExampleAnswers, toOperation } from './operation.ts';
import { createProblemExamples } from './problem-responses.ts';
import { documentResolvedDates } from './resolved-dates.ts';
import { DEFAULT_SECURITY, SECURITY_SCHEMES } from './security.ts';

/** Title, version and description of the service in the document. */
interface DocumentInfo {
  readonly title: string;
  readonly version: string;
  readonly description: string;
}

const LICENSE = { name: 'AGPL-3.0-or-later', url: 'https://www.gnu.org/licenses/agpl-3.0.html' };

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

/**
 * A relative server URL is resolved against the document's address (OpenAPI 3.1.1, Server Object), which is
 * /meta/openapi.json. `..` is therefore the service's root at every stage and domain.
 */
const SERVERS = [{ url: '..', description: 'The service that serves this document' }];

/** Creates the OpenAPI 3.1 document of the whole service from its endpoint descriptors. */
export function createOpenapiDocument(
  groups: Readonly<Record<string, DocumentedGroup>>,
  { title, version, description }: DocumentInfo,
  answers: ExampleAnswers = {},
): OpenApi {
  const endpoints = Object.values(groups).flatMap((group) => group.endpoints);
  const document: ZodOpenApiObject = {
    openapi: '3.1.1',
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
  const simple: unknown = mapSchemas(output as JsonSchema, simplify);
  return documentResolvedDates(documentDisplayNames(simple as OpenApi, groups), groups);
}

function toPaths(groups: Readonly<Record<string, DocumentedGroup>>, answers: ExampleAnswers): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const [tag, { endpoints }] of Object.entries(groups)) {
    for (const endpoint of endpoints) {
      const method = endpoint.method.toLowerCase() as Lowercase<Method>;
      paths[endpoint.path] = { ...paths[endpoint.path], [method]: toOperation(endpoint, tag, answers) };
    }
  }
  return paths;
}

/** Keywords that say something about a schema, and do not restrict its values. */
const ANNOTATIONS: readonly string[] = ['$ref', 'description', 'example', 'default', 'deprecated'];

/** Writes a schema in the form that readers and client generators know best. */
const simplify = (schema: JsonSchema): JsonSchema => renameExample(foldNull(keepReference(schema)));

/** Keeps only annotations beside a reference: zod writes what its overrides did not change there too. */
function keepReference(schema: JsonSchema): JsonSchema {
  if (typeof schema.$ref !== 'string') return schema;
  return Object.fromEntries(Object.entries(schema).filter(([name]) => ANNOTATIONS.includes(name)));
}

/** Adds null to the types of a schema whose other form has a single type, in place of a choice between both. */
function foldNull({ anyOf, ...schema }: JsonSchema): JsonSchema {
  if (!Array.isArray(anyOf)) return schema;
  const [only, ...others]: JsonSchema[] = anyOf.filter(({ type }) => type !== 'null');
  if (anyOf.length === 1) return { ...only, ...schema };
  const isFolded = others.length === 0 && anyOf.length === 2 && typeof only?.type === 'string' && !('const' in only);
  if (!isFolded) return { ...schema, anyOf };
  const { enum: values } = only;
  return { ...only, ...schema, type: [only.type, 'null'], ...(Array.isArray(values) && { enum: [...values, null] }) };
}

/** Corrects schemas that zod renders too strictly, or with a keyword that every object fulfills. */
function correctSchema({ jsonSchema, zodSchema }: ZodOpenApiOverrideContext): void {
  removeFalseBounds({ jsonSchema, zodSchema });
  addDefault({ jsonSchema, zodSchema });
  delete jsonSchema.propertyNames;
}
