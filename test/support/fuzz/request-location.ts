import { expect } from 'vitest';
import type { OpenApiSchema } from '../../../lib/contract/openapi-document.ts';
import { shortenText } from '../../../lib/requests/issues/excerpt.ts';
import { type FaultList, listFaultLists } from '../batch-items.ts';
import { type DocumentedOperation, documentedOperations, formsOf, itemOf, mainForm } from './document.ts';

/** A request as the client sent it; a body that is not JSON is undefined. */
export interface SentValues {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** A place in a request: what was sent there, and its schema where the document has one. */
interface Place {
  readonly schema: OpenApiSchema | undefined;
  readonly value: unknown;
}

const LONGEST_NAME = 64;

/**
 * True where a location names a member of the request: one of the operation's schema, or one beyond it that was sent. It
 * names no element behind the end of a list, and no member of a value without members.
 *
 * @param location such as `body.subjects[1].birth_location.latitude`
 */
export function isRequestLocation(location: string, operation: DocumentedOperation, sent: SentValues): boolean {
  const inner = findInnerRequest(location, operation, sent);
  if (inner) return isRequestLocation(inner.location, inner.operation, inner.sent);
  const [part = ''] = /^\w+/.exec(location) ?? [];
  const places: Readonly<Record<string, Place>> = {
    body: { schema: operation.body, value: sent.body },
    query: { schema: toObjectSchema(operation, 'query'), value: sent.query ?? {} },
    header: { schema: toObjectSchema(operation, 'header'), value: withLowerCaseNames(sent.headers ?? {}) },
  };
  const place = Object.hasOwn(places, part) ? places[part] : undefined;
  const rest = location.slice(part.length);
  const mayBeFlat = part === 'body' && Object(sent.body).subject === undefined;
  return place !== undefined && (leadsTo(rest, place) || (mayBeFlat && leadsTo(rest, toFlatPlace(place))));
}

/** Places of requests to other operations in the bodies of some operations: those of a link, of its calendars, and of a job. */
const INNER_PLACES: Readonly<Record<string, RegExp>> = {
  '/links': /^body(?:\.calendars\[(?<index>\d+)\])?\.(?<rest>(?:query|body)\b.*)/,
  '/bulk/jobs': /^body\.defaults(?<rest>\..*)/,
};

interface InnerRequest {
  readonly path?: unknown;
  readonly query?: object;
  readonly body?: unknown;
}

/** The request in a body that a location leads into, where in it, and its operation. */
function findInnerRequest(location: string, { path }: DocumentedOperation, { body }: SentValues) {
  const { index, rest = '' } = INNER_PLACES[path]?.exec(location)?.groups ?? {};
  const { calendars, operation: title, defaults } = Object(body);
  const job = { path: title, body: defaults };
  const request: InnerRequest = path === '/links' ? Object(index === undefined ? body : calendars?.[index]) : job;
  const operation = rest === '' ? undefined : documentedOperations.find((one) => one.path === request.path);
  const sent = { query: { ...request.query }, body: request.body };
  return operation && { location: rest.replace(/^\./, 'body.'), operation, sent };
}

/** A body whose birth has its members among those of the request, which the documentation describes in words. */
function toFlatPlace({ schema, value }: Place): Place {
  const body = schema ? mainForm(schema) : {};
  const owners = ['subject', 'birth_datetime', 'birth_location', 'location', 'configuration', 'options'];
  const properties = new Map(Object.entries(body.properties ?? {}));
  for (const name of owners) {
    const member = properties.get(name);
    const inner = Object.entries((member && mainForm(member).properties) ?? {});
    for (const [innerName, innerMember] of inner)
      if (!properties.has(innerName)) properties.set(innerName, innerMember);
  }
  return { schema: { type: 'object', properties: Object.fromEntries(properties) }, value };
}

const toObjectSchema = ({ parameters }: DocumentedOperation, part: string): OpenApiSchema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.filter((one) => one.in === part).map(({ name, schema }) => [name, schema])),
});

const withLowerCaseNames = (headers: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** A name can contain dots and brackets, so every name that the rest of a location may begin with is tried. */
function leadsTo(rest: string, { schema, value }: Place): boolean {
  if (rest === '') return true;
  const options = schema ? formsOf(schema) : [undefined];
  return options.some((option) =>
    listSteps({ schema: option, value }).some(
      ({ text, place }) => rest.startsWith(text) && leadsTo(rest.slice(text.length), place),
    ),
  );
}

interface Step {
  readonly text: string;
  readonly place: Place;
}

function listSteps({ schema, value }: Place): readonly Step[] {
  if (Array.isArray(value)) {
    return value.map((item, index) => ({
      text: `[${index}]`,
      place: { schema: schema && itemOf(schema, index), value: item },
    }));
  }
  const hasMembers = typeof value === 'object' && value !== null;
  if (value !== undefined && !hasMembers) return [];
  const sent = hasMembers ? Object.keys(value) : [];
  const names = new Set([...Object.keys(schema?.properties ?? {}), ...sent]);
  return [...names].map((name) => ({
    text: `.${shortenText(name, LONGEST_NAME)}`,
    place: { schema: schemaOfMember(schema, name), value: readMember(value, name) },
  }));
}

function schemaOfMember(schema: OpenApiSchema | undefined, name: string): OpenApiSchema | undefined {
  const { properties = {}, additionalProperties } = schema ?? {};
  if (Object.hasOwn(properties, name)) return properties[name];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

const readMember = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/** Codes of faults of a request that stand at no member of it. */
const WITHOUT_LOCATION = ['InvalidJson', 'AnswerTooLarge'];

/** Asserts that every fault of an answer stands at a member of its request, and that a refused request has one. */
export function expectLocatedFaults(
  operation: DocumentedOperation,
  sent: SentValues,
  answer: { readonly status: number; readonly text: string },
): void {
  const problem = readFaultList(answer.text);
  const faults = listFaultLists(problem).flatMap(({ errors = [] }) => errors);
  const strange = faults.filter(({ location }) => !isRequestLocation(location, operation, sent));
  expect(strange, `${operation.title} has no such members`).toEqual([]);
  const needsLocation = [400, 422].includes(answer.status) && !WITHOUT_LOCATION.includes(problem.error ?? '');
  if (needsLocation) expect(faults.length, `${problem.error} without a location`).toBeGreaterThan(0);
}

function readFaultList(text: string): FaultList {
  try {
    return Object(JSON.parse(text)) as FaultList;
  } catch {
    return {};
  }
}
