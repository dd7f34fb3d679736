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
