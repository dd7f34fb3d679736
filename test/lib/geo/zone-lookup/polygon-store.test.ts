import { expect, test } from 'vitest';
import { createPolygonStore, type Tile } from '../../../../lib/geo/zone-lookup/polygon-store.ts';

/** A tile with the given number of corners. */
const tile = (corners: number): Tile => ({
  features: [{ geometry: { coordinates: [Array.from({ length: corners }, (_, index) => [index, -index])] } }],
});

test('returns the stored polygons unchanged', () => {
  const store = createPolygonStore(10);
  store.set('ab', tile(4));
  expect(store.get('ab')).toEqual(tile(4));
  expect(store.get('ba')).toBeUndefined();
});

test('never holds more than the maximum number of corners', () => {
  const store = createPolygonStore(10);
  for (const key of ['a', 'b', 'c', 'd']) store.set(key, tile(4));
  expect(store.corners()).toBe(8);
  expect(store.get('b')).toBeUndefined();
  expect(store.get('d')).toBeDefined();
  store.set('e', tile(11));
  expect([store.get('e'), store.corners()]).toEqual([undefined, 8]);
});
