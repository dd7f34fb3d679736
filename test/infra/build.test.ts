import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stop } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../functions/api.ts';
import { locateArtifacts } from '../../infra/artifacts.ts';
import { packFunctions } from '../../infra/build/build.ts';
import { bundleFunctions, LARGEST_BUNDLE_BYTES } from '../../infra/build/bundle.ts';
import { PROJECT_FOLDER } from '../../infra/build/folders.ts';
import { replaceFolder } from '../../infra/build/replace-folder.ts';
import { readModes } from './zip-modes.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bundleOwn = (groups: readonly string[], buildFolder = join(folder, 'build')) =>
  bundleFunctions({ groups, sourceFolder: join(PROJECT_FOLDER, 'functions'), buildFolder });

const execute = (...args: readonly string[]): string => execFileSync(process.execPath, args, { encoding: 'utf8' });

describe('bundles', () => {
  async function writeGroup(name: string, source: string): Promise<void> {
    await mkdir(join(folder, 'functions', name), { recursive: true });
    await writeFile(join(folder, 'functions', name, 'index.ts'), source);
  }
  const bundle = (...groups: string[]): Promise<ReadonlyMap<string, number>> =>
    bundleFunctions({ groups, sourceFolder: join(folder, 'functions'), buildFolder: join(folder, 'build') });

  it('are one CommonJS file without the engine', async () => {
    await writeGroup('one', "import { version } from 'sweph';\nexport const handler = (): string => version();");
    const sizes = await bundle('one');
    expect([...sizes.keys()]).toEqual(['one']);
    const code = await readFile(join(folder, 'build', 'functions', 'one', 'index.js'), 'utf8');
    expect(code).toContain('require("sweph")');
    expect(Buffer.byteLength(code)).toBe(sizes.get('one'));
    expect(await readFile(join(folder, 'build', 'metafile.json'), 'utf8')).toContain('functions/one/index.ts');
  });

  it('of all groups are below the size limit', async () => {
    const sizes = await bundleOwn(Object.keys(api));
    expect([...sizes.keys()].sort()).toEqual(Object.keys(api).sort());
    expect(Math.max(...sizes.values())).toBeLessThan(LARGEST_BUNDLE_BYTES);
  });

  it('load the coasts of maps from a file beside them, and know of data files only what verifies them', async () => {
    await bundleOwn(['acg']);
    const built = join(folder, 'build', 'functions', 'acg');
    const code = await readFile(join(built, 'index.js'), 'utf8');
    expect(code).not.toContain('Mexico City');
    const program = `const { readCities } = require(${JSON.stringify(join(built, 'earth.js'))}); process.stdout.write(JSON.stringify(readCities()))`;
    expect(execute('-e', program)).toContain('"Mexico City"');
    expect(code).toContain('a6dc18b110778d79eeb3806c8233f0d1c8531ee3076fb0b3b2f05126c9ce54b3');
    expect(code).not.toContain('sweph-wasm');
  });

  it('contain the error messages of English only', async () => {
    await writeGroup('two', `export { z } from '${join(PROJECT_FOLDER, 'node_modules/zod')}';`);
    const sizes = await bundle('two');
    expect(sizes.get('two')).toBeLessThan(350_000);
    const path = join(folder, 'build', 'functions', 'two', 'index.js');
    const program = `process.stdout.write(require(${JSON.stringify(path)}).z.string().safeParse(1).error.issues[0].message)`;
    const message = execute('-e', program);
    expect(message).toBe('Invalid input: expected string, received number');
  });

  it('have the schemas of requests, but no documentation', async () => {
    const groups = ['venus', 'comparative', 'natal', 'predictive'];
    await bundleOwn(groups);
    const codeOf = (group: string) => readFile(join(folder, 'build', 'functions', group, 'index.js'), 'utf8');
    const venus = await codeOf('venus');
    expect(venus.includes('Adds names in this language'), 'a request').toBe(true);
    expect(venus.includes('The moments are those at which the tropical longitude turns'), 'a contract').toBe(false);
    for (const group of groups) expect((await codeOf(group)).includes('A whole chart'), group).toBe(false);
  });

  it('evaluate the handler of an endpoint at its first use, and have no contract', async () => {
    await writeGroup(
      'lazy',
      "const load = () => import('./handler.ts'); const contract = () => import('./contract.ts'); console.log('start'); load().then(({ handler }) => console.log(handler, typeof contract));",
    );
    await writeFile(
      join(folder, 'functions', 'lazy', 'handler.ts'),
      "console.log('load'); export const handler = 'run';",
    );
    await writeFile(join(folder, 'functions', 'lazy', 'contract.ts'), "export const contract = 'documentation';");
    await bundle('lazy');
    const path = join(folder, 'build', 'functions', 'lazy', 'index.js');
    expect(execute(path).split('\n')).toEqual(['start', 'load', 'run function', '']);
    expect(await readFile(path, 'utf8')).not.toContain('documentation');
  });

  it('above the size limit are refused by name', async () => {
    await writeGroup('heavy', `export const handler = () => ${JSON.stringify('x'.repeat(LARGEST_BUNDLE_BYTES))};`);
    await expect(bundle('heavy')).rejects.toThrow(`larger than ${LARGEST_BUNDLE_BYTES} bytes: heavy (`);
  });
});

describe('packed functions', () => {
  it('are readable by every user, also when built under umask 077', async () => {
    await stop(); // the next process of esbuild inherits the umask
    const umask = process.umask(0o077);
    const groups = ['meta', 'predictive'];
    await bundleOwn(groups, folder);
    await packFunctions(groups, folder);
    process.umask(umask);
    const file = locateArtifacts(folder).functionFile('predictive');
    const files = ['index.js', 'pdf-renderer.js', 'sdk.js', 'start.js', 'THIRD-PARTY-LICENSES'];
    expect(await readModes(file)).toEqual(Object.fromEntries(files.map((name) => [name, '100644'])));
    expect((await stat(join(folder, 'functions', 'predictive', 'index.js'))).mode & 0o077, 'the umask applied').toBe(0);
  });
});

describe('replacing a folder', () => {
  it('removes all old files, and keeps the old folder where filling fails', async () => {
    const target = join(folder, 'target');
    const fill = (name: string) => (fresh: string) => writeFile(join(fresh, name), '');
    await replaceFolder(target, fill('old'));
    await replaceFolder(target, fill('new'));
    expect(await readdir(target)).toEqual(['new']);
    await expect(replaceFolder(target, () => Promise.reject(new Error('no space')))).rejects.toThrow('no space');
    expect(await readdir(target)).toEqual(['new']);
    expect(await readdir(folder)).toEqual(['target']);
  });
});
