import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, test } from 'vitest';

const repository = new URL('../../', import.meta.url);

const listFiles = (folder: URL): URL[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => new URL(`file://${parentPath}/${name}`));

test('every binary file of the layers is marked as binary for git', () => {
  const attributes = readFileSync(new URL('.gitattributes', repository), 'utf8');
  const marked = [...attributes.matchAll(/^\*(\.\w+) binary$/gm)].map(([, extension]) => extension);
  const binary = listFiles(new URL('layers/', repository)).filter((file) => readFileSync(file).includes(0));
  expect([...new Set(binary.map(({ pathname }) => extname(pathname)))].sort()).toEqual(marked.sort());
});
