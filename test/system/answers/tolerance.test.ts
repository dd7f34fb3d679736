import { expect, test } from 'vitest';
import { areNearNumbers, areNearTexts } from './tolerance.ts';

test.each([
  ['longitude', 84.149453, 84.149454, true],
  ['longitude', 84.149453, 84.149456, false],
  ['longitude', 359.9999999, 0.0000001, true],
  ['longitude', 84.1495, 84.1496, true],
  ['longitude', 84.1495, 84.1497, false],
  ['orb', 1.5, 1.6, false],
  ['house', 3, 4, false],
  ['julian_day', 2448058.020833333, 2448058.020833334, true],
  ['julian_day', 2448058.0208333, 2448058.0208336, false],
  ['day_length_seconds', 60610.382, 60610.383, true],
  ['day_length_seconds', 60610.382, 60610.384, false],
])('%s: %d and %d are near: %s', (name, before, after, isNear) => {
  expect(areNearNumbers(name, before, after)).toBe(isNear);
  expect(areNearNumbers(name, after, before)).toBe(isNear);
});

test.each([
  ['2026-01-01T00:00:00.000Z', '2025-12-31T23:59:59.999Z', true],
  ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.002Z', false],
  ['-0044-03-15T12:00:00.000Z', '-0044-03-15T12:00:00.001Z', true],
  ['-0044-03-15T12:00:00.000Z', '-0045-03-15T12:00:00.000Z', false],
  ['DTSTART:20260101T000000Z', 'DTSTART:20251231T235959Z', true],
  ['DTSTART:20260101T000000Z', 'DTSTART:20260101T000002Z', false],
  ['sun,84.1495', 'sun,84.1496', true],
  ['sun,84.1495', 'moon,84.1495', false],
  ['sun,84.15', 'sun,84.16', false],
  ['house 3', 'house 4', false],
  ['2026-01-01', '2026-01-02', false],
])('%s and %s are near: %s', (before, after, isNear) => {
  expect(areNearTexts(before, after)).toBe(isNear);
  expect(areNearTexts(after, before)).toBe(isNear);
});
