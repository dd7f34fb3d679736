import { execFileSync, spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, test, vi } from 'vitest';
import { ARCHITECTURES, detectHostArchitecture, NODE_ARCHITECTURE } from '../../infra/architecture.ts';
import { LARGEST_BUNDLE_BYTES } from '../../infra/build/bundle.ts';
import { PROJECT_FOLDER } from '../../infra/build/folders.ts';
import {
  assembleLayers,
  locatePicturesLayer,
  locatePlacesLayer,
  locateSwissephLayer,
} from '../../infra/build/layers.ts';
import { measurePackedLayers, sumFileBytes } from '../../infra/build/packed-layers.ts';
import { unzip, zipFileOf } from '../../infra/build/zip.ts';
import { makeFileFolder } from '../support/file-folder.ts';
import { readModes } from './zip-modes.ts';

/** @source "Lambda quotas", AWS Lambda Developer Guide: 250 MB for a function and its layers, unpacked */
const MAX_UNPACKED_BYTES = 250 * 1024 * 1024;

/** An upper bound for all files next to a bundle: the SDK, the contract, the pages. */
const MAX_OTHER_FILES_BYTES = 20_000_000;

/**
 * Newest versions that the system libraries of Lambda's nodejs24.x have: it is Amazon Linux 2023.
 *
 * @source "Core toolchain packages glibc, gcc, binutils" (https://docs.aws.amazon.com/linux/al2023/ug/core-glibc.html):
 * glibc 2.34 and GCC 11.2. GLIBCXX_3.4.29 came with GCC 11.1: "ABI Policy and Guidelines"
 * (https://gcc.gnu.org/onlinedocs/libstdc++/manual/abi.html)
 */
const NEWEST = { GLIBC: '2.34', GLIBCXX: '3.4.29' } as const;

const folder = makeFileFolder();
const build = (name: string): Promise<void> =>
  assembleLayers({ projectFolder: PROJECT_FOLDER, buildFolder: join(folder, name) });
beforeAll(() => build('one'));

const has = (program: string): boolean => {
  const isThere = spawnSync(program, ['--help']).error === undefined;
  if (!isThere) console.log(`SKIPPED: ${program} is not installed.`);
  return isThere;
};

describe('layers', () => {
  it.each(ARCHITECTURES)('contain the engine for %s only', async (architecture) => {
    const modules = join(locateSwissephLayer(join(folder, 'one'), architecture), 'nodejs', 'node_modules');
    expect((await readdir(modules)).sort()).toEqual(['node-gyp-build', 'sweph']);
    expect(await readdir(join(modules, 'sweph', 'prebuilds'))).toEqual([`linux-${NODE_ARCHITECTURE[architecture]}`]);
  });

  it('suffice to load the engine', () => {
    const modules = join(locateSwissephLayer(join(folder, 'one'), detectHostArchitecture()), 'nodejs', 'node_modules');
    const program = "console.log(require('sweph').version())";
    const options = { cwd: folder, env: { NODE_PATH: modules }, encoding: 'utf8' } as const;
    expect(execFileSync(process.execPath, ['-e', program], options)).toMatch(/^2\.10\./);
  });

  it('contain all data of the manifests', async () => {
    const listed = async (name: string): Promise<string[]> =>
      Object.keys(JSON.parse(await readFile(join(PROJECT_FOLDER, 'layers', name, 'manifest.json'), 'utf8')).files);
    const swisseph = await readdir(join(locateSwissephLayer(join(folder, 'one'), 'arm64'), 'swisseph'));
    expect(swisseph).toEqual(expect.arrayContaining([...(await listed('swisseph')), 'manifest.json']));
    const places = await readdir(join(locatePlacesLayer(join(folder, 'one')), 'places'));
    expect(places.sort()).toEqual([...(await listed('places')), 'manifest.json', 'boundaries'].sort());
    const fonts = await readdir(join(locatePicturesLayer(join(folder, 'one')), 'pictures', 'fonts'));
    expect(fonts.sort()).toEqual((await listed('pictures')).sort());
  });

  it.each(ARCHITECTURES)(
    'contain the license of the engine for %s, and the notice of Astrodienst',
    async (architecture) => {
      const layer = locateSwissephLayer(join(folder, 'one'), architecture);
      const license = await readFile(join(layer, 'nodejs', 'node_modules', 'sweph', 'LICENSE'), 'utf8');
      expect(license).toContain('GNU AFFERO GENERAL PUBLIC LICENSE');
      const notice = await readFile(join(layer, 'swisseph', 'NOTICE'), 'utf8');
      expect(notice).toMatch(/^Copyright \(C\) 1997 - 2021 Astrodienst AG, Switzerland\./);
      expect(notice.trimEnd()).toMatch(/such software, products or services\.$/);
    },
  );

  it('contain the licenses of the fonts and of the renderer', async () => {
    const read = (name: string) => readFile(join(locatePicturesLayer(join(folder, 'one')), 'pictures', name), 'utf8');
    expect(await read('OFL.txt')).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect(await read('THIRD-PARTY-LICENSES')).toMatch(/^@resvg\/resvg-wasm .* \(MPL-2.0\)$/m);
  });
});

describe('packed layers', () => {
  it('have the recorded bytes, in any time zone, under any umask and with concurrent builds', async () => {
    vi.stubEnv('TZ', 'Pacific/Apia');
    const umask = process.umask(0o077);
    await Promise.all([build('another'), build('another')]);
    process.umask(umask);
    vi.unstubAllEnvs();
    const layers = ['pictures', 'places', 'swisseph-arm64', 'swisseph-x86_64'];
    expect(await readdir(join(folder, 'another', 'layers'))).toEqual(
      layers.flatMap((layer) => [layer, `${layer}.zip`]),
    );
    const one = measurePackedLayers(join(folder, 'one'));
    expect(measurePackedLayers(join(folder, 'another'))).toEqual(one);
    const recorded = JSON.parse(await readFile(join(PROJECT_FOLDER, 'layers', 'packed.json'), 'utf8'));
    expect(one, 'after a change of layers: npm run build -- --record').toEqual(recorded);
  });

  it('are readable by every user', async () => {
    for (const layer of [locatePlacesLayer(join(folder, 'one')), locateSwissephLayer(join(folder, 'one'), 'arm64')]) {
      expect(new Set(Object.values(await readModes(zipFileOf(layer))))).toEqual(new Set(['100644']));
    }
  });

  it('unpack to the same files', async () => {
    const layer = locateSwissephLayer(join(folder, 'one'), 'x86_64');
    const unpacked = join(folder, 'unpacked');
    await unzip(zipFileOf(layer), unpacked);
    const files = (await readdir(layer, { recursive: true })).sort();
    expect((await readdir(unpacked, { recursive: true })).sort()).toEqual(files);
    expect(sumFileBytes(unpacked)).toBe(sumFileBytes(layer));
    const module = join('nodejs', 'node_modules', 'sweph', 'prebuilds', 'linux-x64', 'sweph.node');
    expect(await readFile(join(unpacked, module))).toEqual(await readFile(join(layer, module)));
  });

  test.runIf(has('unzip'))('are valid for unzip, checksums included', () => {
    for (const layer of [locatePlacesLayer(join(folder, 'one')), locateSwissephLayer(join(folder, 'one'), 'arm64')]) {
      expect(execFileSync('unzip', ['-tq', zipFileOf(layer)], { encoding: 'utf8' })).toContain('No errors detected');
    }
  });

  it('fit with a function into Lambda’s size limit', () => {
    const { places, pictures, ...engines } = measurePackedLayers(join(folder, 'one'));
    const largestEngine = Math.max(...Object.values(engines).map(({ unpackedBytes }) => unpackedBytes));
    const layers = [places, pictures].reduce((sum, layer) => sum + (layer?.unpackedBytes ?? Number.NaN), largestEngine);
    const all = layers + LARGEST_BUNDLE_BYTES + MAX_OTHER_FILES_BYTES;
    expect(all).toBeLessThan(MAX_UNPACKED_BYTES);
  });
});

describe.runIf(has('objdump'))('native code needs no newer libraries than Lambda has', () => {
  test.each(ARCHITECTURES)('on %s', (architecture) => {
    const modules = join(locateSwissephLayer(join(folder, 'one'), architecture), 'nodejs', 'node_modules');
    const binary = join(modules, 'sweph', 'prebuilds', `linux-${NODE_ARCHITECTURE[architecture]}`, 'sweph.node');
    const symbols = execFileSync('objdump', ['-T', binary], { encoding: 'utf8' });
    for (const library of ['GLIBC', 'GLIBCXX'] as const) {
      expect(newest(symbols, library), library).toBeLessThanOrEqual(rank(NEWEST[library]));
    }
  });
});

/** A version as one number that grows with it. */
const rank = (version: string): number =>
  version.split('.').reduce((sum, part, at) => sum + Number(part) / 1000 ** at, 0);

/** The newest version of a library that any symbol is bound to. */
function newest(symbols: string, library: string): number {
  const versions = [...symbols.matchAll(new RegExp(`\\(?${library}_([0-9.]+)`, 'g'))].map(
    ([, version]) => version ?? '',
  );
  expect(versions.length, library).toBeGreaterThan(0);
  return Math.max(...versions.map(rank));
}
