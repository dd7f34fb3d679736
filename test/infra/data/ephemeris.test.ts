import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
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
      source: { folder: 'before', path: 'sepl_18.se1' },
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
    const stars = Buffer.concat([real('sefstars.txt'), Buffer.from('New star,new,ICRS,0,0,0,0,0,0,0,0,0,0,0\n')]);
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
      'sepl_18.se1 is damaged: it has 200000 bytes and says that it has 484055',
    ],
  ])('refuses files where %s', async (name, contents, reason) => {
    const { code, lines } = await copy.run('ephemeris', '--from', folder(name, contents));
    expect(code).toBe(2);
    expect(lines.join('\n')).toContain(reason);
    expect(copy.read(MANIFEST)).toBe(SMALL);
    expect(inLayer()).toEqual(NAMES.toSorted());
  });

  const withLine = (text: string, line: string) => Buffer.from(text.replace(/^[^#\n].*$/m, line));
  const text = (name: string): string => real(name).toString();

  it.each([
    ['sefstars.txt', Buffer.from('garbage\n'), 'sefstars.txt, line 1, is no star: "garbage"'],
    ['sefstars.txt', withLine(text('sefstars.txt'), 'Short,short,ICRS,0,0,0,0,0,0,0,0,0,0'), 'is no star: "Short,'],
    ['sefstars.txt', Buffer.alloc(0), 'sefstars.txt is without 116 known stars: alCMa; '],
    ['sefstars.txt', Buffer.from(text('sefstars.txt').replaceAll(/^.*,alCMa,.*\r?\n/gm, '')), '1 known star: alCMa'],
    ['seleapsec.txt', Buffer.from('20161231\n20170631\n'), 'line 2, is no leap second of the engine: "20170631"'],
    ['seorbel.txt', Buffer.from('garbage\n'), 'seorbel.txt, line 1, is no body: "garbage": '],
    ['seorbel.txt', Buffer.from('# nothing\n'), 'seorbel.txt is without a body'],
  ])('refuses a text that the engine does not read: %s', async (name, content, reason) => {
    const from = folder('text', { [name]: content });
    const { code, lines } = await copy.run('ephemeris', '--from', from, '--accept-loss');
    rmSync(from, { recursive: true });
    expect([code, lines.length]).toEqual([2, 1]);
    expect(lines[0]).toContain(reason);
    expect(readFileSync(join(copy.layers, 'swisseph/ephe', name))).toEqual(real(name));
  });

  it.each([
    ['sefstars.txt', /^.*,Apex *,.*\r?\n/gm, [/^Lost: 1 of 1 120 stars: Apex$/]],
    ['seleapsec.txt', /^\d+\n/gm, [/^Lost: 1 of 1 records of seleapsec\.txt$/]],
    ['seorbel.txt', /^.*2015 RR245.*# 23\n/gm, [/^Lost: 1 of 29 records of seorbel\.txt$/]],
  ])('does not give up records of %s by itself', async (name, gone, sentences) => {
    const from = folder('shorter', { [name]: Buffer.from(text(name).replaceAll(gone, '')) });
    const { code, lines } = await copy.run('ephemeris', '--from', from);
    rmSync(from, { recursive: true });
    const losses = lines.filter((line) => line.startsWith('Lost'));
    expect([code, losses]).toEqual([2, sentences.map((sentence) => expect.stringMatching(sentence))]);
  });

  it('tells of a file that stays the same where it came from, and of others where they come from', async () => {
    const stars = Buffer.from(text('sefstars.txt').replace('# ', '#  '));
    await copy.run('ephemeris', '--from', folder('nf', { ...positions, 'sefstars.txt': stars }));
    const { files: told } = JSON.parse(copy.read(MANIFEST));
    expect(told['sefstars.txt'].source).toEqual({ folder: 'nf', path: 'sefstars.txt' });
    expect(told['semo_18.se1'].source).toEqual({ folder: 'before', path: 'semo_18.se1' });
  });

  it('goes on where it was killed before the manifest', async () => {
    const from = folder('later', { 'sefstars.txt': Buffer.from(text('sefstars.txt').replace('# ', '#  ')) });
    await copy.run('ephemeris', '--from', from);
    const manifest = copy.read(MANIFEST);
    copy.write(MANIFEST, SMALL);
    const { code, lines } = await copy.run('ephemeris', '--from', from);
    expect([code, lines[0]]).toEqual([
      0,
      'The files of the ephemeris are as they were, but swisseph/manifest.json did not fit them: to be written anew.',
    ]);
    expect(copy.read(MANIFEST)).toBe(manifest);
  });

  it('goes on where it was killed between giving a file up and the manifest', async () => {
    rmSync(join(copy.layers, 'swisseph/ephe/seas_12.se1'));
    const from = folder('less', without);
    const refused = await copy.run('ephemeris', '--from', from);
    expect(refused).toEqual({
      code: 2,
      lines: ['Lost: seas_12.se1, asteroids from 1200 to 1799', expect.stringContaining('Nothing was written')],
    });
    expect((await copy.run('ephemeris', '--from', from, '--accept-loss')).code).toBe(0);
    expect(Object.keys(JSON.parse(copy.read(MANIFEST)).files)).toEqual(inLayer());
  });

  it('gets a file back that is gone', async () => {
    rmSync(join(copy.layers, 'swisseph/ephe/seas_12.se1'));
    const { code, lines } = await copy.run('ephemeris', '--from', folder('same', positions));
    expect([code, lines[1]]).toEqual([0, expect.stringMatching(/^Added: seas_12\.se1, asteroids from 1200 to 1799/)]);
    expect([inLayer(), copy.read(MANIFEST)]).toEqual([NAMES.toSorted(), SMALL]);
  });

  it('does not take a file for that of the manifest which it is not', async () => {
    copy.write('layers/swisseph/ephe/sefstars.txt', Buffer.concat([real('sefstars.txt'), Buffer.from('# more\n')]));
    const told = await copy.run('ephemeris', '--from', folder('same', positions));
    expect(told.code).toBe(2);
    expect(told.lines.join()).toMatch(/^sefstars\.txt is not the file of the manifest: an update was interrupted/);
  });

  it('follows links, and passes over no folder that is called as a file', async () => {
    const from = folder('links', positions);
    rmSync(join(from, 'semo_18.se1'));
    symlinkSync(join(EPHE, 'semo_18.se1'), join(from, 'semo_18.se1'));
    expect((await copy.run('ephemeris', '--from', from)).lines).toEqual([
      'The files of the ephemeris are as they were.',
    ]);
    mkdirSync(join(from, 'semo_24.se1'));
    const { code, lines } = await copy.run('ephemeris', '--from', from);
    expect([code, lines]).toEqual([2, [expect.stringMatching(/semo_24\.se1 is no file$/)]]);
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
