import { describe, expect, test } from 'vitest';
import { decodeHandle } from '../../lib/schemas/handle/handle.ts';
import { handlerOf } from '../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import { operations } from './operations.ts';
import { type JsonObject, objectsOf } from './walk.ts';

/** The births of a request, wherever its schema has them. */
function listBirths(body: JsonObject): readonly unknown[] {
  const { subject, subject_a, subject_b, subjects, birth_datetime } = body;
  return [subject, subject_a, subject_b, ...(Array.isArray(subjects) ? subjects : []), birth_datetime].filter(
    (birth) => birth !== undefined,
  );
}

/** Every example that has births, in JSON and, where the endpoint has them, as rows. */
const requests = operations.flatMap(({ title, group, endpoint }) =>
  endpoint.examples
    .filter(({ body }) => listBirths((body ?? {}) as JsonObject).length > 0 && group !== 'mcp')
    .flatMap(({ name, query = {}, body }) => {
      const hasRows = endpoint.request.query?.safeParse({ format: 'llm_v2' }).success ?? false;
      const queries = [query, ...(hasRows ? [{ ...query, format: 'llm_v2' }] : [])];
      return queries.map((one) => ({
        title: `${title} ${name} as ${one.format ?? 'json'}`,
        group,
        endpoint,
        query: one,
        body: body as JsonObject,
      }));
    }),
);

function listHandles(answer: JsonObject): unknown[] {
  const found = objectsOf(answer).flatMap(({ value: { handle, handles } }) => [
    handle,
    ...(Array.isArray(handles) ? handles : []),
  ]);
  return [...new Set(found.filter((handle) => handle !== undefined))];
}

test('the examples cover the fifteen endpoints about births', () => {
  expect(new Set(requests.map(({ endpoint }) => endpoint.path)).size).toBeGreaterThanOrEqual(15);
});

describe.each(requests)('the answer to $title', ({ group, endpoint, query, body }) => {
  test('has the chart handle of every birth', async () => {
    const { method, path } = endpoint;
    const principal = { id: 'somebody', scopes: [] };
    const answer = await handlerOf(group)(gatewayEvent({ method, path, query, body, principal }), LAMBDA_CONTEXT);
    const data = JSON.parse(answer.body) as JsonObject;
    expect(answer.statusCode, answer.body).toBe(200);
    const handles = listHandles(data).map((handle) => decodeHandle(String(handle)));
    const failed = objectsOf(data).filter(({ value }) => value.success === false);
    expect(handles).toHaveLength(listBirths(body).length - failed.length);
    expect(handles.filter((contents) => 'fault' in contents)).toEqual([]);
  });
});
