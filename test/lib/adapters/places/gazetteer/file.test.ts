import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sha256OfFile } from '../../../../../layers/build/digest.ts';
import {
  OTHER_NAMES_FILE,
  readOtherNames,
  toPlaceKey,
} from '../../../../../layers/places/build/gazetteer/other-names.ts';
import { readGazetteerFile } from '../../../../../lib/adapters/places/gazetteer/file.ts';
import { MAGIC } from '../../../../../lib/adapters/places/gazetteer/layout.ts';
import { createPlaceReader } from '../../../../../lib/adapters/places/gazetteer/place-rows.ts';

const LAYER = join(import.meta.dirname, '../../../../../layers/places');
const PATH = join(LAYER, 'gazetteer.bin');
const OTHER_NAMES = join(LAYER, 'build/gazetteer', OTHER_NAMES_FILE);
const folder = mkdtempSync(join(tmpdir(), 'gazetteer-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

function writeTemporaryFile(content: string | Buffer): string {
  const path = join(folder, 'file.bin');
  writeFileSync(path, content);
  return path;
}

describe('the gazetteer file of the layer', () => {
  const manifest = JSON.parse(readFileSync(join(LAYER, 'manifest.json'), 'utf8')).files['gazetteer.bin'];
  const { header, columns } = readGazetteerFile(PATH);

  it('matches the manifest', () => {
    expect(sha256OfFile(PATH)).toBe(manifest.sha256);
    expect(sha256OfFile(OTHER_NAMES)).toBe(manifest.source.otherNames.sha256);
    expect(columns.latitudes.length).toBe(manifest.counts.places);
    expect(columns.placeKeyStarts.length).toBe(manifest.counts.keys);
  });

  it('contains only zones that are in the time zone table', () => {
    const table = JSON.parse(readFileSync(join(LAYER, 'time-zones.json'), 'utf8'));
    expect(header.zones.filter((zone) => !(zone in table.zones || zone in table.links))).toEqual([]);
    expect(header.zones.filter((zone) => zone.startsWith('Etc/'))).toEqual([]);
  });

  it('states the source of its data', () => {
    expect(header.attribution).toContain('GeoNames');
  });
});

describe('the table of alternative names', () => {
  const names = readOtherNames(readFileSync(OTHER_NAMES, 'utf8'));

  it('contains more than 800 places', () => {
    expect(names.size).toBeGreaterThan(800);
  });

  it('covers 95 % of the cities with more than half a million inhabitants', () => {
    const file = readGazetteerFile(PATH);
    const rows = [...file.columns.populations.keys()].filter((row) => (file.columns.populations[row] ?? 0) > 500_000);
    const places = rows.map(createPlaceReader(file));
    const named = places.filter(({ country_code: country, latitude: lat, longitude: lng, name }) =>
      names.has(toPlaceKey({ country, lat, lng, name })),
    );
    expect(places.length).toBeGreaterThanOrEqual(800);
    expect(named.length / places.length).toBeGreaterThan(0.95);
  });

  it('contains former names', () => {
    const all = new Set([...names.values()].flat());
    for (const name of ['Leningrad', 'Constantinople', 'Breslau', 'Christiania', 'Edo']) expect(all).toContain(name);
  });
});

describe('readGazetteerFile', () => {
  it('refuses a file that is missing or not a gazetteer', () => {
    expect(() => readGazetteerFile(writeTemporaryFile('something else entirely'))).toThrow('is not a gazetteer');
    expect(() => readGazetteerFile(join(folder, 'missing.bin'))).toThrow('ENOENT');
  });

  it('refuses a file that lacks a column', () => {
    const header = JSON.stringify({ attribution: '', countryCodes: [], countriesAndStates: 0, zones: [], columns: {} });
    const length = Buffer.alloc(4);
    length.writeUInt32LE(header.length);
    expect(() =>
      readGazetteerFile(writeTemporaryFile(Buffer.concat([Buffer.from(MAGIC), length, Buffer.from(header)]))),
    ).toThrow('has no column latitudes');
  });
});
