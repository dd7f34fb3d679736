import { expect, test } from 'vitest';
import { buildContract } from '../../infra/build/openapi.ts';
import { toReferencePath } from '../../lib/base/errors/problem-body.ts';
import { documentedPathOf } from '../../lib/contract/endpoint.ts';
import { createPages } from '../../site/pages.ts';
import { operations } from '../contract/operations.ts';

test('the page that a problem of an endpoint links to exists', async () => {
  const paths = createPages(await buildContract()).map(({ path }) => `/docs/${path}`);
  for (const { endpoint } of operations) expect(paths).toContain(toReferencePath(documentedPathOf(endpoint)));
});
