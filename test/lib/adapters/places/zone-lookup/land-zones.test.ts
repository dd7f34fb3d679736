import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { find } from 'geo-tz/all';
import { describe, expect, it, test } from 'vitest';
import { openLandZones } from '../../../../../lib/adapters/places/zone-lookup/land-zones.ts';
import { zones } from '../../../../support/services.ts';

const DATA = fileURLToPath(new URL('../../../../../node_modules/geo-tz/data/', import.meta.url));

const landZonesAt = openLandZones(DATA);

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
