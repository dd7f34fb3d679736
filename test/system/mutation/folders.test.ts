import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOLDERS } from './folders.ts';

const inRepository = (path: string): URL => new URL(`../../../${path}`, import.meta.url);

test('lib/chain and every folder of lib/astro are mutated', () => {
  const folders = readdirSync(inRepository('lib/astro'), { withFileTypes: true }).filter((one) => one.isDirectory());
  const expected = ['domain', 'http', ...folders.map(({ name }) => `domain/${name}`)];
  expect(FOLDERS.map(({ path }) => path).sort()).toEqual(expected.sort());
});

test.each(FOLDERS)('the tests for $path exist', ({ tests }) => {
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((path) => !existsSync(inRepository(`test/${path}`)))).toEqual([]);
});
