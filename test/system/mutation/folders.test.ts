import { existsSync, globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { FOLDERS, type Folder, hasListedParts } from './folders.ts';

const inRepository = (path: string): URL => new URL(`../../../${path}`, import.meta.url);

test('every file in a room of lib/astro, of lib/draw and of lib/chain belongs to one listed folder', () => {
  const files = globSync('lib/{astro/*,draw,chain}/**/*.ts', { cwd: inRepository('') });
  const isMutatedAs = (file: string, { path }: Folder): boolean =>
    hasListedParts(path) ? dirname(file) === `lib/${path}` : file.startsWith(`lib/${path}/`);
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => FOLDERS.filter((folder) => isMutatedAs(file, folder)).length !== 1)).toEqual([]);
});

test.each(FOLDERS)('the tests for $path exist', ({ tests }) => {
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((path) => !existsSync(inRepository(`test/${path}`)))).toEqual([]);
});
