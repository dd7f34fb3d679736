import { expect, test, vi } from 'vitest';
import { createZoneLookup } from '../../../../../lib/adapters/places/zone-lookup/open.ts';
import type { GazetteerPlace } from '../../../../../lib/astro/clock/places/gazetteer.ts';
import { nauticalZoneAt } from '../../../../../lib/astro/clock/places/nautical-zone.ts';
import { unixSeconds } from '../../../../../lib/base/units/time.ts';
import { zones } from '../../../../support/services.ts';

const grid = { zonesNear: () => [], hasTownsNear: () => false };

const HALIFAX: GazetteerPlace = {
  name: 'Halifax',
  display_name: 'Halifax, Nova Scotia, Canada',
  latitude: 44.6453,
  longitude: -63.5724,
  country: 'Canada',
  country_code: 'CA',
  timezone: 'America/Halifax',
  population: 359_111,
};

test('a land zone takes precedence, and the gazetteer is not searched', () => {
  const nearest = vi.fn();
  const lookup = createZoneLookup({ grid, landZonesAt: () => ['Asia/Shanghai', 'Asia/Urumqi'], nearest });
  expect(lookup.zonesAt(39, 76)).toEqual({
    timezone: 'Asia/Shanghai',
    candidates: ['Asia/Shanghai', 'Asia/Urumqi'],
    fallback: false,
  });
  expect(nearest).not.toHaveBeenCalled();
});

test('a point at sea has the zone of the nearest place within 200 km', () => {
  const nearest = vi.fn(() => ({ place: HALIFAX, distanceKm: 120 }));
  const lookup = createZoneLookup({ grid, landZonesAt: () => [], nearest });
  expect(lookup.zonesAt(43.7, -62.9)).toEqual({
    timezone: 'America/Halifax',
    candidates: ['America/Halifax'],
    fallback: true,
  });
  expect(nearest).toHaveBeenCalledWith(43.7, -62.9, { withinKm: 200 });
});

test('a point at sea without a place nearby has the nautical zone', () => {
  const lookup = createZoneLookup({ grid, landZonesAt: () => [], nearest: () => undefined });
  expect(lookup.zonesAt(0, -30)).toEqual({ timezone: 'Etc/GMT+2', candidates: ['Etc/GMT+2'], fallback: true });
});

test('a nautical zone differs from UTC by one hour per fifteen degrees of longitude', () => {
  for (let longitudeDeg = -179.75; longitudeDeg < 180; longitudeDeg += 0.25) {
    const isBorder = Math.abs(longitudeDeg) % 15 === 7.5;
    if (isBorder) continue;
    const offsetSeconds =
      zones.find(nauticalZoneAt(10, longitudeDeg))?.periodAt(unixSeconds(0)).offsetSeconds ?? Number.NaN;
    expect(Math.abs(offsetSeconds / 240 - longitudeDeg), `longitude ${longitudeDeg}`).toBeLessThan(7.5);
  }
});

test.each([
  ['the 180th meridian, east', 0, 180, 'Etc/GMT-12'],
  ['the 180th meridian, west', 0, -180, 'Etc/GMT-12'],
  ['just west of it', 0, 179.9, 'Etc/GMT-12'],
  ['just east of it', 0, -179.9, 'Etc/GMT+12'],
  ['Greenwich', 0, 0, 'Etc/GMT'],
  ['a border goes with the east', 0, 7.5, 'Etc/GMT-1'],
  ['a border goes with the east, in the west', 0, -7.5, 'Etc/GMT'],
  ['the North Pole, at any longitude', 90, 123, 'Etc/GMT'],
  ['the South Pole, at any longitude', -90, -77, 'Etc/GMT'],
])('nautical zone: %s', (_place, latitudeDeg, longitudeDeg, zone) => {
  expect(nauticalZoneAt(latitudeDeg, longitudeDeg)).toBe(zone);
});
