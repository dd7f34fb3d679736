import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { FunctionSpec } from '../../../infra/local/assembly/functions.ts';
import { openLaidOut } from '../../../infra/local/lambda/sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'private-layers-test-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const spec = (name: string, layers: readonly string[]) => ({ name, layerPaths: layers }) as FunctionSpec;

test('functions read private, read-only copies of the layers, which a change on the disk does not reach', async () => {
  const specs = [spec('natal', ['ephe']), spec('place', ['ephe', 'places'])];
  const files = ['0', '1'].map((set) => join(folder, 'opt', set, 'data.bin'));
  for (const file of files) mkdirSync(join(file, '..'), { recursive: true });
  const [first = '', second = ''] = files;
  writeFileSync(first, 'verified');
  linkSync(first, second);

  const sandbox = await openLaidOut(folder)(specs);
  const copies = specs.map((one) => join(sandbox.foldersOf(one).opt, 'data.bin'));
  writeFileSync(first, 'flipped!');
  expect(copies.map((copy) => readFileSync(copy, 'utf8'))).toEqual(['verified', 'verified']);
  expect(copies.map((copy) => statSync(copy).mode & 0o777)).toEqual([0o400, 0o400]);
  expect(new Set(copies.map((copy) => statSync(copy).ino)).size).toBe(1);
  expect([sandbox.hasPrivateLayers, sandbox.layersFolder]).toEqual([true, join(folder, 'opt')]);

  sandbox.remove();
  expect(() => readFileSync(copies[0] ?? '')).toThrow(/ENOENT/);
});
