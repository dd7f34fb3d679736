import { expect, it } from 'vitest';
import { createZonesOfPlaces } from '../../../../../lib/adapters/places/zone-lookup/zones-of-places.ts';

const TOWNS: Readonly<Record<string, string>> = {
  '1 2': 'Asia/Shanghai',
  '3 4': 'Europe/Berlin',
  '5 6': 'Africa/Juba',
};
const zonesAt = createZonesOfPlaces((latitude, longitude) => TOWNS[`${latitude} ${longitude}`], {
  'Asia/Shanghai Asia/Urumqi': [[1, 2]],
  '': [[5, 6]],
});

it('knows the zone of a place, and all of those that lie in several or none', () => {
  expect(zonesAt(3, 4)).toEqual(['Europe/Berlin']);
  expect(zonesAt(1, 2)).toEqual(['Asia/Shanghai', 'Asia/Urumqi']);
  expect(zonesAt(5, 6)).toEqual([]);
});

it('refuses every other point', () => {
  expect(() => zonesAt(3, 4.00001)).toThrow(expect.objectContaining({ code: 'PlacesUnavailable' }));
});
