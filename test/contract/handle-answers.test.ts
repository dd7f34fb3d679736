import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isObject } from '../../lib/base/is-object.ts';

import { HANDLE_SETTINGS } from '../../lib/requests/handle/contents.ts';
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

/** The request with handles in place of its births. */
function replaceBirths(body: JsonObject, handles: readonly string[]): JsonObject {
  const rest = [...handles];
  const next = () => rest.shift();
  if (body.birth_datetime) {
    const { birth_datetime, birth_time_known, location, ...others } = body;
    return { ...others, subject: next() };
  }
  const replaced = ['subject', 'subject_a', 'subject_b'].flatMap((name) => (body[name] ? [[name, next()]] : []));
  const listed = Array.isArray(body.subjects) ? { subjects: body.subjects.map(next) } : {};
  return { ...body, ...Object.fromEntries(replaced), ...listed };
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

/** Settings are in `configuration`, or next to it where the endpoint has them there. */
function dropSettings(body: JsonObject): JsonObject {
  const isOther = ([name]: [string, unknown]) => !HANDLE_SETTINGS.some((setting) => setting === name);
  const { configuration, ...members } = Object.fromEntries(Object.entries(body).filter(isOther));
  if (!isObject(configuration)) return members;
  return { ...members, configuration: Object.fromEntries(Object.entries(configuration).filter(isOther)) };
}

describe.each(birthRequests)('the answer to $title', (request) => {
  test('is the same for the handle in place of the birth, with and without the settings', async () => {
    const first = await fetchAnswer(request);
    const body = dropSubjects(request.body, listFailedSubjects(first));
    const byHandle = replaceBirths(body, listHandles(first));
    const expected = dropStatement(await fetchAnswer({ ...request, body }));
    expect(dropStatement(await fetchAnswer({ ...request, body: byHandle }))).toEqual(expected);
    expect(dropStatement(await fetchAnswer({ ...request, body: dropSettings(byHandle) }))).toEqual(expected);
  });
});
