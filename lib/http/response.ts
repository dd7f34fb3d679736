import type { APIGatewayProxyResult } from 'aws-lambda';
import type { Call } from './call.ts';
import { Answer, type CachePolicy } from './endpoint.ts';

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
export function jsonResponse({ context, endpoint }: Call, value: unknown): APIGatewayProxyResult {
  const answer = value instanceof Answer ? value : new Answer(200, value);
  const headers = commonHeaders(context.requestId);
  const body = answer.body === undefined ? '' : JSON.stringify(answer.body);
  if (body !== '') headers['Content-Type'] = 'application/json';
  headers['Cache-Control'] = CACHE_CONTROL[answer.status === 200 ? (endpoint?.cache ?? 'none') : 'none'];
  return {
    statusCode: answer.status,
    headers: Object.assign(headers, answer.headers),
    body,
  };
}
