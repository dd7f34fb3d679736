import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { readTowns } from '../../../../../layers/places/build/update-zone-grid.ts';
import { createCellReader } from '../../../../../layers/places/build/zone-grid/cell-zones.ts';
import { readLayerFile } from '../../../../../lib/adapters/layer-file.ts';
import { openZoneGrid } from '../../../../../lib/adapters/places/zone-grid/open.ts';
import { openLandZones } from '../../../../../lib/adapters/places/zone-lookup/land-zones.ts';
import { zones } from '../../../../support/services.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const PATH = `${ROOT}layers/places/zone-grid.bin`;
const grid = openZoneGrid(PATH, readLayerFile);

describe('the zones of a cell', () => {
  test.each([
    ['New York', 40.7128, -74.006, ['America/New_York']],
    ['Basel, where three countries meet', 47.5596, 7.5886, ['Europe/Berlin', 'Europe/Paris', 'Europe/Zurich']],
    ['the middle of the Atlantic', 0, -30, []],
    ['the South Pole', -90, 0, ['Antarctica/McMurdo']],
    ['the North Pole', 90, 180, []],
  ])('%s', (_name, latitudeDeg, longitudeDeg, expected) => {
    expect(grid.zonesNear(latitudeDeg, longitudeDeg)).toEqual(expected);
  });

  test('are those that the boundaries give for the samples of the cell', () => {
    const toCanonical = (name: string): string => zones.find(name)?.canonicalName ?? name;
    const zonesOfCell = createCellReader(
      openLandZones(`${ROOT}node_modules/geo-tz/data`),
      readTowns(`${ROOT}layers/places/gazetteer.bin`),
    );
    let land = 0;
    for (let index = 0; index < 4000; index += 1) {
      // Two irrational steps spread the cells evenly over the map.
      const [row, column] = [
        Math.floor((index * 0.754877666 * 720) % 720),
        Math.floor((index * 0.569840296 * 1440) % 1440),
      ];
      const expected = [...new Set([...zonesOfCell(row, column)].map(toCanonical))].sort();
      expect(grid.zonesNear((row + 0.5) / 4 - 90, (column + 0.5) / 4 - 180)).toEqual(expected);
      if (expected.length > 0) land += 1;
    }
    expect(land).toBeGreaterThan(1000);
  });
});

describe('every town of the gazetteer', () => {
  let towns: ReturnType<typeof readTowns>;
  beforeAll(() => {
    towns = readTowns(`${ROOT}layers/places/gazetteer.bin`);
  });

  test('has its own zone in its cell', () => {
    const toCanonical = (name: string): string => zones.find(name)?.canonicalName ?? name;
    const missing = towns.filter(
      ({ latitudeDeg, longitudeDeg, zone }) => !grid.zonesNear(latitudeDeg, longitudeDeg).includes(toCanonical(zone)),
    );
    expect(towns.length).toBeGreaterThan(170_000);
    expect(missing).toEqual([]);
  });

  test('is near a town', () => {
    expect(towns.filter(({ latitudeDeg, longitudeDeg }) => !grid.hasTownsNear(latitudeDeg, longitudeDeg))).toEqual([]);
  });
});

test.each([
  ['the middle of the Atlantic', 0, -30],
  ['the South Pole', -90, 0],
  ['the Gulf of Guinea, where 0° and 0° meet', 0, 0],
  ['the Sahara', 22.5, 8],
])('%s has no town nearby', (_name, latitudeDeg, longitudeDeg) => {
  expect(grid.hasTownsNear(latitudeDeg, longitudeDeg)).toBe(false);
});

describe('a damaged file', () => {
  const bytes = readFileSync(PATH);

  test('is refused when its magic differs', () => {
    const other = Buffer.from(bytes);
    other.write('OTHER', 0);
    expect(() => openZoneGrid(PATH, () => other).zonesNear(0, 0)).toThrow('is not a grid of zones');
  });

  test('is refused when it is cut short', () => {
    const cut = Buffer.from(bytes.subarray(0, bytes.length - 1000));
    expect(() => openZoneGrid(PATH, () => cut).zonesNear(0, 0)).toThrow('cut short');
  });
});
