import { expect } from 'vitest';
import { type Asked, type Client, clientOf, type Seen } from './asking.ts';
import type { Service } from './service.ts';

/** The service during one fault, and its client. */
export interface Scene {
  readonly service: Service;
  /** Different for every fault, so that its requests were never sent before. */
  readonly number: number;
  /** A client that the service knows. */
  readonly ask: Client;
  /** Right answers by request. */
  readonly right: Map<string, unknown>;
  /** Clients that columns have prepared, by name. */
  readonly clients: Map<string, Client>;
  /** Observation that the fault itself makes. */
  meanwhile: () => Promise<string>;
}

export async function openScene(service: Service, number: number, right: Map<string, unknown>): Promise<Scene> {
  const ask = clientOf(service, await service.letIn(`somebody-${number}`));
  return { service, number, ask, right, clients: new Map(), meanwhile: async () => '—' };
}

/** Members that depend on the moment of the answer and not on the request. */
const OF_THE_MOMENT = new Set(['processing_time_ms', 'calculation_time', 'calculation_time_ms', 'timestamp']);

const timeless = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (name, value) => (OF_THE_MOMENT.has(name) ? undefined : value));

/** Requests the right answer without a fault and without the cache. */
export async function learn({ ask, right }: Scene, asked: Asked): Promise<void> {
  const name = JSON.stringify(asked);
  if (right.has(name)) return;
  const seen = await ask({ ...asked, headers: { 'Cache-Control': 'no-store' } });
  expect(seen.status, `${name} while all is well`).toBe(200);
  right.set(name, timeless(seen.body));
}

/** What a client sees, as text. Every answer with status 200 must be right to the last digit. */
export function describeForClient({ right }: Scene, asked: Asked, seen: Seen): string {
  if (seen.status !== 200) return problemIn(seen);
  expect(timeless(seen.body), `${asked.path} under this fault`).toEqual(right.get(JSON.stringify(asked)));
  const cache = seen.headers.get('x-cache');
  return cache === null ? 'as ever' : `as ever, \`X-Cache: ${cache}\``;
}

export function problemIn({ status, body, headers }: Seen): string {
  const { error, status: inBody, detail } = body as { error: string; status: number; detail: string };
  expect([inBody, typeof detail, headers.get('content-type')]).toEqual([status, 'string', 'application/problem+json']);
  const retryAfter = headers.get('retry-after');
  if (retryAfter !== null) expect(retryAfter).toMatch(/^\d+$/);
  return `${status} \`${error}\`${retryAfter === null ? '' : ', `Retry-After`'}`;
}
