import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { toOperationId } from '../../lib/chain/openapi/operation.ts';
import { DRAWN_FORMATS } from '../../lib/contract/answer-formats.ts';
import { documentedPathOf } from '../../lib/contract/endpoint.ts';
import { normalizeInput } from '../../lib/requests/forms/normalize.ts';
import { hasSuccess } from '../support/inline-endpoint.ts';
import { operations } from './operations.ts';

test('every operation has a unique name', () => {
  const ids = operations.map(({ endpoint }) => toOperationId(documentedPathOf(endpoint)));
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(operations)('$title', ({ endpoint }) => {
  const { query, body } = endpoint.request;

  test('has a path of lower-case words', () => {
    expect(endpoint.path.replaceAll(/\/\{[a-z_]+\}/g, '')).toMatch(/^(\/[a-z0-9]+([-.][a-z0-9]+)*)+$/);
  });

  test('has a one-line summary without a full stop', () => {
    expect(endpoint.summary).toMatch(/^[^\n]{5,80}[^\n.]$/);
  });

  test('has an example if it reads a body, and none if it reads nothing', () => {
    if (!query && !body) expect(endpoint.examples).toEqual([]);
    if (body) expect(endpoint.examples.length).toBeGreaterThan(0);
    const names = endpoint.examples.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][a-zA-Z0-9]*$/);
  });

  test('accepts its own examples', () => {
    for (const example of endpoint.examples) {
      expect(query?.safeParse(example.query ?? {}).error, example.name).toBeUndefined();
      const canonical = body && normalizeInput(example.body, body, { now: new Date(0), findPlace: () => undefined });
      expect(canonical?.issues ?? [], example.name).toEqual([]);
      expect(body?.safeParse(canonical?.value).error, example.name).toBeUndefined();
    }
  });

  test('describes the parameters of its path', () => {
    const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(endpoint.request.path?.shape ?? {})).toEqual(named);
  });

  test('states in its route what its handler and its contract have', () => {
    const format: unknown = query?.shape.format;
    const accepted = ([...DRAWN_FORMATS, 'csv', 'ics'] as const).filter(
      (name) => format instanceof z.core.$ZodType && z.safeParse(format, name).success,
    );
    expect(endpoint.files ?? []).toEqual(accepted);
    expect(endpoint.hasWork === true).toBe(endpoint.work !== undefined);
    expect(endpoint.envelope !== 'none').toBe(hasSuccess(endpoint.response));
    expect(endpoint.uses?.includes('pictureFiles') ?? false).toBe(
      endpoint.formats?.picture !== undefined || endpoint.otherMedia?.['application/pdf'] !== undefined,
    );
  });

  test('reads a body if and only if its method is POST', () => {
    expect(endpoint.method === 'POST').toBe(body !== undefined);
  });
});
