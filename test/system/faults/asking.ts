import type { Service } from './service.ts';

/** A request as a client sends it. */
export interface Asked {
  /** POST with a body, else GET. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a client sees of an answer. */
export interface Seen {
  readonly status: number;
  /** Undefined if the body is not JSON. */
  readonly body: unknown;
  readonly headers: Headers;
}

/** Sends a request as a client. */
export type Client = (asked: Asked) => Promise<Seen>;

export function clientOf({ address }: Pick<Service, 'address'>, key: string): Client {
  return async ({ path, body, headers }) => {
    const response = await fetch(address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: tryParse(await response.text()), headers: response.headers };
  };
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
