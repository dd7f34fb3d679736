import { describe, expect, it, test } from 'vitest';
import { contains, countCorners, readTile } from '../../../../../lib/adapters/places/zone-lookup/tile.ts';

/** A field of a message in the encoding of Protocol Buffers, all of whose numbers are below 128. */
const numberField = (field: number, value: number): number[] => [field * 8, value];
const bytesField = (field: number, bytes: readonly number[]): number[] => [field * 8 + 2, bytes.length, ...bytes];
const textOf = (text: string): number[] => [...Buffer.from(text)];

const encodeSigned = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
/** Distances of corners, in whole degrees. */
const corners = (...rings: readonly (readonly (readonly [number, number])[])[]): number[] =>
  rings.flatMap((ring) =>
    ring.flatMap(([x, y], index) => {
      const [beforeX, beforeY] = ring[index - 1] ?? [0, 0];
      return [encodeSigned(x - beforeX), encodeSigned(y - beforeY)];
    }),
  );

/** A tile with one zone. */
const tileOf = (geometry: readonly number[], properties: readonly number[] = [0, 0]): Uint8Array => {
  const value = bytesField(13, bytesField(1, textOf('Europe/Oslo')));
  const feature = [...bytesField(1, geometry), ...value, ...bytesField(14, properties)];
  return Uint8Array.from([
    ...bytesField(1, textOf('tzid')),
    ...numberField(3, 0),
    ...bytesField(4, bytesField(1, feature)),
  ]);
};

const SQUARE = [
  [-8, -8],
  [8, -8],
  [8, 8],
  [-8, 8],
] as const;
const HOLE = [
  [-2, -2],
  [2, -2],
  [2, 2],
  [-2, 2],
] as const;
const ISLAND = [
  [20, 0],
  [22, 0],
  [21, 3],
] as const;

const WITH_HOLE_AND_ISLAND = tileOf([
  ...numberField(1, 5),
  ...bytesField(2, [2, 2, 4, 4, 1, 3]),
  ...bytesField(3, corners(SQUARE, HOLE, ISLAND)),
]);

describe('polygons with a hole and an island', () => {
  const tile = readTile(WITH_HOLE_AND_ISLAND);
  const [land] = tile;

  it('have a zone and corners', () => {
    expect(tile.map(({ zone }) => zone)).toEqual(['Europe/Oslo']);
    expect(countCorners(tile)).toBe(11);
  });

  test.each([
    ['between outline and hole', 5, 5, true],
    ['in the hole', 0, 0, false],
    ['on the border of the hole', 0, 2, true],
    ['on a corner', 8, 8, true],
    ['on an edge along a parallel', 8, 3, true],
    ['in line with that edge, outside', 8, 9, false],
    ['at the height of a corner, outside', 3, 20, false],
    ['on the island', 1, 21, true],
    ['on the slanting edge of the island', 1.5, 20.5, true],
    ['at sea', -9, 0, false],
  ])('%s', (_where, latitudeDeg, longitudeDeg, expected) => {
    expect(land && contains(land, latitudeDeg, longitudeDeg)).toBe(expected);
  });
});

test('a polygon of one ring states no lengths', () => {
  const [land] = readTile(tileOf([...numberField(1, 4), ...bytesField(3, corners(SQUARE))]));
  expect(land?.polygons.map((rings) => rings.length)).toEqual([1]);
  expect(land && contains(land, 7, -7)).toBe(true);
});

test('a value that is no text keeps its index', () => {
  const values = [...bytesField(13, numberField(3, 7)), ...bytesField(13, bytesField(1, textOf('Europe/Oslo')))];
  const geometry = bytesField(1, [...numberField(1, 4), ...bytesField(3, corners(SQUARE))]);
  const keys = [...bytesField(1, textOf('number')), ...bytesField(1, textOf('tzid'))];
  const feature = [...geometry, ...values, ...bytesField(14, [0, 0, 1, 1])];
  const [land] = readTile(Uint8Array.from([...keys, ...bytesField(4, bytesField(1, feature))]));
  expect(land?.zone).toBe('Europe/Oslo');
});

test.each([
  ['for a message that is cut short', WITH_HOLE_AND_ISLAND.subarray(0, -1), 'Expected varint'],
  ['for a number that is cut short', Uint8Array.of(8, 0x80), 'Expected varint'],
  ['for a text that is cut short', Uint8Array.from(bytesField(1, textOf('tzid'))).subarray(0, -1), 'cut short'],
  ['for no polygons', Uint8Array.from(bytesField(1, textOf('tzid'))), 'no polygons'],
  ['for a line', tileOf(numberField(1, 2)), 'more than polygons'],
  ['for missing corners', tileOf([...numberField(1, 4), ...bytesField(2, [4])]), 'is cut short'],
  ['for a polygon without a zone', tileOf(numberField(1, 4), []), 'names no zone'],
])('an error: %s', (_when, bytes, message) => {
  expect(() => readTile(bytes)).toThrow(message);
});
