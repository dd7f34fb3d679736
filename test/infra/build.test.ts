import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stop } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api, type GroupName } from '../../functions/api.ts';
import { locateArtifacts } from '../../infra/artifacts.ts';
import { packFunctions } from '../../infra/build/build.ts';
import { bundleFunctions, LARGEST_BUNDLE_BYTES } from '../../infra/build/bundle.ts';
import { PROJECT_FOLDER } from '../../infra/build/folders.ts';
import { replaceFolder } from '../../infra/build/replace-folder.ts';
import type { EndpointDescriptor } from '../../lib/contract/endpoint.ts';
import { hasSuccess } from '../../lib/contract/envelope.ts';
import { readModes } from './zip-modes.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** All groups, in bundles below the size limit. */
const PARTS: readonly { readonly part: string; readonly groups: readonly GroupName[] }[] = [
  {
    part: 'charts',
    groups: ['natal', 'comparative', 'sky', 'venus', 'acg', 'predictive', 'timelords', 'vedic', 'links'],
  },
  { part: 'tools', groups: ['mcp'] },
  { part: 'others', groups: ['place', 'standalone', 'predictive-utilities', 'catalog', 'health', 'meta', 'demo'] },
];

/** Endpoints whose modules export a schema too, which others use. */
const SHARED = ['/timezone/offset', '/ephemeris/house-systems'];

const listEndpoints = (names: readonly GroupName[]): readonly EndpointDescriptor[] =>
  names.flatMap((name): readonly EndpointDescriptor[] => api[name].endpoints);

/** The members of an endpoint. Plain JavaScript, as it is part of a bundle too. */
const describeEndpoint = ({
  request,
  response,
  linkFormats,
  validates,
  passesOn,
  formats,
  ...members
}: EndpointDescriptor) =>
  Object.entries({ ...members, query: Object.keys(request.query?.shape ?? {}) })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === 'function' ? 'function' : value])
    .sort();

describe('bundles', () => {
  it('of this test have every group', () => {
    expect(PARTS.flatMap(({ groups }) => groups).sort()).toEqual(Object.keys(api).sort());
  });

  async function writeGroup(name: string, source: string): Promise<void> {
    await mkdir(join(folder, 'functions', name), { recursive: true });
    await writeFile(join(folder, 'functions', name, 'index.ts'), source);
  }
  /** Imports the endpoints of groups, as the constant `endpoints`. */
  const importEndpoints = (groups: readonly string[]): string => {
    const path = (group: string) => join(PROJECT_FOLDER, 'functions', group, 'endpoints.ts');
    const imports = groups.map((group, index) => `import { endpoints as group${index} } from '${path(group)}';`);
    return `${imports.join('\n')} const endpoints = [${groups.map((_, index) => `group${index}`)}].flat();`;
  };
  /** Runs a bundle. @returns what it prints, parsed */
  const execute = (group: string): unknown => {
    const env = { NODE_PATH: join(PROJECT_FOLDER, 'node_modules'), LAMBDA_TASK_ROOT: folder };
    const path = join(folder, 'build', 'functions', group, 'index.js');
    return JSON.parse(execFileSync(process.execPath, [path], { encoding: 'utf8', env }));
  };
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
    const sizes = await bundleFunctions({
      groups: Object.keys(api),
      sourceFolder: join(PROJECT_FOLDER, 'functions'),
      buildFolder: join(folder, 'build'),
    });
    expect([...sizes.keys()].sort()).toEqual(Object.keys(api).sort());
    expect(Math.max(...sizes.values())).toBeLessThan(LARGEST_BUNDLE_BYTES);
  });

  it('contain the error messages of English only', async () => {
    await writeGroup('two', `export { z } from '${join(PROJECT_FOLDER, 'node_modules/zod')}';`);
    const sizes = await bundle('two');
    expect(sizes.get('two')).toBeLessThan(350_000);
    const path = join(folder, 'build', 'functions', 'two', 'index.js');
    const program = `process.stdout.write(require(${JSON.stringify(path)}).z.string().safeParse(1).error.issues[0].message)`;
    const message = execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' });
    expect(message).toBe('Invalid input: expected string, received number');
  });

  it.each(PARTS)('have no schemas of responses, and know which of them have `success`: $part', async ({ groups }) => {
    const envelopeFile = join(PROJECT_FOLDER, 'lib/contract/envelope.ts');
    await writeGroup(
      'all',
      `${importEndpoints(groups)}
       import type { EndpointDescriptor } from '../../lib/contract/endpoint.ts';
import { hasSuccess } from '${envelopeFile}';
       process.stdout.write(JSON.stringify(endpoints.map(({ path, response }) => [path, hasSuccess(response)])));`,
    );
    await bundle('all');
    const code = await readFile(join(folder, 'build', 'functions', 'all', 'index.js'), 'utf8');
    expect(code.includes('Adds names in this language'), 'a request').toBe(true);
    expect(code.includes('The pentagram that five conjunctions draw in eight years'), 'a response').toBe(false);
    const known = listEndpoints(groups).map(({ path: at, response }) => [at, hasSuccess(response)]);
    expect(execute('all')).toEqual(known);
  });

  it.each(PARTS)('have the endpoints of the source, with every member: $part', async ({ groups }) => {
    await writeGroup(
      'members',
      `${importEndpoints(groups)}
       const describeEndpoint = ${describeEndpoint};
       process.stdout.write(JSON.stringify(endpoints.map(describeEndpoint)));`,
    );
    await bundle('members');
    expect(execute('members')).toEqual(JSON.parse(JSON.stringify(listEndpoints(groups).map(describeEndpoint))));
  });

  it.each(PARTS)('evaluate the module of no endpoint when a function starts: $part', async ({ groups }) => {
    const imports = groups.map((group) => `import '${join(PROJECT_FOLDER, 'functions', group, 'index.ts')}';`);
    await writeGroup(
      'started',
      `${imports.join('\n')}
       ${importEndpoints(groups)}
       const isEvaluated = (endpoint) => Object.getOwnPropertyDescriptor(endpoint, 'request').get === undefined;
       process.stdout.write(JSON.stringify(endpoints.filter(isEvaluated).map(({ path }) => path)));
       process.exit();`,
    );
    await bundle('started');
    expect((execute('started') as string[]).filter((path) => !SHARED.includes(path))).toEqual([]);
  });

  it('are refused where an endpoint does not name its response on a line of its own', async () => {
    const endpoint = join('functions', 'odd', 'endpoint.ts');
    await writeGroup('odd', "import { odd } from './endpoint.ts';\nexport const handler = odd;");
    await writeFile(
      join(folder, endpoint),
      "export const odd = { path: '/odd', request: {}, response: {}, handle: () => 0 };",
    );
    await expect(bundle('odd')).rejects.toThrow('the endpoint /odd has no line');
  });

  it('above the size limit are refused by name', async () => {
    await writeGroup('heavy', `export const handler = () => ${JSON.stringify('x'.repeat(LARGEST_BUNDLE_BYTES))};`);
    await expect(bundle('heavy')).rejects.toThrow(/larger than 1550000 bytes: heavy \(\d+ bytes\)/);
  });
});

describe('packed functions', () => {
  it('are readable by every user, also when built under umask 077', async () => {
    await stop(); // the next process of esbuild inherits the umask
    const umask = process.umask(0o077);
    const groups = ['meta', 'predictive'];
    const sourceFolder = join(PROJECT_FOLDER, 'functions');
    await bundleFunctions({ groups, sourceFolder, buildFolder: folder });
    await packFunctions(groups, folder);
    process.umask(umask);
    const file = locateArtifacts(folder).functionFile('predictive');
    const files = ['index.js', 'sdk.js', 'start.js', 'THIRD-PARTY-LICENSES'];
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
