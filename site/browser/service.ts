/** Requests of the pages to the service. */

const KEY_ITEM = 'natal.key';

/** Reads the path that precedes every path of the service: empty, or a stage such as `/prod`. */
export const readServiceRoot = (): string => document.documentElement.dataset.root ?? '';

/** Reads the API key of this tab; empty without one. */
export const readKey = (): string => sessionStorage.getItem(KEY_ITEM) ?? '';

/** Stores a key until the tab is closed and dispatches `keychange` on the document. */
export function storeKey(key: string): void {
  if (key === '') sessionStorage.removeItem(KEY_ITEM);
  else sessionStorage.setItem(KEY_ITEM, key);
  document.dispatchEvent(new CustomEvent('keychange'));
}

/** Method, body and signal of a request. */
export interface ServiceRequest {
  readonly method?: 'GET' | 'POST';
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
  readonly text: string;
  readonly headers: Headers;
  /** Time from sending the request to reading the body, milliseconds. */
  readonly elapsedMs: number;
}

/**
 * Sends a request to the service, with the key of the tab if there is one.
 *
 * @throws TypeError if the service cannot be reached
 */
export async function sendRequest(
  path: string,
  { method = 'GET', body, signal }: ServiceRequest = {},
): Promise<ServiceAnswer> {
  const key = readKey();
  const startedMs = performance.now();
  const response = await fetch(readServiceRoot() + path, {
    method,
    headers: { ...(key && { 'X-API-Key': key }), ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const text = await response.text();
  const mediaType = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  return {
    status: response.status,
    ok: response.ok,
    mediaType,
    body: /json$/.test(mediaType) ? JSON.parse(text) : text,
    text,
    headers: response.headers,
    elapsedMs: performance.now() - startedMs,
  };
}
