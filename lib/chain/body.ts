import type { APIGatewayProxyEvent } from 'aws-lambda';
import { SIZES } from '../base/catalog/sizes.ts';
import { Problem } from '../base/errors/problem.ts';
import { toExcerpt } from '../requests/issues/excerpt.ts';
import type { CodedIssue } from '../requests/issues/validation-issues.ts';
import { readHeader } from './header.ts';
import { findRepeatedMembers, refuseTooManyValues } from './json-structure.ts';

/** Largest request body, in bytes. A request with fifty subjects needs a twentieth of it. */
export const MAX_BODY_BYTES = SIZES.body_bytes.maximum;

/** Base64 encodes every three bytes, or part of three, as four characters. */
const MAX_BASE64_LENGTH = Math.ceil(MAX_BODY_BYTES / 3) * 4;

/** Characters of a body that an issue can show; a multiple of four, because base64 is decoded in groups of four. */
const EXCERPT_LENGTH = 400;

const utf8 = new TextDecoder('utf-8', { fatal: true });

interface BodyRules {
  readonly isOptional?: () => boolean;
  readonly showExample: () => unknown;
}

/**
 * Reads the JSON value in a request's body.
 *
 * @param issues receives an issue for every repeated member
 * @param isOptional whether nothing may be sent, which is then read as an empty object
 * @param showExample one correct body, for a refusal
 * @throws Problem `UnsupportedMediaType`, `PayloadTooLarge`, `InvalidJson`; `ValidationError` for JSON nested too deep
 */
export function readJsonBody(
  event: APIGatewayProxyEvent,
  issues: CodedIssue[],
  { isOptional, showExample }: BodyRules,
): unknown {
  refuseOtherMediaTypes(event);
  refuseCompressed(event);
  if (event.body === null || event.body === '') {
    if (isOptional?.()) return {};
    throw createInvalidJsonProblem('is empty; the endpoint takes one JSON object', showExample());
  }
  if (event.body.length > (event.isBase64Encoded ? MAX_BASE64_LENGTH : MAX_BODY_BYTES)) throw createTooLargeProblem();
  const text = event.isBase64Encoded ? decodeBase64(event.body) : event.body;
  const value = parseJson(text, showExample);
  issues.push(...findRepeatedMembers(text));
  return value;
}

/** Refuses a body sent to an endpoint that reads none; otherwise it would be ignored silently. */
export function refuseBody(event: APIGatewayProxyEvent): void {
  if (!event.body) return;
  const start = event.body.slice(0, EXCERPT_LENGTH);
  const text = event.isBase64Encoded ? Buffer.from(start, 'base64').toString() : start;
  const issues = [{ location: 'body', message: 'is not expected here', value: toExcerpt(text) }];
  throw new Problem('ValidationError', 'The endpoint takes no body.', { issues });
}

function refuseOtherMediaTypes(event: APIGatewayProxyEvent): void {
  const type = readHeader(event, 'content-type');
  if (!type || isJsonInUtf8(type)) return;
  throw new Problem('UnsupportedMediaType', `Content-Type is ${type.slice(0, 100)}; send application/json in UTF-8.`);
}

/** The gateway has decoded the body as UTF-8 already, which would change the letters of any other charset unnoticed. */
function isJsonInUtf8(type: string): boolean {
  const [mediaType = '', ...parameters] = type.split(';').map((part) => part.trim());
  const charsets = parameters.filter((parameter) => /^charset\s*=/i.test(parameter));
  return JSON_TYPE.test(mediaType) && charsets.every((charset) => UTF8_CHARSET.test(charset));
}

const JSON_TYPE = /^application\/(json|[\w.+-]+\+json)$/i;
const UTF8_CHARSET = /^charset\s*=\s*("utf-?8"|utf-?8)$/i;

/** Refuses compressed bodies: API Gateway passes them on as text, which destroys their bytes. */
function refuseCompressed(event: APIGatewayProxyEvent): void {
  const coding = readHeader(event, 'content-encoding');
  if (!coding || coding.toLowerCase() === 'identity') return;
  throw new Problem('UnsupportedMediaType', `Content-Encoding is ${coding.slice(0, 100)}; send the body as it is.`);
}

function decodeBase64(body: string): string {
  try {
    return utf8.decode(Buffer.from(body, 'base64'));
  } catch (cause) {
    throw createInvalidJsonProblem('is not UTF-8 text', undefined, cause);
  }
}

function parseJson(text: string, showExample: BodyRules['showExample']): unknown {
  if (Buffer.byteLength(text) > MAX_BODY_BYTES) throw createTooLargeProblem();
  refuseTooManyValues(text);
  try {
    return JSON.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.slice(0, 200) : '';
    throw createInvalidJsonProblem(`is not JSON: ${reason}`, showExample(), cause);
  }
}

function createInvalidJsonProblem(message: string, example: unknown, cause?: unknown): Problem {
  const issue = { location: 'body', message, ...(example !== undefined && { example }) };
  return new Problem('InvalidJson', `The body ${message}.`, { issues: [issue], cause });
}

function createTooLargeProblem(): Problem {
  const message = `must have at most ${MAX_BODY_BYTES} bytes`;
  return new Problem('PayloadTooLarge', `The body ${message}.`, { issues: [{ location: 'body', message }] });
}
