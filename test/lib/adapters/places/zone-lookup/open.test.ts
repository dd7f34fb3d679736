import { expect, test, vi } from 'vitest';
import { createZoneLookup } from '../../../../../lib/adapters/places/zone-lookup/open.ts';
import type { GazetteerPlace } from '../../../../../lib/astro/clock/places/gazetteer.ts';

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
