import type { ChainRequest, Middleware } from '../call.ts';
import { readHeader } from '../header.ts';

export const ANY_ORIGIN = '*';

/** Origins whose pages may read answers. Any origin is safe, because credentials travel in headers, never in cookies. */
export type AllowedOrigins = typeof ANY_ORIGIN | readonly string[];

/** Headers that a page may read in addition to those that browsers always expose. */
const EXPOSED_HEADERS =
  'X-Request-Id, x-amzn-RequestId, X-Cache, X-Next-Cursor, X-Resolved-Dates, ETag, Retry-After, RateLimit, RateLimit-Policy, WWW-Authenticate';

/** Lets pages of the allowed origins read answers, problems included. */
export function allowCrossOrigin(allowed: AllowedOrigins): Middleware {
  const addHeaders = ({ event, response }: ChainRequest): void => {
    if (!response) return;
    const corsHeaders = createCrossOriginHeaders(allowed, readHeader(event, 'origin'));
    const vary = [response.headers?.Vary, corsHeaders.Vary].filter((names) => names !== undefined).join(', ');
    response.headers = { ...response.headers, ...corsHeaders, ...(vary !== '' && { Vary: vary }) };
  };
  return { after: addHeaders, onError: addHeaders };
}

/** @see https://fetch.spec.whatwg.org/#cors-protocol-and-http-caches for `Vary` when the origin is refused */
export function createCrossOriginHeaders(allowed: AllowedOrigins, origin: string | undefined): Record<string, string> {
  const exposed = { 'Access-Control-Expose-Headers': EXPOSED_HEADERS };
  if (allowed === ANY_ORIGIN) return { 'Access-Control-Allow-Origin': ANY_ORIGIN, ...exposed };
  if (origin === undefined || !allowed.includes(origin)) return { Vary: 'Origin' };
  return { 'Access-Control-Allow-Origin': origin, Vary: 'Origin', ...exposed };
}
