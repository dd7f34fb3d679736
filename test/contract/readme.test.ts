import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { send } from '../support/natal.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

const found = (pattern: RegExp): string => {
  const text = pattern.exec(readme)?.[1];
  if (text === undefined) throw new Error(`README.md has nothing like ${pattern}`);
  return text;
};

test('the request in the README carries the key that npm start keeps', () => {
  expect(found(/(curl [\s\S]*?) -d '/)).toContain(`-H "X-API-Key: $(cat .local/api-key)"`);
});

test('the answer in the README is what its request is answered with', async () => {
  const { body } = await send({ body: found(/-d '(\{[\s\S]*?\})'\n/) });
  const shown = JSON.parse(found(/```json\n([\s\S]*?)```/));
  const { aspects, ...rest } = shown.data;
  expect(body.data).toMatchObject(rest);
  expect(body.data.aspects).toEqual(expect.arrayContaining(aspects));
});
