import type { ZodType } from 'zod';
import * as z from 'zod';
import { findNearestNames } from '../../../lib/base/catalog/names.ts';
import type { Example } from '../../../lib/contract/endpoint.ts';
import { loadEndpoint } from '../../../lib/contract/loaded-endpoint.ts';
import { type JsonSchema, toJsonSchema } from '../../../lib/requests/json-schema.ts';
import { calculations } from '../../calculations.ts';
import { serviceEndpoints } from '../../service-endpoints.ts';
import { listCatalogTexts } from '../catalog-texts.ts';
import { defineTool, type ToolRequest } from '../tool.ts';
import { ToolFailure } from '../tool-failure.ts';

const LONGEST_DESCRIPTION = 90;

/** The members of a body or a query, a line for each, and an example, which shows the members of members. */
function describeRequest(schema: ZodType | undefined, examples: readonly Example[]): readonly string[] {
  const [example] = examples;
  return [
    ...(schema ? listMembers(toJsonSchema(schema, 'input')) : []),
    ...(example ? [`Example: ${JSON.stringify(example.body ?? example.query)}`] : []),
  ];
}

interface MemberSchema extends JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, MemberSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly MemberSchema[];
  readonly $defs?: Readonly<Record<string, MemberSchema>>;
}

function listMembers(document: MemberSchema): readonly string[] {
  const resolve = (schema: MemberSchema): MemberSchema => ({
    ...document.$defs?.[schema.$ref?.replace('#/$defs/', '') ?? ''],
    ...schema,
  });
  const { properties = {}, required = [] } = resolve(document);
  return Object.entries(properties).map(([name, member]) =>
    describeMember(name, resolve(member), required.includes(name)),
  );
}

function describeMember(name: string, schema: MemberSchema, isRequired: boolean): string {
  const { type, enum: choices, description = '', default: standard } = schema;
  const kind = choices ? choices.join(' | ') : (type ?? 'value');
  const notes = [
    kind.length > LONGEST_DESCRIPTION ? `${kind.slice(0, LONGEST_DESCRIPTION)}…` : kind,
    ...(isRequired ? ['required'] : []),
    ...(standard === undefined ? [] : [`default ${JSON.stringify(standard)}`]),
  ];
  return `${name} (${notes.join(', ')}): ${shorten(description)}`;
}

/** The first sentence or clause of a description. */
function shorten(description: string): string {
  const [first = ''] = description.split(/[.;:] /);
  return first.length > LONGEST_DESCRIPTION ? `${first.slice(0, LONGEST_DESCRIPTION)}…` : first;
}

const LONGEST_PATH = 2000;
const LONGEST_ANSWER = 6000;

/** Formats that are no text to read. */
const PICTURES = ['svg', 'png'];

/** Said after the list. What these do must not follow from a text that a model reads. */
const LEFT_OUT =
  'Only people call POST /links, DELETE /links/{id}, GET /l/{token}, POST /ephemeris/report, POST /demo/token, POST /predictive/optimization/clear-cache and those below /bulk: they make, open or end addresses, documents, tokens and jobs, or delete answers.';

/** The whole API: what no other tool does. */
export const callEndpointTool = defineTool({
  name: 'call_endpoint',
  title: 'Any endpoint of the API',
  description:
    'Everything else (dials, midpoints, Venus cycle, visibility, places, batches, …). Without path lists endpoints; with path alone describes the request.',
  input: {
    path: z.string().trim().max(LONGEST_PATH).optional().meta({ description: 'POST /vedic/dashas' }),
    body: z.unknown().optional().meta({ description: 'Object; a subject may be a handle' }),
  },
  output: {},
  endpoints: calculations,
  request: async ({ path, body }, { ask, readTextResources }) => {
    const catalog = listCatalogTexts(readTextResources());
    if (path === undefined || path === '')
      return { lines: [...[...REACHED, ...catalog].map(describeEndpoint), LEFT_OUT] };
    const sent = readPath(path);
    const text = catalog.find((one) => one.path === sent.path)?.text;
    if (text !== undefined) return { answer: text };
    const endpoint = findEndpoint(sent.path, catalog);
    const description = body === undefined && sent.search === '' ? await describeMembers(endpoint) : [];
    if (description.length > 0) return { lines: [describeEndpoint(endpoint), ...description] };
    const query = readQuery(sent.search);
    const object = readBody(body);
    return { answer: await ask<unknown>({ endpoint, query, ...(object !== undefined && { body: object }) }) };
  },
  toText: ({ lines, answer }) => ({ lines: lines ?? cutAnswer(answer), values: {} }),
});

interface Described {
  readonly method?: string;
  readonly path: string;
  readonly summary: string;
}

const describeEndpoint = ({ method = 'GET', path, summary }: Described): string => `${method} ${path}: ${summary}`;

const REACHED = [...calculations, ...serviceEndpoints];
type ReachedEndpoint = (typeof REACHED)[number];

/** The members of a request, none for an endpoint that takes none: it is called at once. */
async function describeMembers(endpoint: ReachedEndpoint): Promise<readonly string[]> {
  const { request, examples } = await loadEndpoint(endpoint);
  const schema = endpoint.method === 'GET' ? request.query : request.body;
  return schema ? describeRequest(schema, examples) : [];
}

function readPath(sent: string) {
  const [path = '', search = ''] = sent.replace(/^(GET|POST)\s+/i, '').split('?');
  return { path, search };
}

/** @throws ToolFailure for a path that no endpoint here has */
function findEndpoint(sent: string, catalog: readonly Described[]): ReachedEndpoint {
  const endpoint = REACHED.find(({ path }) => path === sent);
  if (endpoint) return endpoint;
  const nearest = findNearestNames(
    sent,
    [...REACHED, ...catalog].map(({ path }) => path),
    3,
  );
  const hint = nearest.length === 0 ? '.' : `; did you mean ${nearest.join(', ')}?`;
  throw refuse('path', `has no endpoint here${hint} Without path the endpoints are listed`, sent);
}

/** @throws ToolFailure for a picture, which is no text */
function readQuery(search: string): Readonly<Record<string, string>> {
  const query = Object.fromEntries(new URLSearchParams(search));
  if (!PICTURES.includes(query.format ?? '')) return query;
  throw refuse('path', 'asks for a picture; birth_chart has one with picture: true', search);
}

/** Some models write the body as text. What is no object is left to the endpoint. */
function readBody(body: unknown): ToolRequest['body'] {
  try {
    return typeof body === 'string' ? JSON.parse(body) : (body as ToolRequest['body']);
  } catch {
    throw refuse('body', 'must be an object', body);
  }
}

const refuse = (location: string, message: string, value: unknown): ToolFailure =>
  ToolFailure.ofArguments([{ location, message, value }]);

function cutAnswer(answer: unknown): readonly string[] {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  if (text.length <= LONGEST_ANSWER) return [text];
  const advice = 'ask for less: limit, options, fewer bodies, or ?format=llm_v2';
  return [text.slice(0, LONGEST_ANSWER), `… cut after ${LONGEST_ANSWER} of ${text.length} characters; ${advice}.`];
}
