import type { APIGatewayProxyEvent } from 'aws-lambda';
import { LIMITS } from '../catalog/limits.ts';
import { Problem } from '../errors/problem.ts';
import { excerpt } from '../schemas/issues/excerpt.ts';
import type { CodedFinding } from '../schemas/issues/findings.ts';
import { headerOf } from './header.ts';
import { repeatedMembers } from './json-structure.ts';

/** The largest body an endpoint reads: fifty subjects take a twentieth of it. */
export const MOST_BODY_BYTES = LIMITS.body_bytes.maximum;

/** Base64 writes four characters for every three bytes begun. */
const MOST_BASE64_LENGTH = Math.ceil(MOST_BODY_BYTES / 3) * 4;

/** Enough of a body to show how it begins; whole groups of four characters, as base64 is read in those. */
const SHOWN_LENGTH = 400;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The JSON value in a request's body.
 *
 * @param found takes members that are given twice
 * @throws Problem `UnsupportedMediaType`, `PayloadTooLarge`, `InvalidJson`; `ValidationError` for what is nested too deep
 */
export function readJsonBody(event: APIGatewayProxyEvent, found: CodedFinding[]): unknown {
  refuseOtherMediaTypes(event);
  refuseCompressed(event);
  if (event.body === null || event.body === '') {
    throw new Problem('InvalidJson', 'The body is empty; the endpoint takes one JSON object.');
  }
  if (event.body.length > (event.isBase64Encoded ? MOST_BASE64_LENGTH : MOST_BODY_BYTES)) throw tooLarge();
  const text = event.isBase64Encoded ? decoded(event.body) : event.body;
  const value = parsed(text);
  found.push(...repeatedMembers(text));
  return value;
}

/** A body where none is read would be dropped without a word. */
export function refuseBody(event: APIGatewayProxyEvent): void {
  if (!event.body) return;
  const start = event.body.slice(0, SHOWN_LENGTH);
  const text = event.isBase64Encoded ? Buffer.from(start, 'base64').toString() : start;
  const findings = [{ location: 'body', message: 'is not expected here', value: excerpt(text) }];
  throw new Problem('ValidationError', 'The endpoint takes no body.', { findings });
}

function refuseOtherMediaTypes(event: APIGatewayProxyEvent): void {
  const type = headerOf(event, 'content-type');
  if (!type || /^application\/(json|[\w.+-]+\+json)\s*(;|$)/i.test(type)) return;
  throw new Problem('UnsupportedMediaType', `Content-Type is ${type.slice(0, 100)}; send application/json.`);
}

/** API Gateway hands a compressed body on as text in which its bytes are lost. */
function refuseCompressed(event: APIGatewayProxyEvent): void {
  const coding = headerOf(event, 'content-encoding');
  if (!coding || coding.toLowerCase() === 'identity') return;
  throw new Problem('UnsupportedMediaType', `Content-Encoding is ${coding.slice(0, 100)}; send the body as it is.`);
}

function decoded(body: string): string {
  try {
    return utf8.decode(Buffer.from(body, 'base64'));
  } catch (cause) {
    throw new Problem('InvalidJson', 'The body is not UTF-8 text.', { cause });
  }
}

function parsed(text: string): unknown {
  if (Buffer.byteLength(text) > MOST_BODY_BYTES) throw tooLarge();
  try {
    return JSON.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.slice(0, 200) : '';
    throw new Problem('InvalidJson', `The body is not JSON: ${reason}`, { cause });
  }
}

function tooLarge(): Problem {
  return new Problem('PayloadTooLarge', `The body exceeds ${MOST_BODY_BYTES} bytes.`);
}
