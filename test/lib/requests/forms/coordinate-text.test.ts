import { expect, it } from 'vitest';
import { parseCoordinate, readSexagesimal } from '../../../../lib/requests/forms/coordinate-text.ts';

it.each([
  ['40.7128', 'latitude', 40.7128],
  [' -74.006 ', 'longitude', -74.006],
  ['−33.87', 'latitude', -33.87],
  ['+2.35', 'longitude', 2.35],
  ['48n51', 'latitude', 48.85],
  ['2e21', 'longitude', 2.35],
  ['118W15', 'longitude', -118.25],
  ["48n51'24", 'latitude', 48 + 51 / 60 + 24 / 3600],
  ['40°42\'46"N', 'latitude', 40 + 42 / 60 + 46 / 3600],
  ['74°00′22″ W', 'longitude', -(74 + 22 / 3600)],
  ['N 40 42 46', 'latitude', 40 + 42 / 60 + 46 / 3600],
  ['33:52 S', 'latitude', -(33 + 52 / 60)],
  ['51° 30.5′ N', 'latitude', 51 + 30.5 / 60],
  ["0°07'39''W", 'longitude', -(7 / 60 + 39 / 3600)],
  ['-0 30', 'latitude', -0.5],
] as const)('a coordinate is read from: %s of %s', (text, axis, degrees) => {
  expect(parseCoordinate(text, axis)).toBeCloseTo(degrees, 9);
});

it.each([
  ['', 'latitude'],
  ['north', 'latitude'],
  ['48n61', 'latitude'],
  ['48n51', 'longitude'],
  ['2e21', 'latitude'],
  ['-40 N', 'latitude'],
  ['N 40 S', 'latitude'],
  ['40.5 30', 'latitude'],
  ['1e400', 'latitude'],
  ['40,7', 'latitude'],
  ['4'.repeat(50), 'latitude'],
  ['40 42 60', 'latitude'],
] as const)('no coordinate is read from: %j as %s', (text, axis) => {
  expect(parseCoordinate(text, axis)).toBeUndefined();
});

it('degrees, minutes, seconds and a direction are one coordinate', () => {
  expect(readSexagesimal({ degrees: 40, minutes: 30, seconds: 36, direction: 'S' }, 'latitude')).toBeCloseTo(-40.51, 9);
  expect(readSexagesimal({ degrees: -12 }, 'longitude')).toBe(-12);
  expect(readSexagesimal({ degrees: '40' }, 'latitude')).toBeUndefined();
  expect(readSexagesimal({ degrees: 40, direction: 'east' }, 'latitude')).toBeUndefined();
});
