import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import type { PostPath } from '../../../clients/typescript/src/operations.ts';
import { isRepeatable, UNREPEATABLE_PATHS } from '../../../clients/typescript/src/repeatable.ts';
import { api, type Group } from '../../../functions/api.ts';
import { release } from '../../../lib/base/release.ts';

const CLIENT = fileURLToPath(new URL('../../../clients/typescript/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${CLIENT}package.json`, 'utf8'));
const endpoints = Object.values<Group>(api).flatMap((group) => group.endpoints);

it('the client has the version of the service, and no dependencies', () => {
  expect(manifest.version).toBe(release.version);
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest).not.toHaveProperty('devDependencies');
});

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
  // The list of installed bodies is data, of which the bundle has numbers and names.
  const others = inputs.filter((path) => !/^(clients\/typescript|lib\/(base|draw|answers|astro))\//.test(path));
  expect(others).toEqual(['layers/swisseph/bodies.json']);
  expect(inputs.filter((path) => /from 'sweph'|adapters\/swiss/.test(readFileSync(path, 'utf8')))).toEqual([]);
});

it('states its license, which is not that of the service', () => {
  expect(manifest.license).toBe('MIT');
  expect(readFileSync(`${CLIENT}../LICENSE`, 'utf8')).toMatch(/^MIT License\n\nCopyright \(c\) \d{4} /);
});

it('no call that needs a scope is repeated: endpoints that change anything have one', () => {
  const changing = endpoints.filter(({ method, scope }) => method === 'POST' && scope !== undefined);
  expect(changing.length).toBeGreaterThan(0);
  expect(changing.filter(({ path }) => isRepeatable(path as PostPath)).map(({ path }) => path)).toEqual([]);
});

it('the paths that are not repeated exist', () => {
  const paths = endpoints.map(({ path }): string => path);
  expect(UNREPEATABLE_PATHS.filter((path) => !paths.includes(path))).toEqual([]);
});
