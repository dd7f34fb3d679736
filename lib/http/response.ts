import type { APIGatewayProxyResult } from 'aws-lambda';
import type { Call } from './call.ts';
import { Answer, type CachePolicy, Content } from './endpoint.ts';

const CACHE_CONTROL: Readonly<Record<CachePolicy, string>> = {
  none: 'no-store',
  public: 'public, max-age=3600',
  private: 'private, max-age=3600',
};

/** Headers that every answer carries. Credentials travel in headers, never in cookies, so any origin may read. */
export function commonHeaders(requestId: string): Record<string, string> {
  return {
    'X-Request-Id': requestId,
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers':
      'X-Request-Id, x-amzn-RequestId, X-Cache, Retry-After, RateLimit, RateLimit-Policy',
  };
}

/** A handler's value as the proxy answer API Gateway expects. */
export function proxyResponse({ context, endpoint }: Call, value: unknown): APIGatewayProxyResult {
  const answer = value instanceof Answer ? value : new Answer(200, value);
  const { body, mediaType, isBase64Encoded } = written(answer.body);
  const headers = commonHeaders(context.requestId);
  if (mediaType !== undefined) headers['Content-Type'] = mediaType;
  headers['Cache-Control'] = CACHE_CONTROL[answer.status === 200 ? (endpoint?.cache ?? 'none') : 'none'];
  return {
    statusCode: answer.status,
    headers: Object.assign(headers, answer.headers),
    body,
    ...(isBase64Encoded && { isBase64Encoded }),
  };
}

interface Written {
  readonly body: string;
  /** Undefined where there is no body. */
  readonly mediaType?: string;
  readonly isBase64Encoded?: true;
}

function written(body: unknown): Written {
  if (body === undefined) return { body: '' };
  if (!(body instanceof Content)) return { body: JSON.stringify(body), mediaType: 'application/json' };
  const { mediaType, value } = body;
  if (typeof value === 'string') return { body: value, mediaType };
  return { body: Buffer.from(value).toString('base64'), mediaType, isBase64Encoded: true };
}
