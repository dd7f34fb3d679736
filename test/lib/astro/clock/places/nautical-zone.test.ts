import { describe, expect, test } from 'vitest';
import { nauticalZoneAt } from '../../../../../lib/astro/clock/places/nautical-zone.ts';

describe('the zone of the high seas', () => {
  test.each([
    [0, 'Etc/GMT'],
    [7.4, 'Etc/GMT'],
    [-7.4, 'Etc/GMT'],
    [7.6, 'Etc/GMT-1'],
    [-7.6, 'Etc/GMT+1'],
    [30, 'Etc/GMT-2'],
    [-30, 'Etc/GMT+2'],
    [172.4, 'Etc/GMT-11'],
    [179.9, 'Etc/GMT-12'],
    [-179.9, 'Etc/GMT+12'],
    [180, 'Etc/GMT-12'],
    [-180, 'Etc/GMT-12'],
  ])('at longitude %d is %s', (longitude, zone) => {
    expect(nauticalZoneAt(0, longitude)).toBe(zone);
    expect(nauticalZoneAt(-60, longitude)).toBe(zone);
    expect(nauticalZoneAt(89.9, longitude)).toBe(zone);
  });

  test.each([90, -90])('at the pole (%d°) is Greenwich’s, at any longitude', (latitude) => {
    for (const longitude of [0, 100, -100, 180]) expect(nauticalZoneAt(latitude, longitude)).toBe('Etc/GMT');
  });
});
