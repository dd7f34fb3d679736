import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { decodeHandle } from '../../lib/schemas/handle/handle.ts';
import { toHandleSubject } from '../../lib/schemas/handle/subject.ts';
import { birthRequests, fetchAnswer, listFailedSubjects, listHandles } from './birth-requests.ts';
import type { JsonObject } from './walk.ts';

/** What depends on how the birth was stated: how its local time was read, warnings about it, and times of calculation. */
const OF_STATEMENT = new Set(['time_resolution', 'warnings', 'calculation_time', 'processing_time_ms', 'request_id']);

function dropStatement(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropStatement);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => !OF_STATEMENT.has(name));
  return Object.fromEntries(members.map(([name, member]) => [name, dropStatement(member)]));
}

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

function dropSubjects(body: JsonObject, failed: readonly number[]): JsonObject {
  if (!Array.isArray(body.subjects)) return body;
  return { ...body, subjects: body.subjects.filter((_, index) => !failed.includes(index)) };
}

// Both requests for the transits of this moment are about the same moment.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
});
afterAll(() => {
  vi.useRealTimers();
});

describe.each(birthRequests)('the answer to $title', (request) => {
  test('is the same for what the handle stands for', async () => {
    const first = await fetchAnswer(request);
    const body = dropSubjects(request.body, listFailedSubjects(first));
    const answer = await fetchAnswer({ ...request, body: replaceBirths(body, listHandles(first)) });
    expect(dropStatement(answer)).toEqual(dropStatement(await fetchAnswer({ ...request, body })));
  });
});
