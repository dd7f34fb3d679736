import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { find } from 'geo-tz/all';
import { describe, expect, it, test } from 'vitest';
import { openLandZones } from '../../../../../lib/adapters/places/zone-lookup/land-zones.ts';
import { zones } from '../../../../support/services.ts';

const DATA = fileURLToPath(new URL('../../../../../node_modules/geo-tz/data/', import.meta.url));

const landZonesAt = openLandZones(DATA);

/** Place, latitude, longitude, and all zones whose polygons contain it. */
const PLACES: readonly (readonly [string, number, number, readonly string[]])[] = [
  ['Geneva, where geo-tz has to read polygons', 46.2044, 6.1432, ['Europe/Zurich']],
  ['Basel, two kilometers from France and Germany', 47.5596, 7.5886, ['Europe/Zurich']],
  ['Saint-Louis, across the border of Basel', 47.5856, 7.5632, ['Europe/Paris']],
  ['Lörrach, across the other', 47.6151, 7.6647, ['Europe/Berlin']],
  ['Büsingen, a German village inside Switzerland', 47.6967, 8.69, ['Europe/Busingen']],
  ['Tell City, Indiana, on Central time', 37.9514, -86.7678, ['America/Indiana/Tell_City']],
  ['Hawesville, across the Ohio in Kentucky', 37.9, -86.755, ['America/Chicago']],
  ['Oslo, merged with Berlin in lesser data', 59.9139, 10.7522, ['Europe/Oslo']],
  ['Amsterdam, merged with Brussels in lesser data', 52.3676, 4.9041, ['Europe/Amsterdam']],
  ['Reykjavik, merged with Abidjan in lesser data', 64.1466, -21.9426, ['Atlantic/Reykjavik']],
  ['Vancouver', 49.2827, -123.1207, ['America/Vancouver']],
  ['Jerusalem', 31.7683, 35.2137, ['Asia/Jerusalem']],
  ['Hebron', 31.5326, 35.0998, ['Asia/Hebron']],
  ['Gaza', 31.5017, 34.4668, ['Asia/Gaza']],
  ['Simferopol', 44.9521, 34.1024, ['Europe/Simferopol']],
  ['the South Pole, whose station keeps the time of New Zealand', -90, 0, ['Antarctica/McMurdo']],
  ['Taveuni, Fiji, on the 180th meridian', -16.8, 180, ['Pacific/Fiji']],
  ['Kashgar, where two times are kept', 39.4704, 75.9898, ['Asia/Shanghai', 'Asia/Urumqi']],
  ['Ariel, an Israeli settlement in the West Bank', 32.1, 35.17, ['Asia/Hebron', 'Asia/Jerusalem']],
  ['Abyei, claimed by Sudan and South Sudan', 9.6, 28.4, ['Africa/Juba', 'Africa/Khartoum']],
];

test.each(PLACES)('land zones: %s', (_place, latitudeDeg, longitudeDeg, expected) => {
  expect(landZonesAt(latitudeDeg, longitudeDeg)).toEqual(expected);
});

const AT_SEA: readonly (readonly [string, number, number])[] = [
  ['the middle of the Atlantic', 0, -30],
  ['the North Pole', 90, 0],
  ['the 180th meridian, east', 0, 180],
  ['the 180th meridian, west', 0, -180],
];

test.each(AT_SEA)('no land zone: %s', (_place, latitudeDeg, longitudeDeg) => {
  expect(landZonesAt(latitudeDeg, longitudeDeg)).toEqual([]);
});

test('longitudes -180 and 180 give equal zones', () => {
  for (let latitudeDeg = -89; latitudeDeg < 90; latitudeDeg += 0.25) {
    expect(landZonesAt(latitudeDeg, -180), `latitude ${latitudeDeg}`).toEqual(landZonesAt(latitudeDeg, 180));
  }
});

/** Zones by geo-tz's own search of the same data; on the high seas it names nautical ones. */
const zonesByGeoTz = (latitudeDeg: number, longitudeDeg: number): readonly string[] =>
  [...new Set(find(latitudeDeg, longitudeDeg))].filter((zone) => !zone.startsWith('Etc/GMT')).sort();

describe('zones equal those of geo-tz', () => {
  /** All over the Earth, independent of each other: multiples of irrational numbers. */
  const points = Array.from({ length: 4000 }, (_, index) => ({
    latitudeDeg: (Math.asin((index / 2000 - 1) * 0.99) * 180) / Math.PI,
    longitudeDeg: ((index * 222.492_235_9) % 360) - 180,
  }));
  const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

  it('anywhere', () => {
    for (const { latitudeDeg, longitudeDeg } of points) {
      expect(landZonesAt(latitudeDeg, longitudeDeg)).toEqual(zonesByGeoTz(latitudeDeg, longitudeDeg));
    }
  });

  it('on borders of squares, along which polygons are cut', () => {
    for (const point of points) {
      const latitudeDeg = roundTo(point.latitudeDeg, 89.9999 / 64);
      const longitudeDeg = roundTo(point.longitudeDeg, 179.9999 / 64);
      expect(landZonesAt(latitudeDeg, longitudeDeg)).toEqual(zonesByGeoTz(latitudeDeg, longitudeDeg));
    }
  });
});

it('every zone of the boundaries is in the zone history table', () => {
  const index = JSON.parse(readFileSync(`${DATA}timezones.geojson.index.json`, 'utf8'));
  const names: readonly string[] = index.timezones;

  expect(names.length).toBeGreaterThan(400);
  expect(names.filter((name) => !zones.find(name))).toEqual([]);
});
