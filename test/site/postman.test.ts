import { expect, it } from 'vitest';
import * as z from 'zod';
import { buildContract } from '../../infra/build/openapi.ts';
import { writePostmanCollection } from '../../site/texts/postman.ts';

/** @source Postman Collection Format v2.1.0: the members used here */
const Pair = z.strictObject({
  key: z.string(),
  value: z.string(),
  description: z.string().optional(),
  type: z.string().optional(),
  disabled: z.boolean().optional(),
});
const Item = z.strictObject({
  name: z.string().min(1),
  request: z.strictObject({
    method: z.enum(['GET', 'POST', 'DELETE']),
    description: z.string().optional(),
    header: z.array(Pair).optional(),
    body: z.strictObject({ mode: z.literal('raw'), raw: z.string() }).optional(),
    url: z.strictObject({
      raw: z.string().startsWith('{{baseUrl}}/'),
      host: z.tuple([z.literal('{{baseUrl}}')]),
      path: z.array(z.string()),
      query: z.array(Pair),
      variable: z.array(Pair),
    }),
  }),
});
const Collection = z.strictObject({
  info: z.strictObject({ name: z.string(), description: z.string(), version: z.string(), schema: z.url() }),
  auth: z.strictObject({ type: z.literal('apikey'), apikey: z.array(Pair) }),
  variable: z.array(Pair),
  item: z.array(z.strictObject({ name: z.string(), item: z.array(Item).min(1) })),
});

it('has a request for every endpoint and example, in the form of Postman', async () => {
  const { openapi } = await buildContract();
  const { item } = Collection.parse(JSON.parse(writePostmanCollection(openapi)));
  const requests = item.flatMap((group) => group.item.map(({ request }) => request));
  const paths = new Set(requests.map(({ url }) => url.raw.slice('{{baseUrl}}'.length).replaceAll(/:(\w+)/g, '{$1}')));
  expect(Object.keys(openapi.paths).filter((path) => !paths.has(path))).toEqual([]);
  for (const { body } of requests) if (body) expect(JSON.parse(body.raw)).toEqual(expect.anything());
  expect(requests.length).toBeGreaterThan(100);
});
