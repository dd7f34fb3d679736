import { expect } from 'vitest';
import { type Asked, type Client, clientOf, type Seen } from './asking.ts';
import type { Service } from './service.ts';

/** The service while one fault is looked at, and who asks it. */
export interface Scene {
  readonly service: Service;
  /** Different for every fault: makes requests that nobody asked before. */
  readonly number: number;
  /** A client that the service knows. */
  readonly ask: Client;
  /** Right answers, by what was asked. */
  readonly right: Map<string, unknown>;
  /** What was made ready for a column. */
  readonly clients: Map<string, Client>;
  /** What a fault has to show while it lasts. */
  meanwhile: () => Promise<string>;
}

export async function openScene(service: Service, number: number, right: Map<string, unknown>): Promise<Scene> {
  const ask = clientOf(service, await service.letIn(`somebody-${number}`));
  return { service, number, ask, right, clients: new Map(), meanwhile: async () => '—' };
}

/** Members that tell of the moment of the answer, not of what was asked. */
const OF_THE_MOMENT = new Set(['processing_time_ms', 'calculation_time', 'calculation_time_ms', 'timestamp']);

const timeless = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (name, value) => (OF_THE_MOMENT.has(name) ? undefined : value));

/** Learns the right answer while all is well, past everything that is kept. */
export async function learn({ ask, right }: Scene, asked: Asked): Promise<void> {
  const name = JSON.stringify(asked);
  if (right.has(name)) return;
  const seen = await ask({ ...asked, headers: { 'Cache-Control': 'no-store' } });
  expect(seen.status, `${name} while all is well`).toBe(200);
  right.set(name, timeless(seen.body));
}

/** What a client sees, in words. Whatever is answered with 200 must be the right answer, to the last digit. */
export function told({ right }: Scene, asked: Asked, seen: Seen): string {
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
