import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { decodeHandle } from '../../lib/schemas/handle/handle.ts';
import { toHandleSubject } from '../../lib/schemas/handle/subject.ts';
import { handlerOf } from '../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import { operations } from './operations.ts';
import { type JsonObject, objectsOf } from './walk.ts';

/** What depends on how the birth was stated: how its local time was read, the warnings about it, and times of calculation. */
const OF_STATEMENT = new Set(['time_resolution', 'warnings', 'calculation_time', 'processing_time_ms', 'request_id']);

function dropStatement(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropStatement);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => !OF_STATEMENT.has(name));
  return Object.fromEntries(members.map(([name, member]) => [name, dropStatement(member)]));
}

const listHandles = (answer: JsonObject): string[] =>
  objectsOf(answer).flatMap(({ value: { handle } }) => (typeof handle === 'string' ? [handle] : []));

/** A subject that a handle stands for. */
function toSubject(handle: string) {
  const contents = decodeHandle(handle);
  if ('fault' in contents) throw new Error(contents.fault);
  return toHandleSubject(contents);
}

/** The request with handles in place of its births. */
function replaceBirths(body: JsonObject, handles: readonly string[]): JsonObject {
  const rest = [...handles];
  const next = () => toSubject(String(rest.shift()));
  if (Array.isArray(body.subjects)) return { ...body, subjects: body.subjects.map(next) };
  if (body.birth_datetime) {
    const { birth_datetime, birth_location: location, birth_time_known } = next();
    return { ...body, birth_datetime, location, birth_time_known };
  }
  const replaced = ['subject', 'subject_a', 'subject_b'].flatMap((name) => (body[name] ? [[name, next()]] : []));
  return { ...body, ...Object.fromEntries(replaced) };
}

const requests = operations.flatMap(({ title, group, endpoint }) =>
  endpoint.examples
    .filter(({ body }) => group !== 'mcp' && JSON.stringify(body ?? {}).includes('birth_datetime'))
    .map(({ name, query = {}, body }) => ({
      title: `${title} ${name}`,
      group,
      endpoint,
      query,
      body: body as JsonObject,
    })),
);

// Both requests for the transits of this moment are about the same moment.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
});
afterAll(() => {
  vi.useRealTimers();
});

describe.each(requests)('the answer to $title', ({ group, endpoint, query, body }) => {
  const send = async (sent: JsonObject, format: object): Promise<JsonObject> => {
    const { method, path } = endpoint;
    const principal = { id: 'somebody', scopes: [] };
    const event = gatewayEvent({ method, path, query: { ...query, ...format }, body: sent, principal });
    const answer = await handlerOf(group)(event, LAMBDA_CONTEXT);
    expect(answer.statusCode, answer.body).toBe(200);
    return JSON.parse(answer.body) as JsonObject;
  };

  test('is the same for the handle of the birth as for the birth', async () => {
    const format = endpoint.path === '/ephemeris/venus-star-points' ? {} : { format: 'json' };
    const full = await send(body, format);
    const failed = objectsOf(full).flatMap(({ value }) => (value.success === false ? [Number(value.index)] : []));
    const subjects = Array.isArray(body.subjects) && body.subjects.filter((_, index) => !failed.includes(index));
    const valid = subjects ? { ...body, subjects } : body;
    const answer = await send(replaceBirths(valid, listHandles(full)), format);
    expect(dropStatement(answer)).toEqual(dropStatement(await send(valid, format)));
  });
});
