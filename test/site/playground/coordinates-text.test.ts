import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCoordinates, isOutOfRange, parseCoordinates } from '../../../site/browser/coordinates-text.ts';

test.each([
  ['59.91 10.75', 59.91, 10.75],
  ['59.91, 10.75', 59.91, 10.75],
  ['-33.87;151.21', -33.87, 151.21],
  ['−33.87 151.21', -33.87, 151.21],
  ['59n55 10e45', 59.916667, 10.75],
  ['40N43 74W00', 40.716667, -74],
  ['33s52 151e12', -33.866667, 151.2],
  ['51n30:30 0w7:30', 51.508333, -0.125],
  ['59°55′N 10°45′E', 59.916667, 10.75],
  ['51°30\'26"N, 0°7\'39"W', 51.507222, -0.1275],
  ['59.91°N 10.75°E', 59.91, 10.75],
])('reads %s', (text, latitude, longitude) => expect(parseCoordinates(text)).toEqual({ latitude, longitude }));

test.each(['Oslo', '91 10', '59.91', '59.91 181', 'N 10', 'Paris 04', '59n55', ''])('%j is not coordinates', (text) => {
  expect(parseCoordinates(text)).toBeUndefined();
});

test.each([
  ['91, 200', true],
  ['59.91 181', true],
  ['95n00 10e45', true],
  ['59.91 10.75', false],
  ['Mile 91', false],
  ['1600 10', false],
])('%j is out of range: %s', (text, expected) => expect(isOutOfRange(text)).toBe(expected));

test('formatted coordinates can be parsed', () => {
  const degrees = (most: number) =>
    fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((value) => value / 10_000);
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      const read = parseCoordinates(formatCoordinates({ latitude, longitude }));
      expect(read?.latitude).toBeCloseTo(latitude, 6);
      expect(read?.longitude).toBeCloseTo(longitude, 6);
    }),
  );
});
