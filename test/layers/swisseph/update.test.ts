import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { sha256, sha256OfFile } from '../../../layers/build/digest.ts';
import { buildManifest, type FileSource, Manifest } from '../../../layers/swisseph/build/manifest.ts';
import { copyLayers } from '../layer-copy.ts';

const LAYER = join(import.meta.dirname, '../../../layers/swisseph');
const PINS = 'layers/swisseph/build/sources.json';
const MANIFEST = 'layers/swisseph/manifest.json';
const real = (name: string): Buffer => readFileSync(join(LAYER, 'ephe', name));
const filesOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, real(name)]));

const TEXTS = ['sefstars.txt', 'seleapsec.txt', 'seorbel.txt'];
const positions = filesOf(['seas_12.se1', 'seas_18.se1', 'semo_12.se1', 'semo_18.se1', 'sepl_12.se1', 'sepl_18.se1']);
const files = { ...positions, ...filesOf(TEXTS) };
const sourceOf = (path: string): FileSource =>
  TEXTS.includes(path) ? { folder: 'before', path } : { package: 'files@1.0.0', path: `package/${path}` };
const before = buildManifest(
  Object.entries(files).map(([name, content]) => ({ name, content, source: sourceOf(name) })),
);
const copy = copyLayers();
const inLayer = () => readdirSync(join(copy.layers, 'swisseph/ephe'));
const text = (name: string): string => real(name).toString();

const pins = { 'files@1.0.0': sha256OfFile(copy.publish('files@1.0.0', positions)) };

beforeEach(() => {
  copy.folder('layers/swisseph/ephe', files);
  copy.write(MANIFEST, `${JSON.stringify(before, null, 2)}\n`);
  copy.write(PINS, `${JSON.stringify(pins, null, 2)}\n`);
});

/** One bit is another in the coefficients of some month. */
function withTurnedBit(name: string, at: number): Buffer {
  const content = real(name);
  content.writeUInt8(content.readUInt8(at) ^ 1, at);
  return content;
}

describe('npm run data -- ephemeris', () => {
  it('reproduces the layer from the packages of the manifest, whose hashes it checks', () => {
    expect(copy.run('ephemeris')).toEqual({ code: 0, lines: ['Nothing changes.'] });
    copy.publish('files@1.0.0', { ...positions, 'readme.md': 'another' });
    expect(copy.run('ephemeris')).toEqual({ code: 2, lines: [expect.stringMatching(/^files@1\.0\.0 has SHA-256 /)] });
  });

  it('reports which body a single changed bit of another version moves, by how much and when', () => {
    const turned = { ...positions, 'semo_18.se1': withTurnedBit('semo_18.se1', 600_000) };
    const tarball = copy.publish('files@1.1.0', turned);
    const { code, lines } = copy.run('ephemeris', '--from', 'files@1.1.0');
    expect([code, lines.slice(0, 5)]).toEqual([
      0,
      [
        expect.stringMatching(/^Ephemeris de431-\w{12} → de431-\w{12}$/),
        'Files added or changed 1: semo_18.se1',
        'Planets and Moon from 1200 to 2399, as before',
        'Asteroids from 1200 to 2399, as before',
        expect.stringMatching(/, on 10 957 dates of changed files: Moon 1\.11″ on 2069-11-16; Sun 0\.00/),
      ],
    ]);
    expect(JSON.parse(copy.read(MANIFEST)).files['semo_18.se1']).toMatchObject({
      sha256: sha256(turned['semo_18.se1']),
      source: { package: 'files@1.1.0', path: 'package/semo_18.se1' },
    });
    expect(JSON.parse(copy.read(PINS))).toEqual({ 'files@1.1.0': sha256OfFile(tarball) });
    expect(copy.run('ephemeris')).toEqual({ code: 0, lines: ['Nothing changes.'] });
  });

  it('adds centuries of a folder with hash and origin, and keeps the origin of unchanged files', () => {
    const further = filesOf(['seas_24.se1', 'semo_24.se1', 'sepl_24.se1']);
    const { code, lines } = copy.run('ephemeris', '--from', copy.folder('more', { ...positions, ...further }));
    expect(code).toBe(0);
    expect(lines).toContain('Planets and Moon from 1200 to 2999; before: from 1200 to 2399');
    const manifest = JSON.parse(copy.read(MANIFEST));
    expect(Object.keys(manifest.files)).toEqual(inLayer());
    expect(manifest.files).toMatchObject({
      'sepl_18.se1': { source: { package: 'files@1.0.0', path: 'package/sepl_18.se1' } },
      'sepl_24.se1': {
        sha256: sha256(real('sepl_24.se1')),
        source: { folder: 'more', path: 'sepl_24.se1' },
        years: { from: 2400, to: 3000 },
      },
    });
  });

  it('removes a file that another version of a package lacks only with --accept-loss', () => {
    const { 'seas_12.se1': _, ...less } = positions;
    copy.publish('files@1.1.0', less);
    const { code, lines } = copy.run('ephemeris', '--from', 'files@1.1.0');
    const years = 'Asteroids from 1800 to 2399; before: from 1200 to 2399';
    expect([code, lines]).toEqual([2, expect.arrayContaining([years, 'Lost: seas_12.se1'])]);
    expect(inLayer()).toEqual(Object.keys(before.files));
    expect(copy.run('ephemeris', '--from', 'files@1.1.0', '--accept-loss').code).toBe(0);
    expect(inLayer()).toEqual(Object.keys(before.files).filter((name) => name !== 'seas_12.se1'));
    expect(Object.keys(JSON.parse(copy.read(MANIFEST)).files)).toEqual(inLayer());
  });

  const early = filesOf(['sepl_00.se1', 'semo_00.se1']);
  it.each([
    [
      'leave a gap between centuries',
      early,
      'the files from 0 on are incomplete, or a gap separates them from the others',
    ],
    ['have planets without their Moon', filesOf(['sepl_06.se1']), 'the files from 600 on are incomplete, or'],
    ['have the name of another file', { 'semo_18.se1': real('semo_12.se1') }, 'semo_18.se1'],
    ['are not ephemeris files', { 'semo_18.se1': Buffer.alloc(100_000) }, 'semo_18.se1'],
    ['are truncated', { 'seas_18.se1': real('seas_18.se1').subarray(0, 200_000) }, 'seas_18.se1'],
    ['are damaged at the beginning', { 'semo_18.se1': withTurnedBit('semo_18.se1', 126) }, 'semo_18.se1'],
    ['have a star catalog without stars', { 'sefstars.txt': '# none\n' }, 'sefstars.txt: the engine cannot read "'],
    ['have a truncated star', { 'sefstars.txt': text('sefstars.txt').slice(0, -120) }, 'sefstars.txt'],
    [
      'have an invalid date of a leap second',
      { 'seleapsec.txt': '20170631\n' },
      'seleapsec.txt: the engine cannot read "2017',
    ],
    ['have invalid orbital elements', { 'seorbel.txt': 'garbage\n' }, 'seorbel.txt: the engine cannot read "garbage"'],
    ['do not belong to the ephemeris', { 'swe_deltat.txt': '' }, 'found no ephemeris files'],
  ])('refuses files that %s', (_, contents, reason) => {
    const { code, lines } = copy.run('ephemeris', '--from', copy.folder('bad', contents), '--accept-loss');
    expect([code, lines.join('\n')]).toEqual([2, expect.stringContaining(reason)]);
    expect(JSON.parse(copy.read(MANIFEST))).toEqual(before);
    expect(readFileSync(join(copy.layers, 'swisseph/ephe/semo_18.se1'))).toEqual(real('semo_18.se1'));
  });

  it('removes a star only with --accept-loss', () => {
    const stars = text('sefstars.txt').replaceAll(/^.*,Apex *,.*\r?\n/gm, '');
    const { code, lines } = copy.run('ephemeris', '--from', copy.folder('fewer', { 'sefstars.txt': stars }));
    expect([code, lines]).toEqual([2, expect.arrayContaining(['Lost: 1 of sefstars.txt: Apex'])]);
  });

  it('completes an update that was killed before the manifest', () => {
    const from = copy.folder('later', { 'sefstars.txt': text('sefstars.txt').replace('# ', '#  ') });
    copy.run('ephemeris', '--from', from);
    const manifest = copy.read(MANIFEST);
    copy.write(MANIFEST, JSON.stringify(before));
    expect(copy.run('ephemeris', '--from', from).code).toBe(0);
    expect(copy.read(MANIFEST)).toBe(manifest);
  });

  it('refuses a file that does not match the manifest', () => {
    copy.write('layers/swisseph/ephe/sefstars.txt', '# another\n');
    const from = copy.folder('other', filesOf(['seorbel.txt']));
    const { code, lines } = copy.run('ephemeris', '--from', from);
    expect([code, lines]).toEqual([2, [expect.stringMatching(/^sefstars\.txt does not match the manifest/)]]);
  });
});

it('every package of the manifest is pinned', () => {
  const { files: listed } = Manifest.parse(JSON.parse(readFileSync(join(LAYER, 'manifest.json'), 'utf8')));
  const pins = JSON.parse(readFileSync(join(LAYER, 'build/sources.json'), 'utf8'));
  const packages = Object.values(listed).flatMap(({ source }) => ('package' in source ? [source.package] : []));
  expect(Object.keys(pins).sort()).toEqual([...new Set(packages)].sort());
});
