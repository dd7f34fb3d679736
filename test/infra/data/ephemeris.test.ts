import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../../infra/build/folders.ts';
import { dateText, yearText } from '../../../infra/data/ephemeris/dates.ts';
import { sha256 } from '../../../layers/swisseph/build/digest.ts';
import { type EpheFile, manifestOf } from '../../../layers/swisseph/build/manifest.ts';
import { layerCopy } from './layer-copy.ts';

const EPHE = join(PROJECT_FOLDER, 'layers/swisseph/ephe');
const MANIFEST = 'layers/swisseph/manifest.json';
/** Twelve centuries of the layer, and its texts. */
const NAMES = readdirSync(EPHE).filter((name) => /_(12|18)\.se1$|\.txt$/.test(name));

const copy = layerCopy();
const real = (name: string): Buffer => readFileSync(join(EPHE, name));
const files: readonly EpheFile[] = NAMES.map((name) => ({
  name,
  content: real(name),
  source: { folder: 'before', path: name },
}));
const before = manifestOf(files);
const SMALL = `${JSON.stringify(before, null, 2)}\n`;

/** New files in a folder. */
function folder(name: string, contents: Readonly<Record<string, Buffer>>): string {
  for (const [file, content] of Object.entries(contents)) copy.write(`${name}/${file}`, content);
  return copy.beside(name);
}

const positions = Object.fromEntries(NAMES.filter((name) => name.endsWith('.se1')).map((name) => [name, real(name)]));
const inLayer = (): readonly string[] => readdirSync(join(copy.layers, 'swisseph/ephe')).sort();

/** A bit turned in the middle of the coefficients of some month. */
function spoilt(name: string): Buffer {
  const content = real(name);
  content.writeUInt8(content.readUInt8(600_000) ^ 1, 600_000);
  return content;
}

beforeEach(() => {
  rmSync(join(copy.layers, 'swisseph'), { recursive: true, force: true });
  for (const { name, content } of files) copy.write(`layers/swisseph/ephe/${name}`, content);
  copy.write(MANIFEST, SMALL);
  copy.write('layers/swisseph/build/sources.json', '{}');
});

describe('npm run data -- ephemeris', () => {
  it('finds nothing new in the files that are there', async () => {
    const told = await copy.run('ephemeris', '--from', folder('same', positions), '--check');
    expect(told).toEqual({ code: 0, lines: ['The files of the ephemeris are as they were.'] });
  });

  it('tells by how much a single turned bit moves whom, and when', async () => {
    const from = folder('turned', { ...positions, 'semo_18.se1': spoilt('semo_18.se1') });
    const { code, lines } = await copy.run('ephemeris', '--from', from, '--check');
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/^Ephemeris de431-\w{12} → de431-\w{12}: 0 files added, 0 removed, 1 changed\.$/);
    expect(lines.slice(1, 6)).toEqual([
      'Changed: semo_18.se1, Moon from 1800 to 2399, SHA-256 ecfa54dbf5bc… → d492001afdb8…',
      'Planets and Moon: 1200 to 2399, as before',
      'Asteroids: 1200 to 2399, as before',
      'Moved, on 10 957 dates in the centuries whose files are others:',
      'Moon: up to 1.11″ in longitude, on 2069-11-16',
    ]);
    expect(copy.read(MANIFEST)).toBe(SMALL);
  });

  const { 'seas_12.se1': _, ...without } = positions;

  it('does not give a file up by itself', async () => {
    const { code, lines } = await copy.run('ephemeris', '--from', folder('less', without));
    expect(code).toBe(2);
    expect(lines).toContain('Removed: seas_12.se1, asteroids from 1200 to 1799, SHA-256 c9870f7e33eb…');
    expect(lines).toContain('Asteroids: 1200 to 2399 → 1800 to 2399');
    expect(lines).toContain('Lost: seas_12.se1, asteroids from 1200 to 1799');
    expect(lines.at(-1)).toContain('Nothing was written');
    expect(inLayer()).toEqual(NAMES.toSorted());
  });

  it('does when it is told to, and writes the manifest of what is left', async () => {
    expect((await copy.run('ephemeris', '--from', folder('less', without), '--accept-loss')).code).toBe(0);
    expect(inLayer()).toEqual(NAMES.filter((name) => name !== 'seas_12.se1').sort());
    const manifest = JSON.parse(copy.read(MANIFEST));
    expect(Object.keys(manifest.files)).toEqual(inLayer());
    expect(manifest.files['sepl_18.se1']).toMatchObject({
      sha256: sha256(real('sepl_18.se1')),
      source: { folder: 'less', path: 'sepl_18.se1' },
      years: { from: 1800, to: 2400 },
    });
    expect(manifest.files['sefstars.txt'].source).toEqual({ folder: 'before', path: 'sefstars.txt' });
    expect(manifest.dataVersion).not.toBe(before.dataVersion);
  });

  it('takes further centuries, and tells of them', async () => {
    const further = Object.fromEntries(
      ['sepl', 'semo', 'seas'].map((kind) => [`${kind}_24.se1`, real(`${kind}_24.se1`)]),
    );
    const { code, lines } = await copy.run('ephemeris', '--from', folder('more', { ...positions, ...further }));
    expect(code).toBe(0);
    expect(lines).toContain(
      `Added: semo_24.se1, Moon from 2400 to 2999, SHA-256 ${sha256(real('semo_24.se1')).slice(0, 12)}…`,
    );
    expect(lines).toContain('Planets and Moon: 1200 to 2399 → 1200 to 2999');
    expect(inLayer()).toContain('seas_24.se1');
  });

  it('replaces a text alone, and counts its lines', async () => {
    const stars = Buffer.concat([real('sefstars.txt'), Buffer.from('New star,new,ICRS,0,0,0,0,0,0,0,0,0,0\n')]);
    const { code, lines } = await copy.run('ephemeris', '--from', folder('stars', { 'sefstars.txt': stars }));
    expect(code).toBe(0);
    expect(lines[1]).toMatch(/^Changed: sefstars\.txt, 1 line added and 0 removed, SHA-256 \w{12}… → \w{12}…$/);
    expect(inLayer()).toEqual(NAMES.toSorted());
  });

  const { 'semo_12.se1': __, 'sepl_12.se1': ___, 'seas_12.se1': ____, ...recent } = positions;
  const early = { 'sepl_06.se1': real('sepl_06.se1'), 'semo_06.se1': real('semo_06.se1') };

  it.each([
    ['a century is missing between others', { ...recent, ...early }, 'do not follow the others without a gap'],
    [
      'planets are without their Moon',
      { ...positions, 'sepl_06.se1': real('sepl_06.se1') },
      'without a gap, or lack one',
    ],
    [
      'a file is called as another',
      { ...positions, 'semo_18.se1': real('semo_12.se1') },
      'says of itself that it is semo_12.se1',
    ],
    [
      'a file is something else',
      { ...positions, 'semo_18.se1': Buffer.alloc(1000) },
      'is no file of the Swiss Ephemeris',
    ],
    [
      'a file is cut short',
      { ...positions, 'sepl_18.se1': real('sepl_18.se1').subarray(0, 200_000) },
      'did not answer from its files',
    ],
  ])('refuses files where %s', async (name, contents, reason) => {
    const { code, lines } = await copy.run('ephemeris', '--from', folder(name, contents));
    expect(code).toBe(2);
    expect(lines.join('\n')).toContain(reason);
    expect(copy.read(MANIFEST)).toBe(SMALL);
    expect(inLayer()).toEqual(NAMES.toSorted());
  });

  it('refuses a folder with nothing of it', async () => {
    copy.write('nothing/swe_deltat.txt', '');
    const { code, lines } = await copy.run('ephemeris', '--from', copy.beside('nothing'));
    expect([code, lines[0]]).toEqual([
      2,
      'folder nothing has no files of the ephemeris (.se1, sefstars.txt, seleapsec.txt, seorbel.txt)',
    ]);
  });
});

describe('dates and years', () => {
  it('are written as people write them', () => {
    expect([dateText(2451545), dateText(2299160.5), dateText(2299159.5)]).toEqual([
      '2000-01-01',
      '1582-10-15',
      '1582-10-04',
    ]);
    expect([yearText(1), yearText(0), yearText(-3000)]).toEqual(['1', '1 BCE', '3001 BCE']);
  });
});
