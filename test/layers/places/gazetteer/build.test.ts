import { describe, expect, it, test } from 'vitest';
import { listPlaceKeys, packKeys } from '../../../../layers/places/build/gazetteer/keys.ts';
import { createLesserNameTest } from '../../../../layers/places/build/gazetteer/lesser-names.ts';
import { type MergedPlace, mergePlaces } from '../../../../layers/places/build/gazetteer/merge.ts';
import {
  readOtherNames,
  selectOtherNames,
  writeOtherNames,
} from '../../../../layers/places/build/gazetteer/other-names.ts';
import { rankPlaces } from '../../../../layers/places/build/gazetteer/rank.ts';
import type { City, GeoNamesRecord } from '../../../../layers/places/build/gazetteer/read-sources.ts';
import { assignSectionsToCities } from '../../../../layers/places/build/gazetteer/sections.ts';
import { INNER_WORD, LESSER_NAME, OTHER_NAME } from '../../../../lib/adapters/places/gazetteer/layout.ts';

const city = (name: string, more: Partial<City> = {}): City => ({
  name,
  lat: 48,
  lng: 2,
  country: 'FR',
  admin1: '11',
  admin2: '75',
  ...more,
});

const record = (name: string, more: Partial<GeoNamesRecord> = {}): GeoNamesRecord => ({
  name,
  otherNames: [],
  lat: 48,
  lng: 2,
  featureCode: 'PPL',
  country: 'FR',
  population: 1000,
  timezone: 'Europe/Paris',
  ...more,
});

const place = (name: string, population: number, more: Partial<City & GeoNamesRecord> = {}): MergedPlace => ({
  ...city(name, more),
  record: record(name, { population, ...more }),
});

describe('mergePlaces', () => {
  const recordNamesOf = (cities: readonly City[], records: readonly GeoNamesRecord[]) =>
    mergePlaces(cities, records).map((merged) => merged.record?.name);

  it('matches a place of the same name that was moved slightly', () => {
    expect(recordNamesOf([city('Ville')], [record('Ville', { lat: 48.1 })])).toEqual(['Ville']);
  });

  it('matches a renamed place by another name', () => {
    const odessa = record('Odessa', { otherNames: ['Odesa', 'Одеса'] });
    expect(recordNamesOf([city('Odesa')], [odessa])).toEqual(['Odessa']);
  });

  it('does not match a distant place of the same name or one in another country', () => {
    const records = [record('Ville', { lat: 48.3 }), record('Ville', { country: 'BE' })];
    expect(recordNamesOf([city('Ville')], records)).toEqual([undefined]);
  });

  it('assigns a record only to the best match', () => {
    const cities = [city('Ville', { lat: 48.05 }), city('Ville')];
    expect(recordNamesOf(cities, [record('Ville')])).toEqual([undefined, 'Ville']);
  });
});

describe('assignSectionsToCities', () => {
  const metropolis = place('Metropolis', 2_000_000);
  const cityNameOf = (section: MergedPlace) => assignSectionsToCities([metropolis, section]).get(section)?.name;

  it('assigns a section to its city', () => {
    expect(cityNameOf(place('Quarter', 20_000, { lat: 48.02, featureCode: 'PPLX' }))).toBe('Metropolis');
  });

  it('treats a new place within a city as its section', () => {
    expect(cityNameOf({ ...city('New Quarter', { lat: 48.02 }), record: undefined })).toBe('Metropolis');
  });

  it.each([
    ['a town nearby', place('Town', 20_000, { lat: 48.02 })],
    ['a section of something far away', place('Quarter', 20_000, { lat: 48.6, featureCode: 'PPLX' })],
    ['a new place in another county', { ...city('New', { lat: 48.02, admin2: '92' }), record: undefined }],
  ])('does not treat %s as a section', (_, other) => {
    expect(cityNameOf(other)).toBeUndefined();
  });
});

describe('selectOtherNames', () => {
  const OTHERS = ['Lutetia', 'Parigi', 'Paríž', 'PAR', 'ba li', 'Paris', 'Pari [paʁi]', 'Pa', '巴黎'];

  it('omits codes, transliterations, annotations, abbreviations and duplicates in folded form', () => {
    const paris = place('Paris', 40_000, { otherNames: [...OTHERS, 'Pariz'] });
    expect(selectOtherNames(paris)).toEqual(['Lutetia', 'Parigi', 'Paríž', '巴黎']);
  });

  it('gives small towns no other names but a former one', () => {
    expect(selectOtherNames(place('Paris', 4000, { otherNames: OTHERS }))).toEqual([]);
    expect(selectOtherNames({ ...place('Paris', 4000), name: 'Lutetia' })).toEqual(['Paris']);
  });

  it('keeps initials', () => {
    expect(selectOtherNames(place('New York City', 8_000_000, { otherNames: ['NYC', 'JFK'] }))).toEqual(['NYC']);
  });
});

test('the table of other names is read back unchanged', () => {
  const text = writeOtherNames([
    { place: city('Wien'), names: ['Vienna', 'Bécs'] },
    { place: city('Aachen'), names: ['Aix-la-Chapelle'] },
  ]);
  const names = readOtherNames(text);
  expect([...names.values()]).toEqual([['Aix-la-Chapelle'], ['Vienna', 'Bécs']]);
});

describe('createLesserNameTest', () => {
  const rows = rankPlaces(
    [place('Kraków', 750_000), place('Neustadt an der Weinstraße', 54_000), place('Baia Mare', 136_000)],
    new Map(),
  );
  const rowOf = (name: string) => rows.findIndex((row) => row.place.name === name);
  const isLesser = createLesserNameTest(rows);

  it('finds a name that primarily means another place', () => {
    expect(isLesser(rowOf('Baia Mare'), 'neustadt')).toBe(true);
  });

  it('accepts the name for a far larger place', () => {
    expect(isLesser(rowOf('Kraków'), 'neustadt')).toBe(false);
    expect(isLesser(rowOf('Kraków'), 'krakau')).toBe(false);
  });
});

describe('createLesserNameTest against a town', () => {
  const places = [place('Guangzhou', 11_000_000), place('Harare', 1_500_000), place('Odesa', 1_000_000)];
  const towns = [
    place('Odessa', 119_000),
    place('Canton', 87_000),
    place('Salisbury', 45_000),
    place('Rhodes', 19_000),
  ];
  const rows = rankPlaces([...places, ...towns], new Map());
  const isLesserOf = (name: string, otherName: string) =>
    createLesserNameTest(rows)(
      rows.findIndex((row) => row.place.name === name),
      otherName,
    );

  it.each([
    ['rejects the former name of a city', 'Harare', 'salisbury', true],
    ['accepts a dissimilar name for a metropolis', 'Guangzhou', 'canton', false],
    ['accepts another spelling of a city’s own name', 'Odesa', 'odessa', false],
    ['accepts a name of towns below 20 000 only', 'Harare', 'rhodes', false],
  ])('%s', (_, name, otherName, isLesser) => {
    expect(isLesserOf(name, otherName)).toBe(isLesser);
  });
});

test('a section ranks with a tenth of its population', () => {
  const [large, town] = [place('Quarter', 50_000), place('Town', 6000)];
  const ranked = rankPlaces([large, town], new Map([[large, place('City', 500_000)]]));
  expect(ranked.map((row) => row.place.name)).toEqual(['Town', 'Quarter']);
});

describe('keys', () => {
  const keys = listPlaceKeys({
    row: 7,
    name: 'Bad Köln',
    otherNames: ['Cologne', 'Agrippina'],
    isLesser: (name) => name === 'agrippina',
  });

  it('are own names, words within them, and other names', () => {
    const texts = keys.map(({ text, from, target }) => [Buffer.from(text).toString('utf8', from), target]);
    expect(texts).toEqual([
      ['bad koln', 7],
      ['bad koeln', 7],
      ['koln', 7 | INNER_WORD],
      ['koeln', 7 | INNER_WORD],
      ['cologne', 7 | OTHER_NAME],
      ['agrippina', 7 | OTHER_NAME | LESSER_NAME],
    ]);
  });

  it('are packed in the order of their bytes', () => {
    const { texts, starts } = packKeys(keys);
    const packed = [...starts].map((start) => Buffer.from(texts).toString('utf8', start, texts.indexOf(0, start)));
    expect(packed).toEqual([...packed].sort());
    expect(packed).toHaveLength(keys.length);
  });
});
