/** Requests of the pages to the service. */
import type { Method } from '../../lib/contract/endpoint.ts';
import { findCredential, forgetDemoToken, readKey, readServiceRoot } from './credentials.ts';
import { describeSilence, reach } from './reach.ts';

export { readKey, readServiceRoot, storeKey } from './credentials.ts';

/** Method, body and signal of a request. */
interface ServiceRequest {
  readonly method?: Method;
  /** A string is sent unchanged, any other value as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** A response with its body. */
export interface ServiceAnswer {
  readonly status: number;
  readonly ok: boolean;
  readonly mediaType: string;
  /** Parsed JSON, or the text of another media type. */
  readonly body: unknown;
  /** Empty for a PNG, which is no text. */
  readonly text: string;
  /** The bytes that came, with their media type. */
  readonly content: Blob;
  readonly headers: Headers;
  /** Time from sending the request to reading the body, milliseconds. */
  readonly elapsedMs: number;
}

/**
 * Sends a request to the service, with the key of the reader or, without one, with a demo token.
 *
 * @throws Error whose message tells the reader what to do, if the service cannot be reached or a gateway answers for it
 */
export async function sendRequest(path: string, request: ServiceRequest = {}): Promise<ServiceAnswer> {
  const answer = await sendOnce(path, request);
  const isRefusedDemo = answer.status === 401 && readKey() === '';
  if (!isRefusedDemo) return answer;
  // The token is of another network, or the service has another secret.
  forgetDemoToken();
  return await sendOnce(path, request);
}

async function sendOnce(path: string, { method = 'GET', body, signal }: ServiceRequest): Promise<ServiceAnswer> {
  const credential = await findCredential();
  const startedMs = performance.now();
  const response = await reach(readServiceRoot() + path, {
    method,
    headers: {
      ...(credential && { 'X-API-Key': credential }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const content = await response.blob();
  const mediaType = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  const isJson = /json$/.test(mediaType);
  if (!response.ok && !isJson) throw new Error(describeSilence(`answers ${response.status} without a reason`));
  const text = mediaType === 'image/png' ? '' : await content.text();
  return {
    status: response.status,
    ok: response.ok,
    mediaType,
    body: isJson ? JSON.parse(text) : text,
    text,
    content,
    headers: response.headers,
    elapsedMs: performance.now() - startedMs,
  };
}
