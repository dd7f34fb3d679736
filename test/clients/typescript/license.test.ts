import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const CLIENT = fileURLToPath(new URL('../../../clients/typescript/', import.meta.url));

it('contains only code of this project, and none of the engine', async () => {
  const entryPoints = [...globSync('src/*.ts', { cwd: CLIENT }), 'element/natal-wheel.ts'].map((file) => CLIENT + file);
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'out',
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.length).toBeGreaterThan(30);
  expect(inputs.filter((path) => !/^(clients\/typescript|lib\/(base|draw|answers|astro))\//.test(path))).toEqual([]);
  expect(inputs.filter((path) => /sweph|swisseph/.test(readFileSync(path, 'utf8')))).toEqual([]);
});

it('states its license, which is not that of the service', () => {
  const { license } = JSON.parse(readFileSync(`${CLIENT}package.json`, 'utf8'));
  expect(license).toBe('MIT');
  expect(readFileSync(`${CLIENT}../LICENSE`, 'utf8')).toMatch(/^MIT License\n\nCopyright \(c\) \d{4} /);
});
