import type { APIGatewayProxyResult } from 'aws-lambda';
import { type AnswerLanguage, DEFAULT_LANGUAGE, toLanguageTag } from '../base/catalog/languages/language.ts';
import { Problem } from '../base/errors/problem.ts';
import { isNegotiable } from '../contract/answer-formats.ts';
import { Answer, type CachePolicy, Content, type LoadedEndpoint } from '../contract/endpoint.ts';
import type { RequestContext } from '../contract/request-context.ts';

const CACHE_CONTROL: Readonly<Record<CachePolicy, string>> = {
  none: 'no-store',
  public: 'public, max-age=3600',
  private: 'private, max-age=3600',
};

/** A 304 has the caching headers of the 200 that it stands for. @source RFC 9110, section 15.4.5 */
const CACHED_STATUSES: readonly number[] = [200, 304];

/**
 * Creates the headers of every answer. They forbid content sniffing, framing and running the answer as a page.
 *
 * @source "REST Security Cheat Sheet", OWASP, section Security headers:
 * https://cheatsheetseries.owasp.org/cheatsheets/REST_Security_Cheat_Sheet.html#security-headers
 */
export function createCommonHeaders(requestId: string): Record<string, string> {
  return {
    'X-Request-Id': requestId,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000',
  };
}

/** What a response needs of a call: the request's id, and of its endpoint, if there is one, what headers depend on. */
interface AnsweredCall {
  readonly context: Pick<RequestContext, 'requestId'>;
  readonly endpoint?: Pick<LoadedEndpoint, 'cache' | 'formats' | 'hasDisplayNames'>;
  readonly language?: AnswerLanguage | undefined;
}

/** Converts a handler's value to the proxy response that API Gateway expects. */
export function toProxyResponse({ context, endpoint, language }: AnsweredCall, value: unknown): APIGatewayProxyResult {
  const answer = value instanceof Answer ? value : new Answer(200, value);
  const { body, mediaType, isBase64Encoded } = serializeBody(answer.body);
  const headers = createCommonHeaders(context.requestId);
  if (mediaType !== undefined) headers['Content-Type'] = mediaType;
  const isAnswered = CACHED_STATUSES.includes(answer.status);
  const cache = isAnswered ? (endpoint?.cache ?? 'none') : 'none';
  headers['Cache-Control'] = CACHE_CONTROL[cache];
  const vary = [
    ...(isNegotiable(endpoint?.formats) ? ['Accept'] : []),
    ...(endpoint?.hasDisplayNames ? ['Accept-Language'] : []),
    ...(cache !== 'none' ? ['Accept-Encoding'] : []), // API Gateway compresses answers without adding Vary itself
  ];
  if (vary.length > 0) headers.Vary = vary.join(', ');
  // Problems are always in English.
  if (endpoint?.hasDisplayNames)
    headers['Content-Language'] = toLanguageTag((isAnswered && language) || DEFAULT_LANGUAGE);
  return requireSendable({
    statusCode: answer.status,
    headers: Object.assign(headers, answer.headers),
    body,
    ...(isBase64Encoded && { isBase64Encoded }),
  });
}

/**
 * Largest response of a function, in bytes of JSON. 10 KiB are reserved for headers that middlewares add later.
 *
 * @source "Lambda quotas", AWS Lambda Developer Guide: 6 MB for the response of an invocation
 */
const MAX_ANSWER_BYTES = 6 * 1024 * 1024 - 10_240;

/** A body up to this length always fits: JSON and UTF-8 encode each character in at most six bytes, as in `\\u0000`. */
const SURELY_SENDABLE_LENGTH = Math.floor(MAX_ANSWER_BYTES / 6);

/** @throws Problem `AnswerTooLarge` for a response that Lambda cannot return; the client would otherwise see a 502 */
function requireSendable(result: APIGatewayProxyResult): APIGatewayProxyResult {
  if (result.body.length <= SURELY_SENDABLE_LENGTH) return result;
  const bytes = Buffer.byteLength(JSON.stringify(result));
  if (bytes <= MAX_ANSWER_BYTES) return result;
  const megabytes = (bytes / 1e6).toFixed(1);
  throw new Problem(
    'AnswerTooLarge',
    `The answer has ${megabytes} MB; ${(MAX_ANSWER_BYTES / 1e6).toFixed(1)} can be sent.`,
  );
}

interface SerializedBody {
  readonly body: string;
  /** Undefined when there is no body. */
  readonly mediaType?: string;
  readonly isBase64Encoded?: true;
}

function serializeBody(body: unknown): SerializedBody {
  if (body === undefined) return { body: '' };
  if (!(body instanceof Content)) return { body: JSON.stringify(body), mediaType: 'application/json' };
  const { mediaType, value } = body;
  if (typeof value === 'string') return { body: value, mediaType };
  return { body: Buffer.from(value).toString('base64'), mediaType, isBase64Encoded: true };
}
