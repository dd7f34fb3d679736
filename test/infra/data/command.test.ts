import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { orderFrom } from '../../../infra/data/order.ts';
import { clearLeftovers, pathsOfOthers, putInPlace } from '../../../infra/data/put-in-place.ts';
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

describe('what a killed update leaves', () => {
  const folder = join(copy.layers, 'killed');
  const layers = { folder };
  mkdirSync(join(folder, '.new-a1B2c3'), { recursive: true });
  writeFileSync(join(folder, '.new-a1B2c3/0'), 'half');
  writeFileSync(join(folder, 'file'), 'as it is');

  it('is cleared away, and nothing else', () => {
    clearLeftovers(layers);
    expect(readdirSync(folder)).toEqual(['file']);
  });

  it('is gone after the next update, but not after a mere look', async () => {
    mkdirSync(join(copy.layers, '.new-x'));
    const left = (): boolean => readdirSync(copy.layers).includes('.new-x');
    await copy.run('zones', '--from', 'nowhere', '--check');
    expect(left()).toBe(true);
    await copy.run('zones', '--from', 'nowhere');
    expect(left()).toBe(false);
  });

  it('is what is not yet as it would be', () => {
    expect(
      pathsOfOthers(layers, [
        { path: 'file', content: 'as it is' },
        { path: 'file', content: Buffer.from('as it is') },
        { path: 'missing', content: null },
      ]),
    ).toEqual([]);
    expect(
      pathsOfOthers(layers, [
        { path: 'file', content: 'as it would be' },
        { path: 'missing', content: 'x' },
      ]),
    ).toEqual(['file', 'missing']);
    expect(pathsOfOthers(layers, [{ path: 'file', content: null }])).toEqual(['file']);
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
