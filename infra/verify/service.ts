import { setTimeout as delay } from 'node:timers/promises';
import type { Example } from '../../lib/contract/endpoint.ts';

/** A request to the service under verification. */
interface Inquiry {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Example['query'];
  /** A JSON value. */
  readonly body?: unknown;
}

/** A response with its body in memory. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Longest wait that a client accepts from `Retry-After`: the windows of limits are a minute long. */
const LONGEST_WAIT_SECONDS = 61;

const MOST_ATTEMPTS = 8;

/** A deployed or local service, with a key for it. */
export class Service {
  /** Without a final slash. */
  readonly address: string;
  readonly #key: string;

  constructor(address: string, key: string) {
    this.address = address.replace(/\/+$/, '');
    this.#key = key;
  }

  /** Sends a request with the key, once. */
  async ask(inquiry: Inquiry): Promise<Reply> {
    return await this.askWithoutKey({ ...inquiry, headers: { 'X-API-Key': this.#key, ...inquiry.headers } });
  }

  async askWithoutKey({ method, path, headers, query = {}, body }: Inquiry): Promise<Reply> {
    const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
    const response = await fetch(new URL(`${this.address}${path}${search}`), {
      method,
      redirect: 'manual',
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** Sends a request with the key, and again when the service asks to wait. */
  async askPatiently(inquiry: Inquiry): Promise<Reply> {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await this.ask(inquiry);
      const seconds = Number(reply.headers.get('retry-after') ?? 1);
      const isBusy = reply.status === 429 || reply.status === 503;
      if (!isBusy || attempt >= MOST_ATTEMPTS || seconds > LONGEST_WAIT_SECONDS) return reply;
      await delay(seconds * 1000);
    }
  }
}
