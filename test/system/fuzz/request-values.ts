import fc from 'fast-check';
import type { Parameter } from '../../../lib/contract/openapi-document.ts';
import type { DocumentedOperation } from '../../support/fuzz/document.ts';
import type { Members } from './correct-request.ts';
import { correctWhole } from './correct-whole.ts';
import { PLAUSIBLE_VALUES } from './plausible-values.ts';
import { type Knowledge, NO_KNOWLEDGE, valuesOf } from './schema-values.ts';

/** A generated request as values, before serialization. */
export interface RequestValues {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Additional headers of clients: they may change only whether an answer is stored. */
const anyHeaders = fc.constantFrom<Readonly<Record<string, string>>>(
  {},
  { 'Cache-Control': 'no-cache' },
  { 'Cache-Control': 'no-store' },
  { Accept: 'text/html', 'Accept-Language': 'de;q=2, \u0000' },
  { 'Content-Type': 'application/json; charset=utf-8' },
  { 'Content-Type': 'application/vnd.api+json' },
  { Authorization: 'Bearer ', Cookie: '__proto__=1' },
);

/** Requests to an operation that its schemas allow. */
function requests({ parameters, body }: DocumentedOperation, knowledge: Knowledge): fc.Arbitrary<RequestValues> {
  const partOf = (part: Parameter['in']) => valuesOf({ type: 'object', ...membersOf(parameters, part) }, knowledge);
  return fc.record({
    path: partOf('path') as fc.Arbitrary<RequestValues['path']>,
    query: partOf('query') as fc.Arbitrary<RequestValues['query']>,
    body: body ? valuesOf(body, knowledge) : fc.constant(undefined),
    headers: anyHeaders,
  });
}

/** Parameters as the members of an object. */
export function membersOf(parameters: readonly Parameter[], part: Parameter['in'] = 'query') {
  const inPart = parameters.filter((parameter) => parameter.in === part);
  return {
    properties: Object.fromEntries(inPart.map(({ name, schema }) => [name, schema])),
    required: inPart.flatMap(({ name, required }) => (required ? [name] : [])),
    additionalProperties: false,
  };
}

/** All requests that the schemas allow, without further knowledge. */
export const anyAllowed = (operation: DocumentedOperation) => requests(operation, NO_KNOWLEDGE);

/** Requests that usually succeed. */
export const anySensible = (operation: DocumentedOperation): fc.Arbitrary<RequestValues> =>
  fc.tuple(requests(operation, PLAUSIBLE_VALUES), fc.nat()).map(([values, drawn]) => {
    const { query, body } = correctWhole(operation.title, { query: values.query, body: values.body as Members }, drawn);
    return { ...values, query, body: values.body === undefined ? undefined : body };
  });
