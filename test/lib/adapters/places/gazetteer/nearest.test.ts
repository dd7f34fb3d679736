import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readGazetteerFile } from '../../../../../lib/adapters/places/gazetteer/file.ts';
import { DEGREE_SCALE } from '../../../../../lib/adapters/places/gazetteer/layout.ts';
import { openGazetteer } from '../../../../../lib/adapters/places/gazetteer/open.ts';
import { forAll } from '../../../../support/for-all.ts';

const PATH = join(import.meta.dirname, '../../../../../layers/places/gazetteer.bin');
const gazetteer = openGazetteer(PATH);
const { columns } = readGazetteerFile(PATH);
const EARTH_RADIUS_KM = 6371;

/** Distances as chords of the unit sphere, a method independent of geokdbush's haversines. */
function vectorOf(latitudeDeg: number, longitudeDeg: number): readonly [number, number, number] {
  const [latitude, longitude] = [(latitudeDeg * Math.PI) / 180, (longitudeDeg * Math.PI) / 180];
  return [Math.cos(latitude) * Math.cos(longitude), Math.cos(latitude) * Math.sin(longitude), Math.sin(latitude)];
}

const vectors = Float64Array.from(
  [...columns.latitudes].flatMap((latitude, row) =>
    vectorOf(latitude / DEGREE_SCALE, (columns.longitudes[row] ?? 0) / DEGREE_SCALE),
  ),
);

function chordTo(row: number, [x, y, z]: readonly [number, number, number]): number {
  return Math.hypot(x - (vectors[3 * row] ?? 0), y - (vectors[3 * row + 1] ?? 0), z - (vectors[3 * row + 2] ?? 0));
}

/** The nearest row, sections of cities included, by exhaustive search. */
function nearestOfAll(latitudeDeg: number, longitudeDeg: number): { row: number; distanceKm: number } {
  const point = vectorOf(latitudeDeg, longitudeDeg);
  let [row, chord] = [0, Number.POSITIVE_INFINITY];
  for (let other = 0; other < columns.latitudes.length; other += 1) {
    const otherChord = chordTo(other, point);
    if (otherChord < chord) [row, chord] = [other, otherChord];
  }
  return { row, distanceKm: 2 * EARTH_RADIUS_KM * Math.asin(chord / 2) };
}

/** The tree stores 32-bit coordinates: of two places within this distance, either may be found. */
const TREE_ERROR_KM = 0.005;

function expectNearest(latitudeDeg: number, longitudeDeg: number): void {
  const expected = nearestOfAll(latitudeDeg, longitudeDeg);
  const isSection = columns.cities[expected.row] !== expected.row;
  const found = gazetteer.nearest(latitudeDeg, longitudeDeg);
  const withinReach = gazetteer.nearest(latitudeDeg, longitudeDeg, { withinKm: expected.distanceKm + TREE_ERROR_KM });
  const outOfReach = gazetteer.nearest(latitudeDeg, longitudeDeg, { withinKm: expected.distanceKm - TREE_ERROR_KM });
  expect(found).toEqual(withinReach);
  expect(outOfReach).toBeUndefined();
  if (!isSection) expect(Math.abs((found?.distanceKm ?? Number.NaN) - expected.distanceKm)).toBeLessThan(TREE_ERROR_KM);
}

describe('nearest', () => {
  test.each([
    [48.8566, 2.3522, 'Paris'],
    [48.8867, 2.3431, 'Paris'],
    [40.758, -73.9855, 'New York City'],
    [46.2044, 6.1432, 'Geneva'],
    [47.5596, 7.5886, 'Basel'],
    [52.4986, 13.4033, 'Berlin'],
    [22.28, 114.16, 'Hong Kong'],
    [90, 0, 'Longyearbyen'],
  ])('%d, %d is %s', (latitudeDeg, longitudeDeg, name) => {
    expect(gazetteer.nearest(latitudeDeg, longitudeDeg)?.place.name).toBe(name);
  });

  it('equals an exhaustive search, including at the edges of the map', () => {
    for (const latitude of [-90, -60, -16.8, 0, 66, 90]) {
      for (const longitude of [-180, -179.9, 0, 179.9, 180]) expectNearest(latitude, longitude);
    }
    const latitudes = fc.double({ min: -90, max: 90, noNaN: true });
    const longitudes = fc.double({ min: -180, max: 180, noNaN: true });
    forAll([latitudes, longitudes], { numRuns: 60 }, expectNearest);
  });
});
