import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { toJsonSchema } from '../../lib/requests/json-schema.ts';
import { ask } from '../functions/catalog/catalog.ts';
import { operations } from './operations.ts';
import { objectsOf } from './walk.ts';

interface Entry {
  readonly id?: string;
  readonly code?: string;
}

const { body: metadata } = await ask('/ephemeris/supported-metadata');
const lists = Object.values<unknown>(metadata).filter((list): list is Entry[] => Array.isArray(list));
const known = new Set(lists.map((list) => list.map(({ id, code }) => id ?? code).join()));

const choicesIn = (schema: z.ZodType): string[] =>
  objectsOf(toJsonSchema(schema, 'input')).flatMap(({ value }) =>
    Array.isArray(value.enum) ? [value.enum.join()] : [],
  );

/** Paths are no names of the catalog: the contract lists them. */
const isListOfPaths = (choice: string): boolean => choice.split(',').every((name) => name.startsWith('/'));

describe('supported-metadata lists every choice that a request can make', () => {
  const reading = operations.filter(({ endpoint }) => endpoint.request.query || endpoint.request.body);

  test.each(reading)('$title', ({ endpoint }) => {
    const schemas = [endpoint.request.query, endpoint.request.body].filter((schema) => schema !== undefined);
    expect(schemas.flatMap(choicesIn).filter((choice) => !known.has(choice) && !isListOfPaths(choice))).toEqual([]);
  });

  test('the request of the natal chart has closed lists to check', () => {
    const natal = reading.find(({ endpoint }) => endpoint.path === '/ephemeris/natal-chart');
    expect(choicesIn(natal?.endpoint.request.body as z.ZodType).length).toBeGreaterThan(8);
  });
});
