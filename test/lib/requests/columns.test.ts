import { expect, test } from 'vitest';
import * as z from 'zod';
import { listColumns } from '../../../lib/requests/columns.ts';

test('columns are the scalar members of a record, its own before nested ones', () => {
  const record = z.object({
    at: z.string(),
    where: z.object({ x: z.number(), y: z.number().nullable() }),
    is: z.boolean(),
  });
  expect(listColumns(record)).toEqual(['at', 'is', 'where.x', 'where.y']);
});

test('records of several kinds have the columns of all kinds, each once', () => {
  const [one, other] = [
    z.object({ type: z.literal('a'), details: z.object({ a: z.number(), both: z.string() }).optional() }),
    z.object({ type: z.literal('b'), name: z.string(), details: z.object({ both: z.string() }) }),
  ];
  const columns = ['type', 'name', 'details.a', 'details.both'];
  expect(listColumns(one, other)).toEqual(columns);
  expect(listColumns(z.discriminatedUnion('type', [one, other]))).toEqual(columns);
});
