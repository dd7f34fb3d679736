import { expect, test } from 'vitest';
import { nauticalZoneAt } from '../../../../../lib/astro/clock/places/nautical-zone.ts';
import { unixSeconds } from '../../../../../lib/base/units/time.ts';
import { zones } from '../../../../support/services.ts';

test.each([0, -60, 89.9])(
  'a nautical zone differs from UTC by one hour per fifteen degrees, at latitude %d',
  (latitude) => {
    for (let longitude = -179.75; longitude < 180; longitude += 0.25) {
      const isBorder = Math.abs(longitude) % 15 === 7.5;
      if (isBorder) continue;
      const { offsetSeconds } = zones.find(nauticalZoneAt(latitude, longitude))?.periodAt(unixSeconds(0)) ?? {};
      expect(Math.abs((offsetSeconds ?? Number.NaN) / 240 - longitude), `longitude ${longitude}`).toBeLessThan(7.5);
    }
  },
);

test.each([
  ['the 180th meridian, east', 0, 180, 'Etc/GMT-12'],
  ['the 180th meridian, west', 0, -180, 'Etc/GMT-12'],
  ['Greenwich', 0, 0, 'Etc/GMT'],
  ['a border goes with the east', 0, 7.5, 'Etc/GMT-1'],
  ['a border goes with the east, in the west', 0, -7.5, 'Etc/GMT'],
  ['the North Pole, at any longitude', 90, 123, 'Etc/GMT'],
  ['the South Pole, at any longitude', -90, -77, 'Etc/GMT'],
])('nautical zone: %s', (_place, latitudeDeg, longitudeDeg, zone) => {
  expect(nauticalZoneAt(latitudeDeg, longitudeDeg)).toBe(zone);
});
