import type { APIGatewayProxyEvent } from 'aws-lambda';
import { LIMITS } from '../catalog/limits.ts';
import { Problem } from '../errors/problem.ts';

/** The largest body an endpoint reads: fifty subjects take a twentieth of it. */
export const MOST_BODY_BYTES = LIMITS.body_bytes.maximum;

/** Base64 writes four characters for every three bytes begun. */
const MOST_BASE64_LENGTH = Math.ceil(MOST_BODY_BYTES / 3) * 4;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The JSON value in a request's body.
 *
 * @throws Problem `UnsupportedMediaType`, `PayloadTooLarge`, `InvalidJson`
 */
export function readJsonBody(event: APIGatewayProxyEvent): unknown {
  refuseOtherMediaTypes(event);
  if (event.body === null || event.body === '') {
    throw new Problem('InvalidJson', 'The body is empty; the endpoint takes one JSON object.');
  }
  if (event.body.length > (event.isBase64Encoded ? MOST_BASE64_LENGTH : MOST_BODY_BYTES)) throw tooLarge();
  return parsed(event.isBase64Encoded ? decoded(event.body) : event.body);
}

/** A body where none is read would be dropped without a word. */
export function refuseBody(event: APIGatewayProxyEvent): void {
  if (event.body) throw new Problem('ValidationError', 'The endpoint takes no body.');
}

function refuseOtherMediaTypes({ headers }: APIGatewayProxyEvent): void {
  const name = Object.keys(headers ?? {}).find((header) => header.toLowerCase() === 'content-type');
  const sent = name === undefined ? undefined : headers[name];
  if (!sent || /^application\/(json|[\w.+-]+\+json)\s*(;|$)/i.test(sent.trim())) return;
  throw new Problem('UnsupportedMediaType', `Content-Type is ${sent.slice(0, 100)}; send application/json.`);
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
