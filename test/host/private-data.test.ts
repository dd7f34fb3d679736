import { mkdirSync, mkdtempDisposableSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyDataPrivately } from '../../host/private-data.ts';

test('workers read private, read-only copies of the data, which a change on the disk does not reach', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'private-data-test-'));
  const names = ['swisseph', 'places', 'pictures'] as const;
  const [swisseph = '', places = '', pictures = ''] = names.map((name) => join(folder.path, name));
  const files = [join(swisseph, 'ephe', 'sepl_18.se1'), join(places, 'zones.bin'), join(pictures, 'sans.ttf')];
  for (const file of files) {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, 'verified');
  }
  const file = join(folder.path, 'zones.dat');
  writeFileSync(file, 'of a package');
  const data = await copyDataPrivately({
    swisseph,
    places,
    pictures,
    packaged: [{ file, folder: 'places/boundaries' }],
  });
  expect(readFileSync(join(data.places, 'boundaries', 'zones.dat'), 'utf8')).toBe('of a package');
  const copies = [
    join(data.swisseph, 'ephe', 'sepl_18.se1'),
    join(data.places, 'zones.bin'),
    join(data.pictures, 'sans.ttf'),
  ];
  for (const file of files) writeFileSync(file, 'flipped!');
  expect(copies.map((copy) => readFileSync(copy, 'utf8'))).toEqual(['verified', 'verified', 'verified']);
  expect(copies.map((copy) => statSync(copy).mode & 0o777)).toEqual([0o400, 0o400, 0o400]);
  expect(statSync(join(data.swisseph, '..')).mode & 0o077).toBe(0);
  data.remove();
  expect(() => readFileSync(copies[0] ?? '')).toThrow(/ENOENT/);
});

test('data that cannot be copied refuse the start, with a remedy', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'private-data-test-'));
  const missing = { swisseph: join(folder.path, 'none'), places: folder.path, pictures: folder.path };
  await expect(copyDataPrivately(missing)).rejects.toThrow(/cannot be copied to .*ENOENT.*set TMPDIR/);
});
