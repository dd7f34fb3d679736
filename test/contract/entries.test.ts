import { expect, test } from 'vitest';
import { api, type GroupName } from '../../functions/api.ts';

const GROUPS = Object.keys(api) as GroupName[];

test.each(GROUPS)('the entry of %s opens exactly the services that its endpoints use', async (group) => {
  const entry: Record<string, unknown> = await import(`../../functions/${group}/index.ts`);
  expect(entry.handler).toBeTypeOf('function');
});
