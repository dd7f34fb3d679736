/** The service as pages speak to it. */

const KEY_ITEM = 'natal.key';

/** Path under which the service is seen: empty, or a stage such as `/prod`. It goes before every path. */
export const readServiceRoot = (): string => document.documentElement.dataset.root ?? '';

/** The API key that was typed in this tab; empty where there is none. */
export const readKey = (): string => sessionStorage.getItem(KEY_ITEM) ?? '';

/** Keeps a key until the tab is closed, and tells whoever listens for `keychange` on the document. */
export function storeKey(key: string): void {
  if (key === '') sessionStorage.removeItem(KEY_ITEM);
  else sessionStorage.setItem(KEY_ITEM, key);
  document.dispatchEvent(new CustomEvent('keychange'));
}

export interface ServiceRequest {
  readonly method?: 'GET' | 'POST';
  /** A value is sent as JSON, a text as it is. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** An answer, read. */
export interface ServiceAnswer {
  readonly status: number;
  readonly ok: boolean;
  readonly mediaType: string;
  /** A value for JSON, else the text. */
  readonly body: unknown;
  readonly text: string;
  readonly headers: Headers;
  /** From sending to having read it. */
  readonly elapsedMs: number;
}

/**
 * Sends a request to the service, with the key where there is one.
 *
 * @throws TypeError where the service cannot be reached
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
