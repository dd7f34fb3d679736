import * as z from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { documentedPathOf, type EndpointDescriptor, type Example } from '../../contract/endpoint.ts';
import { describePictureMedia } from '../../requests/picture.ts';
import { isTagged } from '../prepared-answers.ts';
import { listErrorCodes } from './error-codes.ts';
import { listAnswerHeaders, REQUEST_ID_HEADER } from './headers.ts';
import { toProblemResponses } from './problem-responses.ts';
import { securityOf } from './security.ts';

/** A group of endpoints; it becomes one tag of the document. */
export interface DocumentedGroup {
  readonly summary: string;
  readonly endpoints: readonly EndpointDescriptor[];
}

/** Answers to the examples: operation id → example name → body. A build step runs the examples to produce them. */
export type ExampleAnswers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Derives the name of an operation from its path.
 *
 * @example operationId('/ephemeris/natal-chart') // 'ephemerisNatalChart'
 */
export function toOperationId(path: string): string {
  const words = path.split(/[^a-zA-Z0-9]+/).filter((word) => word !== '');
  return words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
}

/** Converts an endpoint to an OpenAPI operation. */
export function toOperation(
  endpoint: EndpointDescriptor,
  tag: string,
  answers: ExampleAnswers,
): ZodOpenApiOperationObject {
  const id = toOperationId(documentedPathOf(endpoint));
  return {
    operationId: id,
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    tags: [tag],
    ...securityOf(endpoint),
    ...toRequest(endpoint),
    responses: mergeResponses(toResponses(endpoint, answers[id] ?? {}), toProblemResponses(listErrorCodes(endpoint))),
  };
}

/** Merges answers and problems by status. A status that can be either has both, with different media types. */
function mergeResponses(
  answers: ZodOpenApiResponsesObject,
  problems: ZodOpenApiResponsesObject,
): ZodOpenApiResponsesObject {
  const all: ZodOpenApiResponsesObject = { ...answers, ...problems };
  for (const [status, problem] of Object.entries(problems)) {
    const one = answers[status as '503'];
    if (one && problem)
      all[status as '503'] = mergeResponse(one as ZodOpenApiResponseObject, problem as ZodOpenApiResponseObject);
  }
  return all;
}

function mergeResponse(one: ZodOpenApiResponseObject, other: ZodOpenApiResponseObject): ZodOpenApiResponseObject {
  return {
    description: `${one.description}\n${other.description}`,
    headers: { ...one.headers, ...other.headers },
    content: { ...one.content, ...other.content },
  };
}

function toRequest({ request, examples }: EndpointDescriptor): Partial<ZodOpenApiOperationObject> {
  const { path, query, body } = request;
  return {
    ...((path || query) && { requestParams: { ...(path && { path }), ...(query && { query }) } }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: body, examples: toExamples(examples, (example) => example.body) } },
      },
    }),
  };
}

const NOT_MODIFIED = { 304: 'The answer is the one whose `ETag` the request has in `If-None-Match`.' };

function toResponses(
  endpoint: EndpointDescriptor,
  answers: Readonly<Record<string, unknown>>,
): ZodOpenApiResponsesObject {
  const { response, otherStatuses = {}, emptyStatuses = {}, examples } = endpoint;
  const answered = examples.filter(({ name }) => name in answers);
  const shown = toExamples(answered, ({ name }) => answers[name]);
  const content = { 'application/json': { schema: response } };
  const isNeverJson = response instanceof z.ZodNever;
  const media = listOtherMedia(endpoint);
  const responses: ZodOpenApiResponsesObject = {};
  for (const [status, when] of Object.entries(otherStatuses)) {
    responses[status as `5${string}`] = toResponse(when, content);
  }
  for (const [status, when] of Object.entries({ ...emptyStatuses, ...(isTagged(endpoint) && NOT_MODIFIED) })) {
    responses[status as `2${string}`] = toResponse(when, undefined);
  }
  if (isNeverJson && Object.keys(media).length === 0) return responses;
  const shownContent = isNeverJson
    ? {}
    : { 'application/json': { schema: response, ...(answered.length > 0 && { examples: shown }) } };
  const plain = toResponse('The answer.', { ...shownContent, ...toTextMedia(media) });
  responses['200'] = { ...plain, headers: listAnswerHeaders(endpoint) };
  return responses;
}

/** Media types of an endpoint's answers other than JSON, each with the condition for it. */
export function listOtherMedia({
  otherMedia,
  formats,
}: Pick<EndpointDescriptor, 'otherMedia' | 'formats'>): Readonly<Record<string, string>> {
  return {
    ...otherMedia,
    ...(formats?.toTable && { 'text/csv': TABLE_CONDITION }),
    ...(formats?.toCalendar && { 'text/calendar': CALENDAR_CONDITION }),
    ...(formats?.picture && describePictureMedia(formats.picture.shows)),
  };
}

const TABLE_CONDITION =
  'With `format=csv` or `Accept: text/csv`: the entries of the JSON answer as rows below a header (RFC 4180); names of nested members are joined by dots';

const CALENDAR_CONDITION =
  'With `format=ics` or `Accept: text/calendar`: the entries of the JSON answer as events of a calendar (RFC 5545), to the second';

/** Answers of other media types, described as strings. */
function toTextMedia(otherMedia: Readonly<Record<string, string>>): NonNullable<ZodOpenApiResponseObject['content']> {
  return Object.fromEntries(
    Object.entries(otherMedia).map(([mediaType, when]) => [
      mediaType,
      { schema: { type: 'string', description: when } },
    ]),
  );
}

function toResponse(description: string, content: ZodOpenApiResponseObject['content']): ZodOpenApiResponseObject {
  return { description, headers: REQUEST_ID_HEADER, ...(content && { content }) };
}

function toExamples(examples: readonly Example[], bodyOf: (example: Example) => unknown): Record<string, object> {
  return Object.fromEntries(
    examples.map((one) => [one.name, { summary: one.summary, ...describeQuery(one), value: bodyOf(one) }]),
  );
}

/** Adds the query to an example's text, because an OpenAPI example shows the body only. */
function describeQuery({ query }: Example): { description?: string } {
  return query ? { description: `Sent with \`?${new URLSearchParams(query)}\`` } : {};
}
